import { screen } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { OverLimitBanner } from './OverLimitBanner.tsx';
import type { OverLimitBannerTestQuery } from './__generated__/OverLimitBannerTestQuery.graphql.ts';

const query = graphql`
  query OverLimitBannerTestQuery @relay_test_operation {
    viewer {
      account {
        usage {
          ...OverLimitBanner_usage
        }
      }
    }
  }
`;

const within = {
  activeClusters: 1,
  maxClusters: 1,
  archivedClusters: 0,
  maxArchivedClusters: 1,
  users: 1,
  maxUsers: 3,
};
const show = (usage: Partial<typeof within>) =>
  renderWithRelay<OverLimitBannerTestQuery>(
    query,
    ({ viewer }) => (viewer?.account.usage ? <OverLimitBanner usage={viewer.account.usage} /> : null),
    { AccountUsage: () => ({ ...within, ...usage }) },
  );

it('names every limit that is exceeded, with what to do', () => {
  show({ activeClusters: 3, users: 5 });
  expect(
    screen.getByText(
      'To open your clusters again, archive or delete 2 active clusters and remove 2 users or invites, or upgrade. They keep running.',
    ),
  ).toBeInTheDocument();
});

it('does not advise to archive where archived clusters have no room', () => {
  show({ activeClusters: 2, archivedClusters: 2 });
  expect(
    screen.getByText(/delete 1 active cluster and delete 1 archived cluster, or upgrade/),
  ).toBeInTheDocument();
  expect(screen.queryByText(/archive or delete/)).not.toBeInTheDocument();
});

it('leads to the users only if there are too many', () => {
  const { unmount } = show({ users: 4 });
  expect(screen.getByRole('link', { name: 'Manage users' })).toHaveAttribute('href', '/settings/users');
  expect(screen.queryByText(/active cluster/)).not.toBeInTheDocument();
  unmount();
  show({ activeClusters: 2 });
  expect(screen.queryByRole('link', { name: 'Manage users' })).not.toBeInTheDocument();
});
