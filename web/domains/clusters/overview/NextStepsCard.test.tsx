import { screen } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { NextStepsCard } from './NextStepsCard.tsx';
import type { NextStepsCardTestQuery } from './__generated__/NextStepsCardTestQuery.graphql.ts';

const fresh = {
  uuid: 'c1',
  status: 'ACTIVE',
  ingressEndpoints: [],
  deploymentCounts: { total: 0 },
  gitops: { isEnabled: false },
};
const show = (changes: object = {}) =>
  renderWithRelay<NextStepsCardTestQuery>(
    graphql`
      query NextStepsCardTestQuery @relay_test_operation {
        cluster(id: "c1") {
          ...NextStepsCard_cluster
        }
      }
    `,
    ({ cluster }) => (
      <main>
        <h1>Overview</h1>
        {cluster && <NextStepsCard cluster={cluster} />}
      </main>
    ),
    { Cluster: () => ({ ...fresh, ...changes }) },
  );
const title = () => screen.queryByRole('heading', { name: 'Next steps' });

it('proposes what a new cluster lacks', async () => {
  show({ ingressEndpoints: [{ __typename: 'IngressEndpoint' }] });
  expect(await screen.findByRole('link', { name: 'New deployment' })).toHaveAttribute(
    'href',
    '/clusters/c1/deployments/create',
  );
  expect(screen.getByRole('button', { name: 'Connect' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set up GitOps' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Install an ingress' })).not.toBeInTheDocument();
});

it.each([
  ['that is not running', { status: 'CREATING' }],
  ['in use', { ingressEndpoints: null, deploymentCounts: { total: 2 } }],
])('is not shown for a cluster %s', async (_which, changes) => {
  show(changes);
  await screen.findByRole('heading', { name: 'Overview' });
  expect(title()).not.toBeInTheDocument();
});

it('stays dismissed for its cluster only', async () => {
  const { user, unmount } = show();
  await user.click(await screen.findByRole('button', { name: 'Dismiss the next steps' }));
  expect(title()).not.toBeInTheDocument();
  unmount();
  const { unmount: leave } = show();
  await screen.findByRole('heading', { name: 'Overview' });
  expect(title()).not.toBeInTheDocument();
  leave();
  show({ uuid: 'c2' });
  expect(await screen.findByRole('heading', { name: 'Next steps' })).toBeVisible();
});
