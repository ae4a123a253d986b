import { act, screen } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { retryWanted } from '../../relay/signals.ts';
import { endSession, startSession } from '../../shell/session/sessionStore.ts';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { storedUser } from '../../testing/storedUser.ts';
import { ClusterList } from './list/ClusterList.tsx';
import { useClusterEvents } from './useClusterEvents.ts';
import type { useClusterEventsTestQuery } from './__generated__/useClusterEventsTestQuery.graphql.ts';
import { serverMessage } from '../../testing/serverMessage.ts';

const query = graphql`
  query useClusterEventsTestQuery @relay_test_operation {
    viewer {
      user {
        ...ClusterList_user
      }
      account {
        ...ClusterList_account
      }
    }
  }
`;

function Live() {
  useClusterEvents();
  return null;
}

const node = (name: string, fields: object = {}) => ({
  id: `id-${name}`,
  uuid: `uuid-${name}`,
  name,
  status: 'ACTIVE',
  progress: null,
  detail: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  location: { city: 'Helsinki', countryCode: 'FI' },
  workerCount: 1,
  monthlyPrice: { amount: '9.00' },
  viewerCan: { open: { allowed: true, code: null, detail: null } },
  ...fields,
});

async function renderLive(path = '/clusters') {
  startSession(storedUser({ accountId: 'a1' }));
  const view = renderWithRelay<useClusterEventsTestQuery>(
    query,
    ({ viewer }) =>
      viewer && (
        <>
          <Live />
          <ClusterList account={viewer.account} user={viewer.user} />
        </>
      ),
    {
      Account: () => ({ id: 'a1', clusters: { edges: [{ node: node('prod') }, { node: node('test') }] } }),
      PageInfo: () => ({ hasNextPage: false, endCursor: null }),
    },
    { path },
  );
  await screen.findByRole('link', { name: 'prod' });
  const subscription = view.environment.mock.findOperation(
    ({ request }) => request.node.params.name === 'useClusterEventsSubscription',
  );
  const nothing = { cluster: null, deletedClusterId: null };
  const tell = (event: object) =>
    act(async () => {
      view.environment.mock.nextValue(
        subscription,
        MockPayloadGenerator.generate(subscription, { ClusterEvent: () => ({ ...nothing, ...event }) }),
      );
    });
  return { ...view, subscription, tell };
}

afterEach(() => act(() => endSession('signed-out')));

describe('live events of clusters', () => {
  it('update the progress bar of their cluster', async () => {
    const { tell } = await renderLive();
    await tell({
      cluster: {
        id: 'id-prod',
        uuid: 'uuid-prod',
        status: 'UPDATING',
        progress: 40,
        detail: serverMessage('Draining nodes'),
      },
    });
    expect(screen.getByRole('progressbar', { name: 'Updating prod' })).toBeInTheDocument();
    expect(screen.getByText('Draining nodes')).toBeInTheDocument();
  });

  it('continue after signing in again', async () => {
    const { environment, subscription } = await renderLive();
    const listeners = () =>
      environment.mock
        .getAllOperations()
        .filter(({ request }) => request.node.params.name === 'useClusterEventsSubscription');
    await act(async () => environment.mock.reject(subscription, new Error('The session is over.')));
    expect(listeners()).toHaveLength(0);
    await act(async () => retryWanted.emit());
    expect(listeners()).toHaveLength(1);
  });

  it('show in a toast that a cluster is ready, by its name', async () => {
    const { tell } = await renderLive('/settings/account');
    const prod = { id: 'id-prod', uuid: 'uuid-prod' };
    await tell({ cluster: { ...prod, status: 'CREATING', progress: 90 } });
    await tell({ cluster: { ...prod, status: 'ACTIVE', progress: null } });
    expect(await screen.findByText('Cluster prod is ready')).toBeInTheDocument();
  });

  it('show a toast without a name for a cluster that this tab has not shown', async () => {
    const { tell } = await renderLive('/settings/account');
    const other = { id: 'id-other', uuid: 'uuid-other' };
    await tell({ cluster: { ...other, status: 'CREATING', progress: 90 } });
    await tell({ cluster: { ...other, status: 'ACTIVE', progress: null } });
    expect(await screen.findByText('A cluster is ready')).toBeInTheDocument();
  });

  it('show a toast on pages without the cluster', async () => {
    const { tell } = await renderLive('/settings/account');
    await tell({ cluster: { id: 'id-prod', uuid: 'uuid-prod', status: 'DELETING', progress: 50 } });
    await tell({ deletedClusterId: 'id-prod' });
    expect(await screen.findByText('Cluster prod was deleted')).toBeInTheDocument();
  });
});
