import { act, screen, waitFor, within } from '@testing-library/react';
import { commitLocalUpdate, graphql } from 'relay-runtime';
import { findConfirmDialog } from '../../../testing/findConfirmDialog.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { serverMessage } from '../../../testing/serverMessage.ts';
import { PostgresList } from './PostgresList.tsx';
import type { PostgresListTestQuery } from './__generated__/PostgresListTestQuery.graphql.ts';

const allowed = { allowed: true, code: null, detail: null };
const busy = { allowed: false, code: 'BUSY', detail: serverMessage('It is being changed.', 'BUSY') };
const backup = {
  isEnabled: true,
  archiving: 'OK',
  archivingError: null,
  lastBackupAt: '2026-11-02T10:00:00.000Z',
  lastBackupError: null,
  retentionDays: 7,
  path: 's3://backups/p1',
};
const host = 'shop-rw.databases.svc.cluster.local';
const endpoint = {
  kind: 'READ_WRITE',
  host,
  port: 5432,
  url: `postgresql://app:********@${host}:5432/app`,
  command: `psql "postgresql://app:********@${host}:5432/app"`,
  env: `PGHOST=${host}\nPGPASSWORD=********`,
  jdbc: `jdbc:postgresql://${host}:5432/app?user=app&password=********`,
};
const database = {
  id: 'p1',
  uuid: 'u1',
  name: 'shop',
  version: '17.5',
  status: 'INSTALLED',
  progress: 100,
  detail: null,
  storageGib: 20,
  instanceCount: 3,
  readyInstanceCount: 2,
  databaseName: 'app',
  username: 'app',
  superuserName: 'postgres',
  users: [],
  createdAt: '2026-11-01T10:00:00.000Z',
  restoredFrom: null,
  ferretdb: { isEnabled: false, version: null },
  exposure: { isEnabled: false, port: 5432 },
  endpoints: [endpoint],
  passwordSecret: { namespace: 'databases', name: 'shop-app', key: 'password' },
  playground: null,
  backup,
  instances: [
    { name: 'shop-1', role: 'PRIMARY', isReady: true },
    { name: 'shop-2', role: 'REPLICA', isReady: true },
    { name: 'shop-3', role: 'REPLICA', isReady: true },
  ],
  viewerCan: {
    update: allowed,
    delete: allowed,
    restore: allowed,
    backUp: allowed,
    failOver: allowed,
    resetPassword: allowed,
  },
};

const renderList = (all: readonly object[], restorable: readonly object[] = all) =>
  renderWithRelay<PostgresListTestQuery>(
    graphql`
      query PostgresListTestQuery @relay_test_operation {
        cluster(id: "c1") {
          ...PostgresList_cluster
        }
      }
    `,
    ({ cluster }) => cluster && <PostgresList cluster={cluster} />,
    {
      Cluster: () => ({
        id: 'c1',
        uuid: 'c1',
        viewerCan: { createPostgresCluster: allowed, restorePostgresCluster: allowed },
        postgresClusters: { totalCount: all.length, edges: all.map((node) => ({ node })) },
        restorablePostgresClusters: restorable,
      }),
    },
  );
