import { act, screen, waitFor, within } from '@testing-library/react';
import { commitLocalUpdate, graphql } from 'relay-runtime';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import { answerMutation } from '../../../testing/answer.ts';
import { findConfirmDialog } from '../../../testing/findConfirmDialog.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { PostgresSettingsForm } from './PostgresSettingsForm.tsx';
import updateMutation from './__generated__/useUpdatePostgresMutation.graphql.ts';
import type { PostgresSettingsFormTestQuery } from './__generated__/PostgresSettingsFormTestQuery.graphql.ts';

const allowed = { allowed: true, code: null, detail: null };
const postgres = {
  id: 'p1',
  revision: 3,
  name: 'shop',
  version: '17.5',
  instanceCount: 1,
  storageGib: 20,
  databaseName: 'app',
  username: 'app',
  superuserName: 'postgres',
  users: [{ name: 'reports', access: 'READ' }],
  databases: [{ name: 'stats', owner: 'reports' }],
  extensions: ['hstore'],
  parameters: [{ name: 'work_mem', value: '8MB' }],
  pooler: { isEnabled: false },
  exposure: { isEnabled: false, port: 5432 },
  ferretdb: { isEnabled: false, version: null },
  backup: {
    isEnabled: true,
    provider: 'AWS_S3',
    bucket: 'backups',
    endpointUrl: 'https://fsn1.your-objectstorage.com',
    accessKeyId: 'AK1',
    retentionDays: 7,
  },
  viewerCan: { update: allowed },
};

beforeAll(() => loadNamespaces(['clusters', 'clusters.settings', 'preview', 'postgres', 'postgres.form']));

async function show() {
  const cluster = {
    id: 'c1',
    uuid: 'u1',
    postgresOptions: {
      maxStorageGib: 1000,
      loadBalancerMonthlyPrice: { amount: '5.39' },
      extensions: [
        { name: 'hstore', requiresRestart: false },
        { name: 'pgaudit', requiresRestart: true },
      ],
      parameters: [
        { name: 'work_mem', default: '4MB', min: '64kB', max: '2GB', options: [], requiresRestart: false },
        { name: 'jit', default: 'on', min: null, max: null, options: ['on', 'off'], requiresRestart: false },
      ],
    },
  };
  const view = renderWithRelay<PostgresSettingsFormTestQuery>(
    graphql`
      query PostgresSettingsFormTestQuery @relay_test_operation {
        cluster(id: "c1") {
          postgresCluster(name: "shop") {
            ...PostgresSettingsForm_postgres
          }
        }
      }
    `,
    ({ cluster: found }) =>
      found?.postgresCluster && <PostgresSettingsForm postgres={found.postgresCluster} />,
    { Query: () => ({ cluster: { ...cluster, postgresCluster: { ...postgres, cluster } } }) },
    { path: '/clusters/u1/apps/postgres/edit/shop' },
  );
  await submit();
  return {
    ...view,
    sent: () => sentBy(view.environment.mock.getMostRecentOperation()).input as Record<string, unknown>,
    /** Another user has saved. */
    change: (fields: Record<string, string | number>) =>
      act(() => {
        commitLocalUpdate(view.environment, (store) => {
          for (const [field, value] of Object.entries(fields)) store.get('p1')?.setValue(value, field);
        });
      }),
  };
}
const submit = () => screen.findByRole('button', { name: 'Update cluster' });
const storage = () => screen.getByRole('textbox', { name: /^Storage/ });
const openTab = (user: Awaited<ReturnType<typeof show>>['user'], name: string) =>
  user.click(screen.getByRole('link', { name: new RegExp(`^${name}`) }));

it('offers saving only after a change, and sends the edited parts for review', async () => {
  const { user, sent, environment } = await show();
  expect(await submit()).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: /^Increase/ }));
  expect(screen.getByText('Unsaved changes · 1 field')).toBeInTheDocument();
  await user.click(await submit());
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(sent()).toEqual({ id: 'p1', revision: 3, storageGib: 21, dryRun: true });
});

