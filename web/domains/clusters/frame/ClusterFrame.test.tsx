import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { setupUser } from '../../../testing/setupUser.ts';
import { RelayEnvironmentProvider, loadQuery } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { commitLocalUpdate } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { RouterLink } from '../../../app/RouterLink.tsx';
import { GraphQLErrors } from '../../../relay/errors.ts';
import { handleKey } from '../../../shell/keys/keymap.ts';
import { useShownThing } from '../../../shell/thingName.ts';
import { mockEnvironment } from '../../../testing/mockEnvironment.ts';
import { UiProvider } from '../../../ui/UiProvider.tsx';
import { ClusterFrame } from './ClusterFrame.tsx';
import query, { type ClusterFrameQuery } from './__generated__/ClusterFrameQuery.graphql.ts';
import { serverMessage } from '../../../testing/serverMessage.ts';

const allowed = { allowed: true, code: null, detail: null };
const resting = {
  id: 'c1',
  uuid: 'u1',
  name: 'prod',
  status: 'ACTIVE',
  isProtected: true,
  controlPlaneCount: 1,
  workerCount: 2,
  progress: null,
  detail: null,
  pendingUpdate: null,
  hasFailedNodePool: false,
  createdAt: '2026-11-01T10:00:00Z',
  viewerCan: { open: allowed, delete: allowed, unarchive: allowed },
  addons: null,
  installedApps: null,
  failedApps: null,
  outdatedApps: null,
  deploymentCounts: null,
  registryCounts: null,
  secrets: null,
};

