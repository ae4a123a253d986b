import { screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { appOf, catalogEntry, installation } from '../apps.testing.ts';
import { AppsList } from './AppsList.tsx';
import type { AppsListTestQuery } from './__generated__/AppsListTestQuery.graphql.ts';

beforeAll(() => loadNamespaces(['apps', 'apps.list']));

const three = [
  appOf('ghost', { installation: installation('ghost') }),
  appOf('keycloak', { catalog: catalogEntry('keycloak', { category: 'security', tags: ['oidc'] }) }),
  appOf('wordpress'),
];

const renderList = (apps: object[] | null = three, path = '/') =>
  renderWithRelay<AppsListTestQuery>(
    graphql`
      query AppsListTestQuery @relay_test_operation {
        cluster(id: "c1") {
          ...AppsList_cluster
        }
      }
    `,
    ({ cluster }) => cluster && <AppsList cluster={cluster} />,
    {
      Cluster: () => ({
        id: 'c1',
        uuid: 'u1',
        postgresClusters: { totalCount: 0 },
        apps: apps && { edges: apps.map((node) => ({ node })) },
      }),
    },
    { path },
  );
const titles = () =>
  screen.getAllByRole('article').map((card) => card.getAttribute('aria-labelledby')?.split('-')[1]);

describe('the list of apps', () => {
  it('features PostgreSQL and counts all, installed and available apps', async () => {
    renderList();
    expect(await screen.findByRole('radio', { name: 'All Apps (3)' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Installed (1)' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Available (2)' })).toBeInTheDocument();
    expect(titles()).toEqual(['postgres', 'ghost', 'keycloak', 'wordpress']);
    expect(screen.getByRole('link', { name: 'Open PostgreSQL' })).toHaveAttribute(
      'href',
      '/clusters/u1/apps/postgres',
    );
  });

  it('keeps the filter in the address', async () => {
    const { user, router } = renderList();
    await user.click(await screen.findByRole('radio', { name: 'Available (2)' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Security');
    expect(router.state.location.search).toBe('?show=available&category=security');
    expect(titles()).toEqual(['keycloak']);
  });

  it.each([
    ['OIDC', ['keycloak']],
    ['blog', ['ghost', 'keycloak', 'wordpress']],
    ['about word', ['wordpress']],
    ['postgresql', ['postgres']],
    ['database', ['postgres']],
  ])('finds by tag, subcategory, description and the words of PostgreSQL: %s', async (search, found) => {
    renderList(three, `/?q=${search}`);
    expect(await screen.findByRole('searchbox', { name: 'Search apps...' })).toHaveValue(search);
    expect(titles()).toEqual(found);
  });

  it.each([
    ['/?q=nothing', 'No app matches “nothing”', 'Clear search', ''],
    ['/?category=ai', 'No apps in this category', 'View all categories', ''],
    ['/?show=installed', 'No apps are installed yet', 'View all apps', ''],
  ])('offers to reset the filter of the empty %s', async (path, title, wayOut, search) => {
    const { user, router } = renderList([appOf('ghost')], path);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    const [button] = screen.getAllByRole('button', { name: wayOut }).slice(-1);
    if (button) await user.click(button);
    expect(router.state.location.search).toBe(search);
    expect(titles()).toContain('ghost');
  });

  it('does not show an outage as an empty catalog', async () => {
    renderList(null);
    expect(await screen.findByRole('heading', { name: 'Error loading apps' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('opens the details from the address, and focuses the card when they close', async () => {
    const { user, router } = renderList(three, '/?show=installed&app=ghost');
    expect(await screen.findByRole('dialog', { name: 'Ghost' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(router.state.location.search).toBe('?show=installed');
    await waitFor(() => expect(screen.getByRole('article', { name: 'Ghost' })).toHaveFocus());
  });
});
