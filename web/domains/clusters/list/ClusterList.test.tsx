import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { ClusterList } from './ClusterList.tsx';
import type { ClusterListTestQuery } from './__generated__/ClusterListTestQuery.graphql.ts';
import { serverMessage } from '../../../testing/serverMessage.ts';

const query = graphql`
  query ClusterListTestQuery @relay_test_operation {
    viewer {
      user {
        ...ClusterList_user
      }
      account {
        ...ClusterList_account
      }
    }
  }
`;

const may = { allowed: true, code: null, detail: null };
const cluster = (name: string, fields: object = {}) => ({
  node: {
    id: name,
    uuid: `uuid-${name}`,
    name,
    status: 'ACTIVE',
    createdAt: '2026-01-01T00:00:00.000Z',
    monthlyPrice: { amount: '12.50' },
    location: { city: 'Falkenstein', countryCode: 'DE' },
    k3sVersion: 'v1.32.8+k3s1',
    workerCount: 2,
    isHighAvailability: false,
    isProtected: false,
    labels: [],
    viewerCan: { open: may },
    ...fields,
  },
});

function renderList(edges: unknown[], { path = '/clusters', account = {}, favorites = [] as string[] } = {}) {
  return renderWithRelay<ClusterListTestQuery>(
    query,
    ({ viewer }) => viewer && <ClusterList account={viewer.account} user={viewer.user} />,
    {
      User: () => ({ favoriteClusterIds: favorites }),
      Account: () => ({
        id: 'a1',
        clusters: { edges },
        viewerCan: { createCluster: may, manageCloudToken: may },
        ...account,
      }),
      PageInfo: () => ({ hasNextPage: false, endCursor: null }),
    },
    { path },
  );
}
const names = () =>
  within(screen.getByRole('list', { name: 'Clusters' }))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

