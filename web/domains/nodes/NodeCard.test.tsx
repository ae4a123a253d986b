import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { NodeCard } from './NodeCard.tsx';
import type { NodeCardTestQuery } from './__generated__/NodeCardTestQuery.graphql.ts';

const renderCard = (node: object) =>
  renderWithRelay<NodeCardTestQuery>(
    graphql`
      query NodeCardTestQuery @relay_test_operation {
        cluster(id: "c1") {
          ...NodeCard_cluster
          node(name: "w1") {
            ...NodeCard_node
          }
        }
      }
    `,
    ({ cluster }) => cluster?.node && <NodeCard node={cluster.node} cluster={cluster} />,
    {
      ActionState: () => ({ allowed: true }),
      ClusterNode: () => ({
        name: 'w1',
        role: 'WORKER',
        nodePoolName: 'batch',
        isReady: true,
        isSchedulable: true,
        isDraining: false,
        evictablePodCount: 3,
        kubeletVersion: 'v1.32.8+k3s1',
        internalIp: '10.0.0.3',
        externalIp: null,
        createdAt: '2026-01-02T10:00:00.000Z',
        capacity: { cores: 4, memoryGb: 8 },
        allocatable: { cores: 4, memoryGb: 8 },
        usage: { cores: 1, memoryGb: 4 },
        requests: { cores: 2, memoryGb: 2 },
        pods: {
          total: 10,
          running: 9,
          completed: 0,
          pending: 0,
          failed: 0,
          crashing: 1,
          needsAttention: 1,
          healthyPercent: 90,
        },
        ...node,
      }),
    },
  );

describe('the card of a node', () => {
  it('shows pool, size, version, addresses, load and pods', async () => {
    renderCard({});
    expect(await screen.findByRole('heading', { name: 'w1' })).toBeInTheDocument();
    expect(screen.getByText('Worker of pool batch')).toBeInTheDocument();
    expect(screen.getByText('4 vCPU, 8 GB memory')).toBeInTheDocument();
    expect(screen.getByText('v1.32.8+k3s1')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy Private address' })).toBeInTheDocument();
    expect(screen.getByText('Public address').nextSibling).toHaveTextContent('None');
    expect(screen.getByRole('meter', { name: 'Memory' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('50%, normal'),
    );
    expect(screen.getByText('Mostly healthy · 1 pod needs attention')).toBeInTheDocument();
    expect(screen.getByText('Ready')).toBeInTheDocument();
  });

  it('asks before its pods are moved, and says what stays', async () => {
    const { environment } = renderCard({});
    await userEvent.click(await screen.findByRole('button', { name: 'Drain' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Drain w1?' });
    expect(within(dialog).getByText(/^3 pods are stopped here/)).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Drain' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  });

  it('shows the progress of a drain, and offers to end it', async () => {
    renderCard({ isSchedulable: false, isDraining: true });
    expect(await screen.findByText('Draining, 3 pods left')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Uncordon' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Drain' })).not.toBeInTheDocument();
  });

  it('shows a control plane node that is not ready, with requests while usage is not measured', async () => {
    renderCard({ role: 'CONTROL_PLANE', isReady: false, usage: null });
    expect(await screen.findByText('Not ready')).toBeInTheDocument();
    expect(screen.getByText('Control plane')).toBeInTheDocument();
    expect(screen.getByRole('meter', { name: 'CPU requested' })).toBeInTheDocument();
  });
});
