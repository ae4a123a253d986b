import { screen } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../../../testing/renderWithRelay.tsx';
import { ClusterLabels } from './ClusterLabels.tsx';
import type { ClusterLabelsTestQuery } from './__generated__/ClusterLabelsTestQuery.graphql.ts';

it('shows the labels above the maximum after a press of a button', async () => {
  const { user } = renderWithRelay<ClusterLabelsTestQuery>(
    graphql`
      query ClusterLabelsTestQuery @relay_test_operation {
        cluster(id: "c1") {
          ...ClusterLabels_cluster
        }
      }
    `,
    ({ cluster }) => cluster && <ClusterLabels cluster={cluster} max={1} />,
    { Cluster: () => ({ labels: ['env=prod', 'team=web', 'tier=1'] }) },
  );
  const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  const more = await screen.findByRole('button', { name: '+2 more', expanded: false });
  expect(links()).toEqual(['env=prod']);
  await user.click(more);
  expect(links()).toEqual(['env=prod', 'team=web', 'tier=1']);
  await user.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(links()).toEqual(['env=prod']);
});
