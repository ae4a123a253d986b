import { act, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider, loadQuery } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RouterLink } from '../../../app/RouterLink.tsx';
import { generatePayload } from '../../../testing/generatePayload.ts';
import { mockEnvironment } from '../../../testing/mockEnvironment.ts';
import { UiProvider } from '../../../ui/UiProvider.tsx';
import type { TerminalScreenProps } from '../../../ui/terminal/TerminalScreen.tsx';
import { TerminalPage } from './TerminalPage.tsx';
import query, { type TerminalPageQuery } from './__generated__/TerminalPageQuery.graphql.ts';

// xterm.js measures text, which jsdom cannot.
vi.mock('../../../ui/terminal/TerminalScreen.tsx', () => ({
  TerminalScreen: ({ label }: TerminalScreenProps) => <textarea aria-label={label} />,
}));

/** Opens the terminal of a pod; one whose name is `gone` is missing. */
async function renderPage() {
  const environment = mockEnvironment();
  const router = createMemoryRouter(
    [
      {
        path: '/:namespace/:podName',
        element: <TerminalPage />,
        hydrateFallbackElement: <p>Loading</p>,
        loader: ({ params: { podName: name = '' } }) => {
          const variables = { id: 'u1', namespace: 'shop', name };
          const openTerminal = { allowed: true, detail: null };
          const containers = [{ name: 'main', state: 'RUNNING' }];
          const found = { id: 'p1', namespace: 'shop', name, viewerCan: { openTerminal }, containers };
          environment.mock.queueOperationResolver((operation) =>
            generatePayload(operation, {
              Cluster: () => ({ id: 'c1', pod: name === 'gone' ? null : found }),
            }),
          );
          environment.mock.queuePendingOperation(query, variables);
          return loadQuery<TerminalPageQuery>(environment, query, variables);
        },
      },
    ],
    { initialEntries: ['/shop/web-1'] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <UiProvider Link={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </RelayEnvironmentProvider>,
  );
  const terminal = await screen.findByRole('textbox', { name: 'Terminal in container main of web-1' });
  return { environment, router, terminal };
}

describe('the page of a terminal', () => {
  it('keeps an open terminal when a live event has no pod', async () => {
    const { environment, terminal } = await renderPage();
    const subscription = await waitFor(() =>
      environment.mock.findOperation(
        ({ request }) => request.node.params.name === 'usePodEventsSubscription',
      ),
    );
    const cluster = { __typename: 'Cluster', id: 'c1', pod: null };
    act(() => environment.mock.nextValue(subscription, { data: { clusterContentChanged: { cluster } } }));
    expect(screen.getByRole('textbox', { name: 'Terminal in container main of web-1' })).toBe(terminal);
  });

  it('shows that another pod is missing', async () => {
    const { router } = await renderPage();
    await act(() => router.navigate('/shop/gone'));
    expect(await screen.findByText('This pod does not exist any more')).toBeInTheDocument();
  });
});