async function renderFrame(cluster: object | null | Error, tab = 'addons') {
  const environment = mockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    cluster instanceof Error
      ? cluster
      : MockPayloadGenerator.generate(operation, {
          Query: () => (cluster ? {} : { cluster: null }),
          Cluster: () => ({ ...resting, ...cluster }),
        }),
  );
  environment.mock.queuePendingOperation(query, { id: 'u1' });
  const router = createMemoryRouter(
    [
      { path: '/clusters', element: <h1>All clusters</h1> },
      {
        path: '/clusters/:clusterId',
        element: <ClusterFrame />,
        errorElement: <h1>Missing</h1>,
        handle: { title: 'clusters:frame.title', tabs: ['addons', 'overview'] },
        loader: ({ params }) =>
          loadQuery<ClusterFrameQuery>(environment, query, { id: params.clusterId ?? '' }),
        children: [
          { path: 'overview', element: <p>the overview</p> },
          { path: 'addons', element: <p>the add-ons</p> },
        ],
      },
    ],
    { initialEntries: [`/clusters/u1/${tab}`] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <UiProvider Link={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </RelayEnvironmentProvider>,
    // A query that failed is thrown again while React tries once more; the boundary shows it all the same.
    { onRecoverableError: () => undefined },
  );
  await screen.findByRole('heading', { level: 1 });
  return { environment, router, user: setupUser() };
}

beforeEach(() => {
  document.addEventListener('keydown', handleKey);
  return () => document.removeEventListener('keydown', handleKey);
});

describe('the layout of a cluster', () => {
  it('shows why the cluster could not be loaded, and retries', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failure = new GraphQLErrors('down', 'UPSTREAM_UNAVAILABLE', 503);
    const { environment, user } = await renderFrame(failure);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Error loading cluster: .+/);
    environment.mock.queueOperationResolver((operation) =>
      MockPayloadGenerator.generate(operation, { Cluster: () => resting }),
    );
    environment.mock.queuePendingOperation(query, { id: 'u1' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'prod' })).toBeInTheDocument();
  });

  it('shows name, status and the tabs that have a page, in a fixed order', async () => {
    await renderFrame({});
    expect(screen.getByRole('heading', { level: 1, name: 'prod' })).toBeInTheDocument();
    expect(screen.getByText('Active')).toBeInTheDocument();
    expect(screen.getByText('Protected')).toBeInTheDocument();
    const tabs = screen.getByRole('navigation', { name: 'Sections of the cluster' });
    expect([...tabs.querySelectorAll('a')].map((tab) => tab.textContent)).toEqual(['Overview', 'Add-ons']);
    expect(screen.getByRole('link', { name: 'Add-ons' })).toHaveAttribute('aria-current', 'page');
  });

  it('opens a tab by its number', async () => {
    const { router } = await renderFrame({});
    for (const key of 'g1') fireEvent.keyDown(document.body, { key });
    expect(router.state.location.pathname).toBe('/clusters/u1/overview');
  });

  it('collapses to one line with Ctrl+B and stores that', async () => {
    const { user } = await renderFrame({});
    await user.keyboard('{Control>}b{/Control}');
    expect(screen.queryByRole('link', { name: 'Overview' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sections of the cluster' })).toHaveTextContent('Add-ons');
    expect(localStorage.getItem('kubedeck.clusterHeaderCollapsed')).toBe('true');
    await user.keyboard('{Control>}b{/Control}');
    expect(screen.getByRole('link', { name: 'Overview' })).toBeInTheDocument();
  });

  it('shows progress in the collapsed header too, and the name in the title', async () => {
    const { user } = await renderFrame({ status: 'UPDATING', progress: 40 });
    await user.keyboard('{Control>}b{/Control}');
    expect(screen.getByRole('progressbar', { name: 'Updating prod' })).toHaveAttribute('aria-valuenow', '40');
    const { result } = renderHook(useShownThing);
    expect(result.current).toBe('prod');
  });

  it('shows that an archived cluster is read-only and asks before unarchiving', async () => {
    const { user } = await renderFrame({ status: 'ARCHIVED' });
    expect(screen.getByText('This cluster is archived')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Unarchive cluster' }));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  });

  it('links to the settings when an update failed, and does not call the cluster failed', async () => {
    const pendingUpdate = { changes: [] };
    await renderFrame({ status: 'FAILED', detail: serverMessage('master2 did not answer'), pendingUpdate });
    expect(screen.getByText('The last update did not finish')).toBeInTheDocument();
    expect(screen.getByText('master2 did not answer')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to settings' })).toHaveAttribute(
      'href',
      '/clusters/u1/settings/general',
    );
    expect(screen.queryByText('This cluster has failed')).not.toBeInTheDocument();
  });

  it('shows on every tab why the last sync of the node pools failed, with a link to them', async () => {
    await renderFrame({
      hasFailedNodePool: true,
      detail: serverMessage('The Hetzner project is at its limit.'),
    });
    expect(screen.getByText('The last sync of the node pools did not finish')).toBeInTheDocument();
    expect(screen.getByText('The Hetzner project is at its limit.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to node pools' })).toHaveAttribute(
      'href',
      '/clusters/u1/settings/nodepools',
    );
  });

  it('shows why a cluster failed and offers to delete it', async () => {
    await renderFrame({ status: 'FAILED', detail: serverMessage('No servers left.') });
    expect(screen.getByText('No servers left.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete cluster' })).toBeInTheDocument();
  });

  it("does not open over the plan's limit, and shows both ways to resolve it", async () => {
    await renderFrame({
      viewerCan: { open: { allowed: false, code: 'OVER_LIMIT', detail: serverMessage('too many') } },
    });
    expect(screen.getByRole('heading', { name: 'prod is locked' })).toBeInTheDocument();
    expect(screen.queryByText('the add-ons')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/settings/billing');
  });

  it('distinguishes a deleted cluster from a missing one, and continues to the list', async () => {
    const { environment, router } = await renderFrame({});
    act(() => commitLocalUpdate(environment, (store) => store.delete('c1')));
    expect(await screen.findByRole('heading', { name: 'Cluster prod was deleted' })).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/clusters'));
  });

  it('shows the 404 page, and no deletion, if another cluster is opened that is missing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { environment, router } = await renderFrame({});
    environment.mock.queueOperationResolver((operation) =>
      MockPayloadGenerator.generate(operation, { Query: () => ({ cluster: null }) }),
    );
    environment.mock.queuePendingOperation(query, { id: 'u2' });
    await act(() => router.navigate('/clusters/u2/addons'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Missing');
    expect(screen.queryByText(/was deleted/)).not.toBeInTheDocument();
  });

  it('stays mounted when another tab is opened', async () => {
    const { router } = await renderFrame({});
    const heading = screen.getByRole('heading', { level: 1, name: 'prod' });
    await act(() => router.navigate('/clusters/u1/overview'));
    expect(screen.getByText('the overview')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'prod' })).toBe(heading);
  });

  it('shows the 404 page for an unknown cluster', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderFrame(null);
    expect(screen.getByRole('heading', { name: 'Missing' })).toBeInTheDocument();
    vi.restoreAllMocks();
  });
});
