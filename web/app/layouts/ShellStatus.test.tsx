import { screen } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { FailingClusters } from './FailingClusters.tsx';
import { ShellStatus } from './ShellStatus.tsx';
import type { ShellStatusTestQuery } from './__generated__/ShellStatusTestQuery.graphql.ts';

const renderStatus = (resolvers: Parameters<typeof renderWithRelay>[2]) =>
  renderWithRelay<ShellStatusTestQuery>(
    graphql`
      query ShellStatusTestQuery @relay_test_operation {
        viewer {
          account {
            ...ShellStatus_account
            ...FailingClusters_account
          }
        }
      }
    `,
    ({ viewer }) =>
      viewer && (
        <>
          <ShellStatus account={viewer.account} />
          <FailingClusters account={viewer.account} />
        </>
      ),
    resolvers,
  );

const clusters = (...states: [status: string, level?: string][]) => ({
  ClusterConnection: () => ({
    edges: states.map(([status, level]) => ({ node: { status, healthSummary: level ? { level } : null } })),
  }),
});
const usage = { activeClusters: 1, maxClusters: 2, plan: { name: 'Standard' } };

describe('the sidebar', () => {
  it('shows how much of the plan is used and links to billing', async () => {
    renderStatus({ AccountUsage: () => usage, ...clusters(['ACTIVE'], ['ACTIVE', 'HEALTHY'], ['CREATING']) });
    const chip = await screen.findByRole('link', { name: 'Standard · 1 of 2 clusters' });
    expect(chip).toHaveAttribute('href', '/settings/billing');
    expect(screen.queryByText(/attention/)).not.toBeInTheDocument();
  });

  it('counts failed clusters and running ones that need attention', async () => {
    renderStatus({
      AccountUsage: () => usage,
      ...clusters(['FAILED'], ['ACTIVE', 'WARNING'], ['ACTIVE', 'CRITICAL'], ['ACTIVE']),
    });
    expect(await screen.findByText('3 clusters need attention')).toBeInTheDocument();
  });

  it('omits usage that could not be loaded', async () => {
    renderStatus({ Account: () => ({ usage: null }), ...clusters(['FAILED']) });
    expect(await screen.findByText('1 cluster needs attention')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
