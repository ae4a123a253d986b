import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { sentBy } from '../../testing/sentBy.ts';
import { userError } from '../../testing/userError.ts';
import { AddonCard } from './AddonCard.tsx';
import type { AddonCardTestQuery } from './__generated__/AddonCardTestQuery.graphql.ts';
import { serverMessage } from '../../testing/serverMessage.ts';

const allowed = { allowed: true, code: null, detail: null };
const refused = (code: string) => ({ allowed: false, code, detail: serverMessage('', code) });

const resting = {
  name: 'cert-manager',
  status: 'INSTALLED',
  isInstalled: true,
  version: '1.18.3',
  previousVersion: null,
  progress: 100,
  detail: null,
  requires: [],
  requiredByAddons: [],
  requiredByApps: [],
  viewerCan: {
    install: refused('ALREADY_INSTALLED'),
    upgrade: refused('UP_TO_DATE'),
    rollback: refused('NO_PREVIOUS_VERSION'),
    uninstall: allowed,
  },
};
const absent = {
  ...resting,
  status: 'NOT_INSTALLED',
  isInstalled: false,
  version: null,
  progress: null,
  viewerCan: { ...resting.viewerCan, install: allowed, uninstall: refused('NOT_INSTALLED') },
};
const catalog = {
  title: 'cert-manager',
  description: 'Obtains certificates',
  latestVersion: '1.18.3',
  isRequired: false,
};

const renderCard = (addon: object, entry: object = {}) =>
  renderWithRelay<AddonCardTestQuery>(
    graphql`
      query AddonCardTestQuery @relay_test_operation {
        cluster(id: "c1") {
          ...AddonCard_cluster
          addons(first: 1) {
            edges {
              node {
                ...AddonCard_addon
              }
            }
          }
        }
      }
    `,
    ({ cluster }) => {
      const node = cluster?.addons?.edges[0]?.node;
      return cluster && node && <AddonCard addon={node} cluster={cluster} />;
    },
    {
      Cluster: () => ({ id: 'c1', uuid: 'u1' }),
      Addon: () => addon,
      CatalogAddon: ({ path }) => (path?.at(-1) === 'catalog' ? { ...catalog, ...entry } : undefined),
    },
  );

