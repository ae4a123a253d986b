import { screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { AddonsList } from './AddonsList.tsx';
import type { AddonsListTestQuery } from './__generated__/AddonsListTestQuery.graphql.ts';

const addon = (name: string, category: string, status = 'NOT_INSTALLED') => ({
  node: {
    id: name,
    name,
    status,
    isInstalled: status === 'INSTALLED',
    version: status === 'INSTALLED' ? '1' : null,
    requires: [],
    requiredByAddons: [],
    requiredByApps: [],
    catalog: {
      id: `catalog-${name}`,
      title: name,
      description: `About ${name}`,
      category,
      latestVersion: '1',
    },
  },
});
const three = [
  addon('traefik', 'NETWORKING', 'INSTALLED'),
  addon('external-dns', 'NETWORKING'),
  addon('grafana', 'MONITORING'),
];

const renderList = (edges: object[] | null = three, path = '/') =>
  renderWithRelay<AddonsListTestQuery>(
    graphql`
      query AddonsListTestQuery @relay_test_operation {
        cluster(id: "c1") {
          ...AddonsList_cluster
        }
      }
    `,
    ({ cluster }) => cluster && <AddonsList cluster={cluster} />,
    { Cluster: () => ({ addons: edges && { edges } }) },
    { path },
  );
const titles = () => screen.getAllByRole('article').map((card) => card.id.replace('addon-', ''));

describe('the list of add-ons', () => {
  it('counts all, installed and available add-ons', async () => {
    renderList();
    expect(await screen.findByRole('radio', { name: 'Installed (1)' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'All (3)' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Available (2)' })).toBeInTheDocument();
  });

  it('lists failed add-ons first, then upgrades, installed and available ones', async () => {
    const old = addon('cert-manager', 'SECURITY', 'INSTALLED');
    renderList([
      ...three,
      { node: { ...old.node, version: '1', catalog: { ...old.node.catalog, latestVersion: '2' } } },
      addon('keda', 'OTHER', 'FAILED'),
    ]);
    expect(await screen.findByRole('radio', { name: 'Upgrades (1)' })).toBeInTheDocument();
    expect(titles()).toEqual(['keda', 'cert-manager', 'traefik', 'external-dns', 'grafana']);
  });

  it('keeps the filter in the address', async () => {
    const { user, router } = renderList();
    await user.click(await screen.findByRole('radio', { name: 'Available (2)' }));
    await user.click(screen.getByRole('radio', { name: 'Monitoring' }));
    expect(router.state.location.search).toBe('?show=available&category=monitoring');
    expect(titles()).toEqual(['grafana']);
  });

  it('keeps the details that are open when the filter changes', async () => {
    const { user, router } = renderList(three, '/?addon=traefik&show=installed');
    await user.type(await screen.findByRole('searchbox', { hidden: true }), 'tr');
    await waitFor(() => expect(router.state.location.search).toBe('?addon=traefik&show=installed&q=tr'));
  });

  it('reads the filter from the address', async () => {
    renderList(three, '/?show=available&q=DNS');
    expect(await screen.findByRole('searchbox')).toHaveValue('DNS');
    expect(titles()).toEqual(['external-dns']);
  });

  it('selects the category with buttons up to two, and with a dropdown above', async () => {
    const { unmount } = renderList();
    expect(await screen.findByRole('radiogroup', { name: 'Category' })).toBeInTheDocument();
    unmount();
    renderList([...three, addon('reloader', 'OTHER')]);
    expect(await screen.findByRole('combobox', { name: 'Category' })).toBeInTheDocument();
  });

  it.each([
    ['/?q=nothing', 'No add-on matches “nothing”', 'Clear search', ''],
    ['/?category=gitops', 'No add-ons in this category', 'View all categories', ''],
    ['/?show=installed', 'No add-ons are installed yet', 'View all add-ons', ''],
  ])('offers to reset the filter of the empty %s', async (path, title, wayOut, search) => {
    const { user, router } = renderList([addon('grafana', 'MONITORING')], path);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    const [button] = screen.getAllByRole('button', { name: wayOut }).slice(-1);
    if (button) await user.click(button);
    expect(router.state.location.search).toBe(search);
    expect(titles()).toEqual(['grafana']);
  });

  it('shows that everything is installed', async () => {
    renderList([addon('traefik', 'NETWORKING', 'INSTALLED')], '/?show=available');
    expect(await screen.findByRole('heading', { name: 'Every add-on is installed' })).toBeInTheDocument();
  });

  it('keeps an add-on that is being uninstalled among the installed ones', async () => {
    renderList([addon('traefik', 'NETWORKING', 'UNINSTALLING')], '/?show=installed');
    await screen.findByRole('searchbox');
    expect(titles()).toEqual(['traefik']);
  });

  it('does not show an outage as an empty catalog', async () => {
    renderList(null);
    expect(
      await screen.findByRole('heading', { name: 'Error loading add-ons. Please try again later.' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('shows where an add-on is installed, with which values, and its actions', async () => {
    const grafana = addon('grafana', 'MONITORING');
    const catalog = {
      ...grafana.node.catalog,
      namespace: 'monitoring',
      chart: { name: 'grafana', repository: 'https://example.com/charts' },
      values: 'replicas: 2\n',
      changelogUrl: 'https://example.com/releases',
    };
    renderList([{ node: { ...grafana.node, catalog } }], '/?addon=grafana');
    const details = within(await screen.findByRole('dialog', { name: 'grafana' }));
    expect(details.getByText('monitoring')).toBeVisible();
    expect(details.getByRole('region', { name: 'Values in use' })).toHaveTextContent('replicas: 2');
    expect(details.getByRole('link', { name: /Release notes/ })).toHaveAttribute(
      'href',
      'https://example.com/releases',
    );
    expect(details.getByRole('button', { name: /Install/ })).toBeVisible();
  });

  it('opens the details from the address, and closes them', async () => {
    const { user, router } = renderList(three, '/?show=available&addon=grafana');
    expect(await screen.findByRole('dialog', { name: 'grafana' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(router.state.location.search).toBe('?show=available');
  });
});
