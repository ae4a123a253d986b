import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import { findConfirmDialog } from '../../../testing/findConfirmDialog.ts';
import { switchLanguage } from '../../../testing/renderUi.tsx';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { serverMessage } from '../../../testing/serverMessage.ts';
import { userError } from '../../../testing/userError.ts';
import { appOf, catalogEntry, installation, refused } from '../apps.testing.ts';
import { AppCard } from './AppCard.tsx';
import type { AppCardTestQuery } from './__generated__/AppCardTestQuery.graphql.ts';

beforeAll(() => loadNamespaces(['apps', 'apps.list', 'preview', 'preview.review']));

const allowed = { allowed: true, code: null, detail: null };

const renderCard = (app: object) =>
  renderWithRelay<AppCardTestQuery>(
    graphql`
      query AppCardTestQuery @relay_test_operation {
        cluster(id: "c1") {
          app(name: "ghost") {
            ...AppCard_app
          }
        }
      }
    `,
    ({ cluster }) => cluster?.app && <AppCard app={cluster.app} />,
    { Cluster: () => ({ id: 'c1', uuid: 'u1', app }) },
  );

const installed = (rest: object = {}) => appOf('ghost', { installation: installation('ghost', rest) });
const outdated = {
  version: '1.0.0',
  previousVersion: '0.9.0',
  viewerCan: { configure: allowed, upgrade: allowed, rollback: allowed, retry: allowed, uninstall: allowed },
};

const preview = (path: string, warnings: readonly object[] = []) => ({
  __typename: 'ChangePreview',
  changes: [{ path, before: '1.0.0', after: '2.0.0', isOneWay: false, restarts: 'WORKLOADS' }],
  warnings,
  monthlyPriceBefore: { amount: '0.44' },
  monthlyPriceAfter: { amount: '0.44' },
  quota: null,
});

