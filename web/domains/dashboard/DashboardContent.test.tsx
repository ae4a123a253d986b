import { act, screen, within } from '@testing-library/react';
import { fetchQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { DashboardContent } from './DashboardContent.tsx';
import type { DashboardContentTestQuery } from './__generated__/DashboardContentTestQuery.graphql.ts';
import { serverMessage } from '../../testing/serverMessage.ts';

const query = graphql`
  query DashboardContentTestQuery @relay_test_operation {
    viewer {
      account {
        ...DashboardContent_account
      }
    }
  }
`;

describe('recent activity', () => {
  const edges = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      cursor: `a${from + index}`,
      node: {
        at: '2026-01-01T00:00:00.000Z',
        actorName: 'Ada',
        action: 'cluster.protect',
        targetName: `shop-${from + index}`,
        addonName: null,
        version: null,
        cluster: null,
      },
    }));

  it('is shown by five, with what is before and after', async () => {
    const { user } = renderDashboard([], {
      activity: { totalCount: 7, edges: edges(1, 7), pageInfo: { hasNextPage: false, endCursor: 'a7' } },
    });
    const card = within(await screen.findByRole('region', { name: 'Recent activity' }));
    expect(card.getByText('Showing 1–5 of 7')).toBeInTheDocument();
    expect(card.getByText(/shop-5/)).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Next' }));
    expect(card.getByText('Showing 6–7 of 7')).toBeInTheDocument();
    expect(card.queryByText(/shop-5/)).not.toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(card.getByRole('button', { name: 'Previous' }));
    expect(card.getByText(/shop-1/)).toBeInTheDocument();
  });

  /** The second of two loaded pages, after a refetch of the dashboard has returned the first one only. */
  async function refetchOnSecondPage() {
    const page = (from: number, count: number) => ({
      totalCount: 12,
      edges: edges(from, count),
      pageInfo: { hasNextPage: true, endCursor: `a${from + count - 1}` },
    });
    const { user, environment } = renderDashboard([], { activity: page(1, 10) });
    const card = within(await screen.findByRole('region', { name: 'Recent activity' }));
    await user.click(card.getByRole('button', { name: 'Next' }));
    expect(card.getByText('Showing 6–10 of 12')).toBeInTheDocument();
    const pending = (name: string) =>
      environment.mock.findOperation(({ request }) => request.node.params.name === name);
    const answer = (name: string, from: number) =>
      act(async () => {
        const operation = pending(name);
        const account = { id: 'a1', clusters: { edges: [] }, activity: page(from, 5) };
        const data = MockPayloadGenerator.generate(operation, {
          Node: () => ({ __typename: 'Account', ...account }),
          Account: () => account,
        });
        environment.mock.resolve(operation, data);
      });
    fetchQuery(environment, query, {}).subscribe({});
    await answer('DashboardContentTestQuery', 1);
    return { environment, card, pending, answer };
  }

  it('stays on its page when the dashboard is loaded again', async () => {
    const { card, answer } = await refetchOnSecondPage();
    expect(card.getByText('Showing 6–10 of 12')).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Previous' })).not.toHaveAttribute('aria-disabled');
    await answer('ActivityCardPaginationQuery', 6);
    expect(card.getByText('Showing 6–10 of 12')).toBeInTheDocument();
    expect(card.getByText(/shop-10/)).toBeInTheDocument();
  });

  it('shows the last page there is when the later ones cannot be loaded again', async () => {
    const { environment, card, pending } = await refetchOnSecondPage();
    await act(async () => environment.mock.reject(pending('ActivityCardPaginationQuery'), new Error('away')));
    expect(card.getByText('Showing 1–5 of 12')).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled');
  });

  it('can be empty, or fail alone', async () => {
    const { unmount } = renderDashboard([], { activity: { totalCount: 0, edges: [] } });
    expect(await screen.findByText('Nothing has happened yet.')).toBeInTheDocument();
    unmount();
    renderDashboard([], { activity: null });
    expect(await screen.findByText('The activity could not be loaded')).toBeInTheDocument();
  });
});

const cluster = (name: string, fields: object = {}) => ({
  node: {
    id: name,
    uuid: `uuid-${name}`,
    name,
    status: 'ACTIVE',
    hasServers: true,
    detail: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
    controlPlaneCount: 1,
    workerCount: 2,
    location: { city: 'Nuremberg', countryCode: 'DE' },
    resources: { nodes: 3, cores: 12, memoryGb: 24, storageGb: 240 },
    viewerCan: { open: { allowed: true, code: null, detail: null } },
    ...fields,
  },
});

function renderDashboard(edges: unknown[], account: object = {}) {
  return renderWithRelay<DashboardContentTestQuery>(
    query,
    ({ viewer }) => viewer && <DashboardContent account={viewer.account} />,
    {
      Account: () => ({ id: 'a1', clusters: { edges }, activity: { totalCount: 0, edges: [] }, ...account }),
      AccountUsage: () => ({
        ...{ monthlyEstimate: { amount: '134.80' }, monthlyTrend: -12.5 },
        deployments: { total: 6, running: 4, inProgress: 0, failed: 2 },
        apps: { total: 0, running: 0, inProgress: 0, failed: 0 },
      }),
      PageInfo: () => ({ hasNextPage: false, endCursor: null }),
    },
  );
}
const tile = (name: string) => screen.findByRole('group', { name });