describe('the card of an add-on', () => {
  it('installs the latest version and shows the new status immediately', async () => {
    const { environment, user } = renderCard(absent);
    await user.click(await screen.findByRole('button', { name: 'Install' }));
    const operation = environment.mock.getMostRecentOperation();
    expect(sentBy(operation)).toEqual({ input: { clusterId: 'c1', name: 'cert-manager' } });
    expect(screen.getByRole('button', { name: 'Install' })).toHaveAttribute('aria-busy', 'true');
  });

  it('shows in a toast why an installation was refused', async () => {
    const { environment, user } = renderCard(absent);
    await user.click(await screen.findByRole('button', { name: 'Install' }));
    act(() =>
      environment.mock.resolveMostRecentOperation({
        data: { installAddon: userError('RefusedError', { code: 'BUSY', message: 'Wait a moment.' }) },
      }),
    );
    expect(await screen.findByText('Wait a moment.')).toBeInTheDocument();
  });

  it('links to missing dependencies', async () => {
    const { user } = renderCard({
      ...absent,
      viewerCan: { ...absent.viewerCan, install: refused('MISSING_DEPENDENCIES') },
      requires: [
        { isSatisfied: false, addon: { name: 'trust-manager', title: 'trust-manager' } },
        { isSatisfied: true, addon: { name: 'metrics-server', title: 'Metrics Server' } },
      ],
    });
    const install = await screen.findByRole('button', { name: 'Install' });
    expect(install).toHaveAttribute('aria-disabled', 'true');
    await user.click(install);
    expect(await screen.findByRole('link', { name: 'Go to trust-manager' })).toHaveAttribute(
      'href',
      '/#addon-trust-manager',
    );
    expect(screen.queryByRole('link', { name: 'Go to Metrics Server' })).not.toBeInTheDocument();
  });

  it('names the apps that require it', async () => {
    renderCard({ ...resting, requiredByApps: ['Ghost', 'orders-db'] });
    expect(await screen.findByText('Required by apps: multiple apps')).toBeInTheDocument();
    for (const name of ['Ghost', 'orders-db'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/clusters/u1/apps');
  });

  it('plans all missing dependencies in order and installs them in one step', async () => {
    const { user, environment } = renderCard({
      ...absent,
      viewerCan: { ...absent.viewerCan, install: refused('MISSING_DEPENDENCIES') },
      requires: [{ isSatisfied: false, addon: { name: 'trust-manager', title: 'Trust Manager' } }],
    });
    await user.click(await screen.findByRole('button', { name: 'Install with dependencies…' }));
    await waitFor(() =>
      expect(sentBy(environment.mock.getMostRecentOperation())).toEqual({
        input: { clusterId: 'c1', name: 'cert-manager', withDependencies: true, dryRun: true },
      }),
    );
    const changes = [
      { path: 'addons.trust-manager', after: '0.20.2' },
      { path: 'addons.cert-manager', after: '1.19.1' },
    ];
    act(() =>
      environment.mock.resolveMostRecentOperation({
        data: { installAddon: { __typename: 'ChangePreview', changes } },
      }),
    );
    const steps = await screen.findByRole('list', { name: 'Order of installation' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['Trust Manager0.20.2', expect.stringContaining('1.19.1')]);
    await user.click(screen.getByRole('button', { name: 'Install 2 add-ons' }));
    expect(sentBy(environment.mock.getMostRecentOperation())).toEqual({
      input: { clusterId: 'c1', name: 'cert-manager', withDependencies: true },
    });
  });

  it('offers the newer version beside the installed one, and asks before upgrading', async () => {
    const { user } = renderCard(
      { ...resting, viewerCan: { ...resting.viewerCan, upgrade: allowed } },
      { latestVersion: '1.19.1' },
    );
    await user.click(await screen.findByRole('button', { name: 'Upgrade' }));
    expect(await screen.findByText('From version 1.18.3 to version 1.19.1.')).toBeInTheDocument();
  });

  it('rolls back to the previous version if there is one', async () => {
    const { user, environment } = renderCard({
      ...resting,
      id: 'a1',
      previousVersion: '1.17.0',
      viewerCan: { ...resting.viewerCan, rollback: allowed },
    });
    await user.click(await screen.findByRole('button', { name: 'Roll back' }));
    await user.click(await screen.findByRole('button', { name: 'Roll back cert-manager' }));
    expect(sentBy(environment.mock.getMostRecentOperation())).toEqual({ input: { id: 'a1' } });
  });

  it('shows why a required add-on cannot be uninstalled', async () => {
    renderCard(
      { ...resting, viewerCan: { ...resting.viewerCan, uninstall: refused('REQUIRED_ADDON') } },
      { isRequired: true },
    );
    expect(await screen.findByText('Required')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Uninstall' })).toHaveAccessibleDescription(
      'Cannot uninstall a required system add-on',
    );
  });

  it('shows a refusal inside the dialog and keeps it open', async () => {
    const { user, environment } = renderCard(resting);
    await user.click(await screen.findByRole('button', { name: 'Uninstall' }));
    await user.click(await screen.findByRole('button', { name: 'Uninstall cert-manager' }));
    act(() =>
      environment.mock.resolveMostRecentOperation({
        data: {
          uninstallAddon: userError('RefusedError', { code: 'HAS_DEPENDENTS', message: 'Zot needs it.' }),
        },
      }),
    );
    expect(await screen.findByText('Zot needs it.')).toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it('shows the progress of a running action and disables all others', async () => {
    renderCard({
      ...absent,
      status: 'INSTALLING',
      progress: 40,
      viewerCan: { ...absent.viewerCan, install: refused('BUSY') },
    });
    const bar = await screen.findByRole('progressbar', { name: 'Installing' });
    expect(bar).toHaveAttribute('aria-valuenow', '40');
    expect(screen.getByRole('button', { name: 'Install' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps the message of a failure, with buttons to retry and to clean up', async () => {
    const { user, environment } = renderCard({
      ...absent,
      status: 'FAILED',
      detail: serverMessage('The chart could not be fetched.'),
      viewerCan: { ...absent.viewerCan, uninstall: allowed },
    });
    expect(await screen.findByText('The chart could not be fetched.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Uninstall' })).not.toHaveAttribute('aria-disabled');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(environment.mock.getMostRecentOperation().request.node.params.name).toBe(
      'useInstallAddonMutation',
    );
  });
});
