import { EditorView } from '@codemirror/view';
import { act, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider, loadQuery } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RouterLink } from '../../../app/RouterLink.tsx';
import { generatePayload } from '../../../testing/generatePayload.ts';
import { mockEnvironment } from '../../../testing/mockEnvironment.ts';
import { UiProvider } from '../../../ui/UiProvider.tsx';
import { ManifestPage } from './ManifestPage.tsx';
import query, { type ManifestPageQuery } from './__generated__/ManifestPageQuery.graphql.ts';

const allowed = { editManifests: { allowed: true, detail: null } };
const kind = 'DEPLOYMENT' as const;

/** Opens the page of a deployment; one whose name is `gone` is missing. */
async function renderPage() {
  const environment = mockEnvironment();
  const router = createMemoryRouter(
    [
      {
        path: '/:name',
        element: <ManifestPage />,
        hydrateFallbackElement: <p>Loading</p>,
        loader: ({ params: { name = '' } }) => {
          const variables = { id: 'u1', kind, namespace: 'shop', name };
          const found = {
            kind,
            namespace: 'shop',
            name,
            text: 'replicas: 1\n',
            revision: 'r1',
            managedBy: null,
          };
          environment.mock.queueOperationResolver((operation) =>
            generatePayload(operation, {
              Cluster: () => ({
                id: 'c1',
                status: 'ACTIVE',
                viewerCan: allowed,
                manifest: name === 'gone' ? null : found,
              }),
            }),
          );
          environment.mock.queuePendingOperation(query, variables);
          return loadQuery<ManifestPageQuery>(environment, query, variables);
        },
      },
    ],
    { initialEntries: ['/web'] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <UiProvider Link={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </RelayEnvironmentProvider>,
  );
  const editor = await screen.findByRole('textbox', { name: 'YAML of Deployment web' });
  return { environment, router, editor };
}

describe('the page of YAML', () => {
  it('keeps what is typed when a live event has no object', async () => {
    const { environment, editor } = await renderPage();
    const view = EditorView.findFromDOM(editor);
    act(() => view?.dispatch({ changes: { from: 0, insert: '# typed\n' } }));
    const subscription = environment.mock.findOperation(
      ({ request }) => request.node.params.name === 'useManifestEventsSubscription',
    );
    const cluster = { __typename: 'Cluster', id: 'c1', manifest: null };
    act(() => environment.mock.nextValue(subscription, { data: { clusterContentChanged: { cluster } } }));
    expect(screen.getByRole('textbox', { name: 'YAML of Deployment web' })).toBe(editor);
    expect(view?.state.doc.toString()).toBe('# typed\nreplicas: 1\n');
  });

  it('shows that another object is missing', async () => {
    const { router } = await renderPage();
    await act(() => router.navigate('/gone'));
    expect(await screen.findByText('This object does not exist any more')).toBeInTheDocument();
  });
});