describe('the list of clusters', () => {
  it('shows location, size and price on each card', async () => {
    renderList([cluster('prod-eu', { isHighAvailability: true, isProtected: true })]);
    const card = await screen.findByRole('listitem');
    expect(within(card).getByRole('link', { name: 'prod-eu' })).toHaveAttribute(
      'href',
      '/clusters/uuid-prod-eu/overview',
    );
    for (const text of [
      'Active',
      'Falkenstein',
      'v1.32.8+k3s1',
      '2 workers',
      'High availability',
      'Protected',
      '€12.50 / month',
    ]) {
      expect(within(card).getByText(text)).toBeInTheDocument();
    }
  });

  it('marks favorites with a star and shows them first', async () => {
    const { user, environment } = renderList([cluster('a'), cluster('b'), cluster('c')], {
      path: '/clusters?sort=name',
      favorites: ['c'],
    });
    await screen.findByRole('link', { name: 'a' });
    expect(names()).toEqual(['c', 'a', 'b']);
    const star = screen.getByRole('button', { name: 'Mark b as a favorite' });
    expect(star).toHaveAttribute('aria-pressed', 'false');
    await user.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'true');
    expect(sentBy(environment.mock.getMostRecentOperation())).toEqual({
      input: { id: 'b', isFavorite: true },
    });
    // It moves when the pointer and the focus have left the list.
    await user.click(screen.getByRole('searchbox'));
    expect(names()).toEqual(['b', 'c', 'a']);
  });

  it('starts with the newest, sorts descending on the first click and toggles on the second', async () => {
    const { user, router } = renderList([
      cluster('a', { createdAt: '2026-03-01T00:00:00.000Z' }),
      cluster('b', { createdAt: '2026-05-01T00:00:00.000Z' }),
    ]);
    await screen.findByRole('link', { name: 'a' });
    expect(names()).toEqual(['b', 'a']);
    const byName = screen.getByRole('button', { name: /^Name/ });
    await user.click(byName);
    expect(byName).toHaveAttribute('aria-pressed', 'true');
    expect(names()).toEqual(['b', 'a']);
    await user.click(byName);
    expect(names()).toEqual(['a', 'b']);
    expect(router.state.location.search).toBe('?sort=name');
  });

  it('searches after a pause in typing and offers to clear the search', async () => {
    const { user, router } = renderList([cluster('prod'), cluster('staging')]);
    await user.type(await screen.findByRole('searchbox'), 'nothing');
    await screen.findByRole('heading', { name: 'No cluster matches' });
    await waitFor(() => expect(router.state.location.search).toBe('?q=nothing'));
    await user.click(screen.getByRole('button', { name: 'Clear search and filter' }));
    await screen.findByRole('link', { name: 'staging' });
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('collapses archived clusters by default', async () => {
    const { user } = renderList([cluster('live'), cluster('old', { status: 'ARCHIVED' })]);
    const section = await screen.findByRole('button', { name: 'Archived (1)' });
    expect(screen.queryByRole('link', { name: 'old' })).not.toBeInTheDocument();
    await user.click(section);
    expect(screen.getByRole('link', { name: 'old' })).toBeInTheDocument();
    expect(section).toHaveAttribute('aria-expanded', 'true');
  });

  it('locks clusters while the account is over its limit, but can still delete them', async () => {
    const open = { allowed: false, code: 'OVER_LIMIT', detail: serverMessage('Too many clusters.') };
    const { user } = renderList([cluster('third', { viewerCan: { open, delete: may } })]);
    const card = await screen.findByRole('listitem');
    expect(within(card).queryByRole('link', { name: 'third' })).not.toBeInTheDocument();
    expect(within(card).getByRole('button', { name: 'third' })).toHaveAccessibleDescription(
      /Too many clusters/,
    );
    await user.click(within(card).getByRole('button', { name: 'Actions for third' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete…' })).not.toHaveAttribute('aria-disabled');
  });

  it('shows in the table, too, why a cluster failed', async () => {
    const failed = cluster('c7', { status: 'FAILED', detail: serverMessage('No room in fsn1.') });
    const six = Array.from({ length: 6 }, (_item, index) => cluster(`c${index}`));
    renderList([...six, failed]);
    const table = await screen.findByRole('table', { name: 'Clusters' });
    expect(within(table).getByText('No room in fsn1.')).toBeVisible();
    expect(within(table).getAllByText('Active')).toHaveLength(6);
  });

  it('shows cards of up to six clusters, and a table of more until another view is chosen', async () => {
    const seven = Array.from({ length: 7 }, (_item, index) => cluster(`c${index}`));
    const { unmount } = renderList(seven.slice(1));
    expect(await screen.findByRole('list', { name: 'Clusters' })).toBeVisible();
    unmount();
    const { user } = renderList(seven);
    expect(await screen.findByRole('table', { name: 'Clusters' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Cards', hidden: true }));
    expect(screen.getByRole('list', { name: 'Clusters' })).toBeVisible();
  });

  it('counts the servers that exist of a cluster whose creation failed', async () => {
    const built = { status: 'FAILED', controlPlaneCount: 3, workerCount: 10, serverCount: 2 };
    renderList([cluster('broken', built)]);
    expect(await screen.findByText('2 of 13 servers')).toBeInTheDocument();
    expect(screen.queryByText('10 workers')).not.toBeInTheDocument();
  });

  it('filters by the label in the address, and offers all labels', async () => {
    const { user, router } = renderList(
      [cluster('a', { labels: ['env=prod'] }), cluster('b', { labels: ['env=test'] })],
      { path: '/clusters?label=env%3Dprod' },
    );
    await screen.findByRole('link', { name: 'a' });
    expect(names()).toEqual(['a']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by label' }), 'env=test');
    expect(names()).toEqual(['b']);
    expect(router.state.location.search).toBe('?label=env%3Dtest');
    expect(screen.getByRole('link', { name: 'env=test' })).toHaveAttribute(
      'href',
      '/clusters?label=env%3Dtest',
    );
  });

  it('offers a table from two clusters on, sorts it by its headings and opens it the next time', async () => {
    const two = [cluster('c0'), cluster('c1')];
    const { user, unmount } = renderList(two);
    await user.click(await screen.findByRole('radio', { name: 'Table', hidden: true }));
    const table = screen.getByRole('table', { name: 'Clusters' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    await user.click(within(table).getByRole('button', { name: 'Name' }));
    expect(within(table).getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    unmount();
    renderList(two);
    expect(await screen.findByRole('table', { name: 'Clusters' })).toBeVisible();
  });

  it('asks for the Hetzner token first when there is neither token nor cluster', async () => {
    renderList([], { account: { cloudToken: { id: 't', isSaved: false } } });
    expect(await screen.findByRole('heading', { name: 'Create your first cluster' })).toBeInTheDocument();
    const [current] = screen.getAllByRole('listitem');
    expect(current).toHaveAttribute('aria-current', 'step');
    expect(screen.getByRole('link', { name: 'Add Hetzner token' })).toHaveAttribute(
      'href',
      '/integrations/hetzner',
    );
  });

  it('explains to a viewer why there is no first cluster to create', async () => {
    const cannot = { allowed: false, code: 'FORBIDDEN', detail: serverMessage('Ask an admin.') };
    const viewerCan = { createCluster: cannot, manageCloudToken: cannot };
    renderList([], { account: { cloudToken: { id: 't', isSaved: false }, viewerCan } });
    for (const name of ['Add Hetzner token', 'Create cluster'])
      expect(await screen.findByRole('button', { name })).toHaveAccessibleDescription(/Ask an admin/);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('reports that the clusters could not be loaded, and offers a retry', async () => {
    renderList([], { account: { clusters: null } });
    expect(
      await screen.findByRole('heading', { name: 'The clusters could not be loaded' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    await act(async () => {});
  });

  it('shows on the card that a running cluster needs attention, and why', async () => {
    const reasons = [serverMessage('2 pods keep restarting.'), serverMessage('1 pod has failed.')];
    renderList([cluster('sick', { healthSummary: { level: 'WARNING', reasons } })]);
    expect(await screen.findByText('Needs attention')).toBeInTheDocument();
    expect(screen.getByText('2 pods keep restarting. 1 pod has failed.')).toBeInTheDocument();
  });
});