/** Opens the dialog; its dry runs answer with these warnings. */
async function openUninstall(
  { environment, user }: Pick<ReturnType<typeof renderCard>, 'environment' | 'user'>,
  warnings: readonly object[],
) {
  await user.click(await screen.findByRole('button', { name: 'Actions for Ghost' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Uninstall' }));
  const dialog = await findConfirmDialog('Uninstall Ghost?');
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(2));
  const answer = { data: { uninstallApp: preview('apps.ghost', warnings) } };
  // Both dry runs, with the data kept and deleted: their inputs are no part of the operation.
  act(() => environment.mock.resolveMostRecentOperation(answer));
  return dialog;
}

describe('the card of an app', () => {
  it('leads to the form that installs it, also when add-ons are missing', async () => {
    renderCard(
      appOf('ghost', {
        catalog: catalogEntry('ghost', { requiredAddons: [{ id: 'a', name: 'traefik', title: 'Traefik' }] }),
        missingAddons: [{ id: 'a', name: 'traefik' }],
        viewerCan: { install: refused('MISSING_DEPENDENCIES', 'Install Traefik first.') },
      }),
    );
    expect(await screen.findByRole('link', { name: 'Install Ghost' })).toHaveAttribute(
      'href',
      '/clusters/u1/apps/configure?app=ghost',
    );
    expect(screen.getByText('(installed on the way)', { exact: false })).toBeInTheDocument();
  });

  it('says which plan it needs, with the way to it', async () => {
    const { user } = renderCard(
      appOf('ghost', {
        catalog: catalogEntry('ghost', { plan: 'PRO' }),
        viewerCan: { install: refused('PLAN_LIMIT', 'Ghost needs the pro plan.') },
      }),
    );
    const install = await screen.findByRole('button', { name: 'Install Ghost' });
    expect(install).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Pro')).toBeInTheDocument();
    await user.click(install);
    expect(await screen.findByRole('link', { name: 'Upgrade your plan' })).toHaveAttribute(
      'href',
      expect.stringContaining('plan=pro'),
    );
  });

  it('shows progress, and then the addresses', async () => {
    const { unmount } = renderCard(
      installed({ status: 'CONFIGURING', progress: 60, detail: serverMessage('Waiting for pods') }),
    );
    expect(await screen.findByRole('progressbar', { name: 'Configuring' })).toBeInTheDocument();
    unmount();
    const address = {
      label: serverMessage('Website'),
      url: 'https://blog.example.com',
      host: 'blog.example.com',
      port: 443,
      isPublic: true,
    };
    renderCard(installed({ endpoints: [address] }));
    const list = await screen.findByRole('list', { name: 'Addresses' });
    expect(within(list).getByRole('link')).toHaveAttribute('href', 'https://blog.example.com');
    expect(within(list).getByRole('button', { name: 'Copy address of Website' })).toBeInTheDocument();
  });

  it('shows the difference before an update, and why it was refused', async () => {
    const { environment, user } = renderCard(installed(outdated));
    await user.click(await screen.findByRole('button', { name: 'Update Ghost' }));
    await waitFor(() =>
      expect(sentBy(environment.mock.getMostRecentOperation())).toEqual({
        input: { id: 'installed-ghost', dryRun: true },
      }),
    );
    act(() => environment.mock.resolveMostRecentOperation({ data: { upgradeApp: preview('apps.ghost') } }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Update Ghost?' });
    expect(dialog).toHaveTextContent('to version 2.0.0 (app 20)');
    expect(within(dialog).getByRole('link', { name: /^Release notes/ })).toHaveAttribute(
      'href',
      'https://example.com/ghost/releases',
    );
    expect(await within(dialog).findByText('Workloads restart')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Update Ghost' }));
    act(() =>
      environment.mock.resolveMostRecentOperation({
        data: { upgradeApp: userError('RefusedError', { code: 'BUSY', message: 'Wait a moment.' }) },
      }),
    );
    expect(await within(dialog).findByText('Wait a moment.')).toBeInTheDocument();
  });

  it('asks what happens to the data when it is uninstalled; deleting it has to be typed', async () => {
    const { environment, user } = renderCard(installed());
    const dialog = await openUninstall({ environment, user }, [serverMessage('The volumes stay.')]);
    const confirm = () => within(dialog).getByRole('button', { name: 'Uninstall Ghost' });
    for (const choice of await within(dialog).findAllByRole('radio')) expect(choice).not.toBeChecked();
    await user.click(confirm());
    expect(await within(dialog).findByText('Choose what happens to the data.')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('radio', { name: 'Delete the data' }));
    expect(within(dialog).queryByText('Choose what happens to the data.')).not.toBeInTheDocument();
    expect(confirm()).toHaveAttribute('aria-disabled', 'true');
    await user.type(within(dialog).getByRole('textbox'), 'delete me');
    await user.click(confirm());
    expect(sentBy(environment.mock.getMostRecentOperation())).toEqual({
      input: { id: 'installed-ghost', deleteData: true },
    });
  });

  it('asks nothing when an app without volumes is uninstalled', async () => {
    const { environment, user } = renderCard(installed());
    const dialog = await openUninstall({ environment, user }, []);
    expect(await within(dialog).findByText('Workloads restart')).toBeInTheDocument();
    expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Uninstall Ghost' }));
    expect(sentBy(environment.mock.getMostRecentOperation())).toEqual({
      input: { id: 'installed-ghost', deleteData: false },
    });
  });

  it('tries a failed installation again with one click', async () => {
    const viewerCan = { ...outdated.viewerCan };
    const { environment, user } = renderCard(installed({ status: 'FAILED', viewerCan }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(sentBy(environment.mock.getMostRecentOperation())).toEqual({ input: { id: 'installed-ghost' } });
  });

  it('says why the installation failed, and the ways forward', async () => {
    renderCard(installed({ status: 'FAILED', detail: serverMessage('The chart job failed.') }));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('The chart job failed.');
    expect(within(notice).getByRole('link', { name: 'Check the settings' })).toHaveAttribute(
      'href',
      '/clusters/u1/apps/configure?app=ghost&instance=default',
    );
    expect(within(notice).getByRole('link', { name: 'Show the log' })).toHaveAttribute('href', '/?app=ghost');
  });

  it('is in Spanish', async () => {
    await switchLanguage('es');
    renderCard(appOf('ghost'));
    expect(await screen.findByRole('link', { name: 'Instalar Ghost' })).toBeInTheDocument();
  });
});
