import { screen, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { ClusterInfoCard } from './ClusterInfoCard.tsx';
import { CreationCard } from './CreationCard.tsx';
import { NetworkingCard } from './NetworkingCard.tsx';
import { NodePoolsCard } from './NodePoolsCard.tsx';
import type { OverviewCardsTestQuery } from './__generated__/OverviewCardsTestQuery.graphql.ts';
import { serverMessage } from '../../../testing/serverMessage.ts';

const renderCards = (cluster: object) =>
  renderWithRelay<OverviewCardsTestQuery>(
    graphql`
      query OverviewCardsTestQuery @relay_test_operation {
        cluster(id: "c1") {
          ...CreationCard_cluster
          ...ClusterInfoCard_cluster
          ...NetworkingCard_cluster
          ...NodePoolsCard_cluster
        }
      }
    `,
    ({ cluster: data }) =>
      data && (
        <>
          <CreationCard cluster={data} />
          <ClusterInfoCard cluster={data} />
          <NetworkingCard cluster={data} />
          <NodePoolsCard cluster={data} />
        </>
      ),
    { Cluster: () => ({ status: 'ACTIVE', ...cluster }) },
  );

describe('the cards of the overview', () => {
  it('warn of ports that are open to the whole internet, and only of those', async () => {
    renderCards({ sshAllowedNetworks: ['203.0.113.7/32'], apiAllowedNetworks: ['0.0.0.0/0'] });
    expect(await screen.findAllByText(/Open to every address/)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Copy SSH allowed networks' })).toBeInTheDocument();
  });

  it('offer the API endpoint to copy if there is one', async () => {
    const { unmount } = renderCards({ apiEndpoint: 'https://192.0.2.1:6443' });
    expect(await screen.findByRole('button', { name: 'Copy API endpoint' })).toBeInTheDocument();
    unmount();
    renderCards({ apiEndpoint: null });
    expect(await screen.findByText(/Not available while/)).toBeInTheDocument();
  });

  it('show the limits of an autoscaling pool', async () => {
    renderCards({
      nodePools: [{ name: 'batch', isAutoscaling: true, minInstances: 1, maxInstances: 4, instanceCount: 2 }],
    });
    expect(await screen.findByText('1 to 4, autoscaling')).toBeInTheDocument();
  });

  it('show the stages of creation with the current message, until it has finished', async () => {
    const { unmount } = renderCards({
      status: 'CREATING',
      progress: 50,
      detail: serverMessage('Installing k3s'),
    });
    const stages = await screen.findByRole('list', { name: 'Your cluster is being created' });
    const current = stages.querySelector<HTMLElement>('[aria-current=step]');
    expect(current && within(current).getByText('Installing k3s')).toBeInTheDocument();
    expect(stages.querySelectorAll('[data-state=done]')).toHaveLength(2);
    unmount();
    renderCards({ progress: null });
    await screen.findByRole('heading', { name: 'Networking' });
    expect(screen.queryByText('Your cluster is being created')).not.toBeInTheDocument();
  });
});