describe('the dashboard', () => {
  it('names running clusters that need attention after the failed ones, and counts them separately', async () => {
    const healthSummary = { level: 'CRITICAL', reasons: [serverMessage('4 pods keep restarting.')] };
    renderDashboard([
      cluster('sick', { healthSummary }),
      cluster('fine'),
      cluster('broken', { status: 'FAILED', detail: serverMessage('Quota exceeded') }),
      // The last check of an archived cluster no longer counts.
      cluster('kept', { status: 'ARCHIVED', healthSummary }),
    ]);
    const strip = (await screen.findByText('2 clusters need attention')).closest('section,div');
    expect(strip).toBeInTheDocument();
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items.slice(0, 2)).toEqual(['broken: Quota exceeded', 'sick: 4 pods keep restarting.']);
    expect(await tile('Clusters')).toHaveTextContent('Need attention');
    expect(screen.getByText('Unhealthy')).toBeInTheDocument();
  });

  it('counts deployments, apps and databases of all clusters by what they do', async () => {
    renderDashboard([cluster('a')]);
    expect(await tile('Deployments')).toHaveTextContent('6');
    const legend = within(await tile('Deployments')).getByRole('list', { name: 'Deployments by status' });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Running'), expect.stringContaining('Failed')]);
    expect(await tile('Apps and databases')).toHaveTextContent('Install one on a cluster.');
  });

  it('counts clusters by status', async () => {
    renderDashboard([
      cluster('a'),
      cluster('b', { status: 'CREATING', progress: 20 }),
      cluster('c', { status: 'FAILED' }),
    ]);
    const legend = within(await tile('Clusters')).getByRole('list', { name: 'Clusters by status' });
    expect(legend).toHaveTextContent('Active 1');
    expect(legend).toHaveTextContent('In progress 1');
    expect(legend).toHaveTextContent('Failed 1');
    expect(screen.getByRole('progressbar', { name: 'Creating b' })).toBeInTheDocument();
  });

  it('shows failed clusters with their errors, and nothing if there are none', async () => {
    renderDashboard([cluster('a', { status: 'FAILED', detail: serverMessage('No servers left') })]);
    const strip = await screen.findByRole('alert');
    expect(strip).toHaveTextContent('1 cluster needs attention');
    expect(strip).toHaveTextContent('a: No servers left');
  });

  it('shows the estimate with its trend and basis', async () => {
    renderDashboard([cluster('a')]);
    const estimate = await tile('Monthly estimate');
    expect(estimate).toHaveTextContent('€134.80');
    expect(estimate).toHaveTextContent('At Hetzner, excl. VAT, traffic and backups');
    expect(estimate).toHaveTextContent('12.5% less than last month');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps its other cards when the estimate could not be loaded', async () => {
    renderDashboard([cluster('a')], { usage: null });
    expect(await screen.findByText('The estimate could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'a' })).toBeInTheDocument();
  });

  it('shows the eight most recently changed clusters', async () => {
    const many = Array.from({ length: 9 }, (_item, index) =>
      cluster(`c${index}`, { updatedAt: `2026-01-0${index + 1}T00:00:00.000Z` }),
    );
    renderDashboard(many);
    expect(await screen.findByRole('link', { name: 'c8' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'c1' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'c0' })).not.toBeInTheDocument();
  });

  it.each(['deployments', 'apps'])('does not guide an account that already runs %s', async (kind) => {
    const { environment } = renderDashboard([]);
    await tile('Clusters');
    const usage = { deployments: { total: 0 }, apps: { total: 0 }, [kind]: { total: 1 } };
    const edges = [{ node: { uuid: 'c1', addons: { edges: [] } } }];
    await act(async () => {
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Account: () => ({ id: 'a1', usage, clusters: { edges }, cloudToken: { isSaved: false } }),
        }),
      );
    });
    expect(screen.queryByText('Get started')).not.toBeInTheDocument();
  });

  it('guides to the first cluster until dismissed', async () => {
    const { user, environment } = renderDashboard([]);
    await tile('Clusters');
    await act(async () => {
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Account: () => ({ id: 'a1', clusters: { edges: [] }, cloudToken: { isSaved: false } }),
        }),
      );
    });
    expect(await screen.findByText('0 of 3 steps done')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add Hetzner token' })).toHaveAttribute(
      'href',
      '/integrations/hetzner',
    );
    await user.click(screen.getByRole('button', { name: 'Hide these steps' }));
    expect(await screen.findByRole('heading', { name: 'Create your first cluster' })).toBeInTheDocument();
    expect(screen.queryByText('0 of 3 steps done')).not.toBeInTheDocument();
  });
});
