import { act, render, screen, waitFor } from '@testing-library/react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { MockPayloadGenerator } from 'relay-test-utils';
import { RouterLink } from '../../../app/RouterLink.tsx';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import { refetchMounted } from '../../../relay/live/liveStatus.ts';
import { mockEnvironment } from '../../../testing/mockEnvironment.ts';
import { serverMessage } from '../../../testing/serverMessage.ts';
import { setupUser } from '../../../testing/setupUser.ts';
import { UiProvider } from '../../../ui/UiProvider.tsx';
import { appOf, catalogEntry, installation, refused } from '../apps.testing.ts';
import { ConfigureAppPage } from './ConfigureAppPage.tsx';
import query, { type ConfigureAppPageQuery } from './__generated__/ConfigureAppPageQuery.graphql.ts';

beforeAll(() =>
  loadNamespaces(['apps', 'apps.configure', 'clusters', 'clusters.settings', 'preview', 'preview.review']),
);

const none = { options: [], showIf: [], validation: null, min: null, max: null, minLength: null };
const title = { name: 'title', type: 'STRING', label: serverMessage('title'), help: null, isEditable: true };
const catalog = catalogEntry('ghost', { tabs: [{ name: 'general', fields: [{ ...title, ...none }] }] });
const installed = appOf('ghost', { catalog, installation: installation('ghost') });
/** The app could not be loaded: null together with an error. */
const FAILED = 'failed';

type Answer = object | null | typeof FAILED;

async function show(first: Answer) {
  const environment = mockEnvironment();
  const variables = { id: 'u1', name: 'ghost' };
  const router = createMemoryRouter(
    [
      {
        path: '/clusters/:clusterId/apps/configure',
        element: <ConfigureAppPage />,
        loader: () => loadQuery<ConfigureAppPageQuery>(environment, query, variables),
      },
    ],
    { initialEntries: ['/clusters/u1/apps/configure?app=ghost'] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <UiProvider Link={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </RelayEnvironmentProvider>,
  );
  const answer = async (app: Answer) => {
    await waitFor(() => expect(environment.mock.getAllOperations()).not.toHaveLength(0));
    const operation = environment.mock.getMostRecentOperation();
    const { data } = MockPayloadGenerator.generate(operation, {
      Cluster: () => ({ id: 'c1', uuid: 'u1', ...(app === null || app === FAILED ? { app: null } : {}) }),
      App: () => (app === FAILED ? {} : app) ?? {},
    }) as { data: Record<string, unknown> };
    const errors = [
      { message: 'Unavailable.', path: ['cluster', 'app', 'missingAddons'], severity: 'ERROR' as const },
    ];
    act(() => environment.mock.resolve(operation, app === FAILED ? { data, errors } : { data }));
  };
  const refetch = async (app: Answer) => {
    act(() => void refetchMounted());
    await answer(app);
  };
  await answer(first);
  return { refetch, user: setupUser() };
}
const input = () => screen.findByRole('textbox', { name: /title/ });

it('keeps what is typed when the app cannot be loaded again', async () => {
  const { refetch, user } = await show(installed);
  await user.clear(await input());
  await user.type(await input(), 'News');
  await refetch(FAILED);
  expect(await input()).toHaveValue('News');
});

it('offers to retry when the app could not be loaded, and opens the form then', async () => {
  const { refetch } = await show(FAILED);
  expect(await screen.findByText('Error loading apps')).toBeInTheDocument();
  await refetch(installed);
  expect(await input()).toBeInTheDocument();
});

it('says that the catalogue has no such app', async () => {
  await show(null);
  expect(await screen.findByText('App configuration not found')).toBeInTheDocument();
});

it('opens the form as soon as the app can be installed', async () => {
  const install = refused('BUSY', 'Another app is being installed.');
  const { refetch } = await show(appOf('ghost', { catalog, viewerCan: { install } }));
  expect(await screen.findByText("This isn't possible now")).toBeInTheDocument();
  await refetch(appOf('ghost', { catalog }));
  expect(await input()).toBeInTheDocument();
});