it('sends the reviewed revision if another user saves during the review', async () => {
  const { user, environment, change, sent } = await show();
  await user.click(screen.getByRole('button', { name: 'Increase Storage' }));
  await user.click(await submit());
  await answerMutation(environment, updateMutation, {
    updatePostgresCluster: {
      __typename: 'ChangePreview',
      changes: [],
      warnings: [],
      monthlyPriceBefore: null,
      monthlyPriceAfter: { amount: '10.00' },
      quota: null,
    },
  });
  const dialog = await findConfirmDialog();
  change({ instanceCount: 3, revision: 4 });
  await user.click(within(dialog).getByRole('button', { name: 'Update cluster' }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(sent()).toEqual({ id: 'p1', revision: 3, storageGib: 21 });
});

it('lets storage grow only, and identity stay', async () => {
  const { user } = await show();
  await user.clear(storage());
  await user.type(storage(), '10');
  await user.tab();
  expect(storage()).toHaveValue('20');
  expect(screen.getByRole('textbox', { name: 'Cluster name' })).toHaveAttribute('readonly');
  expect(screen.getByRole('textbox', { name: 'Database name' })).toHaveAttribute('readonly');
  expect(screen.getByRole('textbox', { name: 'PostgreSQL version' })).toHaveAttribute('readonly');
});

it('says that removed users and databases stay in PostgreSQL', async () => {
  const { user } = await show();
  await openTab(user, 'Advanced');
  await user.click(screen.getByRole('button', { name: 'Remove user 1' }));
  expect(screen.getByText(/^reports can no longer sign in after you save, but stays/)).toBeVisible();
  // The last row is gone, and with it its button.
  expect(screen.getByRole('button', { name: 'Add user' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove database 1' }));
  expect(screen.getByText(/^stats leaves this list after you save, but stays/)).toBeVisible();
});

it('keeps secrets that are empty, and sends the bucket with the retention', async () => {
  const { user, sent, environment } = await show();
  await openTab(user, 'Backup');
  await user.click(screen.getByRole('button', { name: 'Increase Retention' }));
  await user.click(await submit());
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(sent()).toEqual({
    id: 'p1',
    revision: 3,
    backup: {
      isEnabled: true,
      provider: 'AWS_S3',
      retentionDays: 8,
      bucket: 'backups',
      endpointUrl: 'https://fsn1.your-objectstorage.com',
      accessKeyId: 'AK1',
    },
    dryRun: true,
  });
});

it('needs new keys after the provider was changed', async () => {
  const { user, environment } = await show();
  await openTab(user, 'Backup');
  await user.click(screen.getByRole('radio', { name: /^Google Cloud Storage/ }));
  await user.type(screen.getByRole('textbox', { name: /^Bucket/ }), 'other');
  await user.click(await submit());
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Credentials JSON/ })).toHaveAccessibleDescription(
      /This field is required/,
    ),
  );
  expect(environment.mock.getAllOperations()).toEqual([]);
});

it('sends whole lists of further users and parameters; stored users keep their names', async () => {
  const { user, sent, environment } = await show();
  await openTab(user, 'Advanced');
  expect(screen.getByRole('textbox', { name: 'Name of user 1' })).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: 'Add user' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of user 2' }), 'writer');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Access of user 2' }), 'WRITE');
  await user.click(screen.getByRole('checkbox', { name: 'pgaudit (restarts the instances)' }));
  await user.click(screen.getByRole('button', { name: 'Add setting' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Name of setting 2' }), 'jit');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Value of setting 2' }), 'off');
  await user.click(await submit());
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(sent()).toEqual({
    id: 'p1',
    revision: 3,
    users: [
      { name: 'reports', access: 'READ' },
      { name: 'writer', access: 'WRITE' },
    ],
    extensions: ['hstore', 'pgaudit'],
    parameters: [
      { name: 'work_mem', value: '8MB' },
      { name: 'jit', value: 'off' },
    ],
    dryRun: true,
  });
});

it('needs an owner for the databases of a removed user', async () => {
  const { user, environment } = await show();
  await openTab(user, 'Advanced');
  await user.click(screen.getByRole('button', { name: 'Remove user 1' }));
  await user.click(await submit());
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Owner of database 1' })).toHaveAccessibleDescription(
      'reports is no user of this database. Choose another owner',
    ),
  );
  expect(environment.mock.getAllOperations()).toEqual([]);
});

it('shows a conflict for a field that another user changed meanwhile', async () => {
  const { user, change } = await show();
  await user.click(screen.getByRole('button', { name: 'Increase Storage' }));
  change({ storageGib: 50, revision: 4 });
  expect(await screen.findByRole('group', { name: 'Storage' })).toBeVisible();
  expect(await submit()).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: /50/ }));
  expect(storage()).toHaveValue('50');
});
