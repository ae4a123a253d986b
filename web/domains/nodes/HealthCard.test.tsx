import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { serverMessage } from '../../testing/serverMessage.ts';
import { HealthCard } from './HealthCard.tsx';
import type { HealthCardTestQuery } from './__generated__/HealthCardTestQuery.graphql.ts';

const measured = {
  nodesReady: 3,
  nodesTotal: 4,
  isEstimate: false,
  allocatable: { cores: 10, memoryGb: 20 },
  usage: { cores: 7, memoryGb: 18 },
  requests: { cores: 4, memoryGb: 5 },
  pods: {
    running: 6,
    completed: 1,
    pending: 1,
    failed: 1,
    crashing: 1,
    needsAttention: 3,
    healthyPercent: 70,
  },
};

const renderCard = (health: object | null, cluster: object = {}) =>
  renderWithRelay<HealthCardTestQuery>(
    graphql`
      query HealthCardTestQuery @relay_test_operation {
        cluster(id: "c1") {
          ...HealthCard_cluster
        }
      }
    `,
    ({ cluster: data }) => data && <HealthCard cluster={data} />,
    {
      DateTime: () => '2026-11-20T10:00:00.000Z',
      Cluster: () => ({ uuid: 'c1', status: 'ACTIVE', health, ...cluster }),
    },
  );

describe('the health card', () => {
  it('shows each load with percentage and level', async () => {
    renderCard(measured);
    const cpu = await screen.findByRole('meter', { name: 'CPU' });
    expect(cpu).toHaveAttribute('aria-valuetext', '7 of 10 vCPU, 70%, high · 4 vCPU requested');
    expect(screen.getByRole('meter', { name: 'Memory' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('90%, critical'),
    );
    expect(screen.getByText('70% healthy')).toBeVisible();
    expect(screen.getByText(/^Degraded.*3 pods need attention$/)).toBeVisible();
    expect(screen.getByText('3 of 4 nodes ready')).toBeInTheDocument();
    expect(screen.queryByText('Estimate')).not.toBeInTheDocument();
  });

  it("shows the pods' requests, and how to get usage, while it is not measured", async () => {
    renderCard({ ...measured, usage: null });
    expect(await screen.findByRole('meter', { name: 'CPU requested' })).toHaveAttribute(
      'aria-valuetext',
      '4 of 10 vCPU, 40%, normal',
    );
    expect(screen.getByRole('link', { name: 'Install it under Add-ons' })).toHaveAttribute(
      'href',
      '/clusters/c1/addons',
    );
  });

  it('marks an estimate, without meters', async () => {
    renderCard({ isEstimate: true, nodesTotal: 8, capacity: { cores: 16, memoryGb: 32 } });
    expect(await screen.findByText('Estimate')).toBeInTheDocument();
    expect(screen.getByText('16')).toBeInTheDocument();
    expect(screen.getByText('32 GB')).toBeInTheDocument();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Show/ })).not.toBeInTheDocument();
  });

  it('links to the node pools, unless the cluster is archived', async () => {
    const { unmount } = renderCard(measured);
    expect(await screen.findByRole('link', { name: 'Capacity and health' })).toHaveAttribute(
      'href',
      '/clusters/c1/settings/nodepools',
    );
    unmount();
    renderCard({ isEstimate: true }, { status: 'ARCHIVED' });
    await screen.findByText('Estimate');
    expect(screen.queryByRole('link', { name: 'Capacity and health' })).not.toBeInTheDocument();
  });

  it('reports that the nodes could not be loaded, with a retry of its own', async () => {
    const { environment, user } = renderCard(null);
    await user.click(within(await screen.findByRole('alert')).getByRole('button'));
    const asked = environment.mock.getMostRecentOperation();
    expect(asked.request.node.params.name).toBe('ClusterHealthQuery');
    act(() =>
      environment.mock.nextValue(asked, {
        data: {
          cluster: {
            __typename: 'Cluster',
            id: '<Cluster-mock-id-1>',
            uuid: 'c1',
            status: 'ACTIVE',
            problematicPods: null,
            healthSummary: null,
            health: {
              ...measured,
              updatedAt: '2026-11-20T10:00:00.000Z',
              capacity: { cores: 12, memoryGb: 24 },
            },
          },
        },
      }),
    );
    act(() => environment.mock.complete(asked));
    await waitFor(() => expect(screen.getByText('3 of 4 nodes ready')).toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps its data when a refetch fails', async () => {
    const { environment, user } = renderCard(measured);
    await user.click(await screen.findByRole('button', { name: 'Refresh nodes and pods' }));
    act(() => environment.mock.rejectMostRecentOperation(new Error('offline')));
    expect(await screen.findByText('Failed to load nodes')).toBeInTheDocument();
    expect(screen.getByText('3 of 4 nodes ready')).toBeInTheDocument();
  });

  it('says why the cluster needs attention', async () => {
    const reasons = [
      serverMessage('2 pods keep restarting.'),
      serverMessage('1 add-on has failed: traefik.'),
    ];
    renderCard(measured, { healthSummary: { level: 'WARNING', reasons } });
    expect(await screen.findByText('Needs attention')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['2 pods keep restarting.', '1 add-on has failed: traefik.']),
    );
  });
});
