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

const query = graphql`
  query useClusterEventsTestQuery @relay_test_operation {
    viewer {
      account {
        ...ClusterList_account
      }
    }
  }
`;

function Live({ onSettled }: { onSettled: () => void }) {
  useClusterEvents(onSettled);
  return null;
}

const node = (name: string, fields: object = {}) => ({
  id: `id-${name}`,
  uuid: `uuid-${name}`,
  name,
  status: 'ACTIVE',
  progress: null,
  progressMessage: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  location: { city: 'Helsinki', countryCode: 'FI' },
  workerCount: 1,
  monthlyPrice: { amount: 9 },
  open: { allowed: true, code: null, message: null },
  ...fields,
});

async function renderLive(path = '/clusters') {
  startSession(storedUser({ accountId: 'a1' }));
  const onSettled = vi.fn();
  const view = renderWithRelay<useClusterEventsTestQuery>(
    query,
    ({ viewer }) =>
      viewer && (
        <>
          <Live onSettled={onSettled} />
          <ClusterList account={viewer.account} />
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
  const nothing = {
    isResync: false,
    cluster: null,
    createdCluster: null,
    settledCluster: null,
    deletedClusterId: null,
  };
  const tell = (event: object) =>
    act(async () => {
      view.environment.mock.nextValue(
        subscription,
        MockPayloadGenerator.generate(subscription, { ClusterEvent: () => ({ ...nothing, ...event }) }),
      );
    });
  return { ...view, subscription, tell, onSettled };
}

afterEach(() => act(() => endSession('signed-out')));

describe('live events of clusters', () => {
  it('move the bar of the card they belong to', async () => {
    const { tell, onSettled } = await renderLive();
    await tell({
      cluster: {
        id: 'id-prod',
        uuid: 'uuid-prod',
        status: 'UPDATING',
        progress: 40,
        progressMessage: 'Draining nodes',
      },
    });
    expect(screen.getByRole('progressbar', { name: 'Updating prod' })).toBeInTheDocument();
    expect(screen.getByText('Draining nodes')).toBeInTheDocument();
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('bring a new cluster into the list, once', async () => {
    const { tell, onSettled } = await renderLive();
    const created = node('fresh', { status: 'PENDING', createdAt: '2026-06-01T00:00:00.000Z' });
    await tell({ createdCluster: created });
    await tell({ createdCluster: created });
    expect(screen.getAllByRole('link', { name: 'fresh' })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('fresh');
    expect(onSettled).toHaveBeenCalledTimes(2);
  });

  it('take a deleted cluster off the list', async () => {
    const { tell } = await renderLive();
    await tell({ deletedClusterId: 'id-prod' });
    expect(screen.queryByRole('link', { name: 'prod' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'test' })).toBeInTheDocument();
  });

  it('go on after signing in again, although the session that heard them is over', async () => {
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

  it('end in a toast where the page does not show the cluster', async () => {
    const { tell } = await renderLive('/settings/account');
    await tell({ cluster: { id: 'id-prod', uuid: 'uuid-prod', status: 'DELETING', progress: 50 } });
    await tell({ deletedClusterId: 'id-prod' });
    expect(await screen.findByText('Cluster prod was deleted')).toBeInTheDocument();
  });
});
