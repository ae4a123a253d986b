import { screen, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { ProblemPodsCard } from './ProblemPodsCard.tsx';
import type { ProblemPodsCardTestQuery } from './__generated__/ProblemPodsCardTestQuery.graphql.ts';

const pod = (changes: object = {}) => ({
  node: {
    name: 'api-1',
    namespace: 'shop',
    nodeName: 'worker-1',
    problem: 'CRASHING',
    message: 'Back-off restarting failed container',
    restartCount: 7,
    containers: [{ name: 'app', isReady: false, restartCount: 7 }],
    ...changes,
  },
});

const renderCard = (problematicPods: object | null, isEstimate = false) =>
  renderWithRelay<ProblemPodsCardTestQuery>(
    graphql`
      query ProblemPodsCardTestQuery @relay_test_operation {
        cluster(id: "c1") {
          name
          ...ProblemPodsCard_cluster
        }
      }
    `,
    ({ cluster: data }) =>
      data && (
        <>
          <p>{data.name}</p>
          <ProblemPodsCard cluster={data} />
        </>
      ),
    {
      DateTime: () => '2026-11-20T10:00:00.000Z',
      Cluster: () => ({ name: 'shop', uuid: 'c1', health: { isEstimate }, problematicPods }),
    },
  );

describe('the card of pods with problems', () => {
  it('shows reason and restarts of each pod', async () => {
    renderCard({
      totalCount: 2,
      edges: [pod(), pod({ name: 'job-1', problem: 'PENDING', restartCount: 0 })],
    });
    expect(await screen.findByText('2 pods')).toBeInTheDocument();
    expect(screen.getByText('Crashing')).toBeInTheDocument();
    expect(screen.getByText('Pending')).toBeInTheDocument();
    expect(screen.getAllByText('Back-off restarting failed container')).toHaveLength(2);
    expect(screen.getByText('7 restarts')).toBeInTheDocument();
    expect(screen.getByText('No restarts')).toBeInTheDocument();
  });

  it('expands to containers and diagnostic commands', async () => {
    const { user } = renderCard({ totalCount: 1, edges: [pod()] });
    await user.click(await screen.findByText('Containers and commands'));
    expect(screen.getByText('On node worker-1')).toBeVisible();
    expect(screen.getByText('kubectl describe pod api-1 -n shop')).toBeVisible();
    const container = screen.getByText('app').closest('li');
    expect(container && within(container).getByText(/not ready, 7 restarts/)).toBeVisible();
  });

  it('is hidden if all pods are healthy, and for a cluster that is not running', async () => {
    const { unmount } = renderCard({ totalCount: 0, edges: [] });
    await screen.findByText('shop');
    expect(screen.queryByText('Pods that need attention')).not.toBeInTheDocument();
    unmount();
    renderCard(null, true);
    await screen.findByText('shop');
    expect(screen.queryByText('Pods that need attention')).not.toBeInTheDocument();
  });

  it('reports that they could not be loaded, with a retry', async () => {
    const { environment, user } = renderCard(null);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load problematic pods');
    await user.click(within(alert).getByRole('button'));
    expect(environment.mock.getMostRecentOperation().request.node.params.name).toBe('ClusterHealthQuery');
  });
});