const openMenu = async (user: ReturnType<typeof renderList>['user'], item: string | RegExp) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for shop' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the list of databases', () => {
  it('offers to create the first one', async () => {
    renderList([]);
    expect(await screen.findByRole('heading', { name: 'Create your first database' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create PostgreSQL cluster' })).toHaveAttribute(
      'href',
      '/clusters/c1/apps/postgres/install',
    );
    expect(screen.queryByRole('heading', { name: 'Point-in-time recovery' })).not.toBeInTheDocument();
  });

  it('shows version, storage, ready instances and the age of the last backup', async () => {
    renderList([database]);
    const item = within(await screen.findByRole('article', { name: 'shop' }));
    expect(item.getByText('17.5')).toBeVisible();
    expect(item.getByText('20 Gi')).toBeVisible();
    expect(item.getByText('2 of 3 ready')).toBeVisible();
    expect(item.getByText(/^Last backup/)).toBeVisible();
    expect(item.getByRole('link', { name: 'Logs' })).toHaveAttribute(
      'href',
      '/clusters/c1/apps/postgres/shop/logs',
    );
  });

  it('is loud about failing archiving, in the words of the operator', async () => {
    const failing = { ...backup, archiving: 'FAILING', archivingError: 'AccessDenied: no write access' };
    renderList([{ ...database, backup: failing }]);
    expect(await screen.findByText('AccessDenied: no write access')).toBeVisible();
    expect(screen.getByText(/shop can't be restored to a moment after the last archived one/)).toBeVisible();
  });

  it('says what a restored database was restored from', async () => {
    const restoredFrom = {
      name: 'old',
      targetTime: '2026-11-20T12:05:10.000Z',
      restoredAt: '2026-11-21T09:00:00.000Z',
    };
    renderList([{ ...database, restoredFrom }]);
    expect(await screen.findByText(/from old · As of 20 Nov 2026, \d\d:05:10/)).toBeVisible();
  });

  it('opens details with endpoints, in the chosen format and with a typed password', async () => {
    const { user } = renderList([database]);
    await user.click(await screen.findByRole('button', { name: 'Show details of shop' }));
    expect(screen.getByText(endpoint.url)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'JDBC' }));
    expect(screen.getByText(endpoint.jdbc)).toBeVisible();
    await user.type(screen.getByLabelText('Password, to complete the texts'), 'a@b&c');
    expect(screen.getByText(/password=a%40b%26c$/)).toBeVisible();
    expect(screen.getByText(/kubectl get secret shop-app --namespace databases/)).toBeVisible();
  });

  it('offers the real PostgreSQL on the machine of the console first, and says how it differs', async () => {
    const url = 'postgresql://app:********@127.0.0.1:39185/app';
    const real = { ...endpoint, kind: 'PLAYGROUND', host: '127.0.0.1', port: 39185, url };
    const { user } = renderList([{ ...database, playground: 'RUNNING', endpoints: [endpoint, real] }]);
    await user.click(await screen.findByRole('button', { name: 'Show details of shop' }));
    expect(screen.getByText(url)).toBeVisible();
    expect(screen.getByText('127.0.0.1:39185')).toBeVisible();
    expect(screen.getByText(/^Sign in as app with the password of this database/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Read-write' }));
    expect(screen.getByText(endpoint.url)).toBeVisible();
    expect(screen.queryByText(/^Sign in as app/)).not.toBeInTheDocument();
  });

  it('says why a database beyond the second has no real PostgreSQL', async () => {
    const { user } = renderList([{ ...database, playground: 'FULL' }]);
    await user.click(await screen.findByRole('button', { name: 'Show details of shop' }));
    expect(screen.getByText(/for the two newest databases only/)).toBeVisible();
    expect(screen.getByText(endpoint.url)).toBeVisible();
  });

  it('says why a running operation cannot be interrupted, and still links to logs', async () => {
    const viewerCan = { ...database.viewerCan, update: busy, failOver: busy };
    const { user } = renderList([{ ...database, status: 'UPGRADING', viewerCan }]);
    expect(await screen.findByRole('button', { name: 'Settings' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Actions for shop' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByRole('menuitem', { name: /^Fail over/ })).toHaveAttribute('aria-disabled', 'true');
    expect(menu.getByRole('menuitem', { name: 'Open' })).toHaveAttribute(
      'href',
      '/clusters/c1/apps/postgres/manage/shop',
    );
  });

  it('deletes only after the words were typed, and says how long it stays restorable', async () => {
    const { user, environment } = renderList([database]);
    await openMenu(user, 'Delete');
    const dialog = within(await findConfirmDialog());
    expect(dialog.getByText(/can be restored for 7 more days/)).toBeVisible();
    const text = dialog.getByRole('textbox');
    await user.type(text, '{Enter}');
    expect(await dialog.findByText('Confirmation text is required')).toBeVisible();
    await user.type(text, 'delete you');
    expect(await dialog.findByText('Please type "delete me" exactly to confirm')).toBeVisible();
    await user.clear(text);
    await user.type(text, 'delete me{Enter}');
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    expect(sentBy(environment.mock.getMostRecentOperation())).toEqual({ input: { id: 'p1' } });
  });

  it('keeps the focus when the focused database leaves the list', async () => {
    const { environment } = renderList([database]);
    const menu = await screen.findByRole('button', { name: 'Actions for shop' });
    act(() => menu.focus());
    act(() =>
      commitLocalUpdate(environment, (store) => {
        store.get('c1')?.getLinkedRecord('postgresClusters', { first: 100 })?.setLinkedRecords([], 'edges');
      }),
    );
    expect(menu).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: /^PostgreSQL clusters$/i })).toHaveFocus());
  });

  it('fails over to a replica of choice', async () => {
    const { user, environment } = renderList([database]);
    await openMenu(user, 'Fail over');
    const dialog = within(await findConfirmDialog());
    await user.selectOptions(dialog.getByRole('combobox', { name: 'New primary' }), 'shop-3');
    await user.click(dialog.getByRole('button', { name: 'Fail over' }));
    expect(sentBy(environment.mock.getMostRecentOperation())).toEqual({
      input: { id: 'p1', instance: 'shop-3' },
    });
  });

  it('sets a new password; that of a public database has 16 characters', async () => {
    const { user, environment } = renderList([{ ...database, exposure: { isEnabled: true, port: 5432 } }]);
    await openMenu(user, 'Set new password');
    const password = await screen.findByLabelText(/^New password/, { selector: 'input' });
    expect(password).toHaveDisplayValue(/^[A-Za-z0-9]{16}$/);
    await user.clear(password);
    await user.type(password, 'short');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(
      await screen.findByText('Passwords of exposed databases need at least 16 characters'),
    ).toBeVisible();
    await user.type(password, '-but-longer-now');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    expect(sentBy(environment.mock.getMostRecentOperation())).toEqual({
      input: { id: 'p1', username: 'app', password: 'short-but-longer-now' },
    });
  });

  it('lists deleted databases until their retention ends', async () => {
    const deleted = {
      ...database,
      id: 'p2',
      uuid: 'u2',
      name: 'old',
      status: 'UNINSTALLED',
      restorableUntil: '2026-12-01T10:00:00.000Z',
    };
    renderList([database], [database, deleted]);
    expect(await screen.findByRole('link', { name: 'Restore: old' })).toHaveAttribute(
      'href',
      '/clusters/c1/apps/postgres/restore?source=u2',
    );
    expect(screen.queryByRole('article', { name: 'old' })).not.toBeInTheDocument();
  });
});
