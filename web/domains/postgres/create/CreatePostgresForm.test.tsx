import { screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { CreatePostgresForm } from './CreatePostgresForm.tsx';
import type { CreatePostgresFormTestQuery } from './__generated__/CreatePostgresFormTestQuery.graphql.ts';

beforeAll(() => loadNamespaces(['clusters', 'preview', 'preview.review', 'postgres', 'postgres.form']));

function show() {
  const view = renderWithRelay<CreatePostgresFormTestQuery>(
    graphql`
      query CreatePostgresFormTestQuery @relay_test_operation {
        cluster(id: "c1") {
          ...CreatePostgresForm_cluster
        }
      }
    `,
    ({ cluster }) => cluster && <CreatePostgresForm cluster={cluster} />,
    {
      Cluster: () => ({
        id: 'c1',
        uuid: 'u1',
        postgresOptions: {
          versions: ['17.5', '16.9', '15.13'],
          ferretdbVersions: ['2.5.0', '2.6.0'],
          maxStorageGib: 1000,
          loadBalancerMonthlyPrice: { amount: '5.39' },
        },
      }),
    },
    { path: '/clusters/u1/apps/postgres/install' },
  );
  const mutations = () =>
    view.environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.name === 'useCreatePostgresMutation');
  return { ...view, mutations };
}
const create = () => screen.findByRole('button', { name: 'Create cluster' });
const openTab = (user: ReturnType<typeof show>['user'], name: string) =>
  user.click(screen.getByRole('link', { name: new RegExp(`^${name}`) }));

it('can be sent as it opens, with generated passwords', async () => {
  const { user, mutations } = show();
  await user.click(await create());
  await waitFor(() => expect(mutations()).toHaveLength(1));
  const [sent] = mutations().map(sentBy);
  expect(sent?.input).toMatchObject({
    clusterId: 'c1',
    name: 'postgres',
    version: '17.5',
    databaseName: 'app',
    username: 'app',
    superuserName: 'postgres',
    instanceCount: 1,
    storageGib: 10,
    exposure: { isEnabled: false },
    backup: { isEnabled: false },
    password: expect.stringMatching(/^[A-Za-z0-9]{16}$/) as string,
  });
});

it('warns of the price of a load balancer, with the price of the catalogue', async () => {
  const { user } = show();
  await create();
  await openTab(user, 'Expose');
  expect(screen.queryByText(/adds €5.39 per month/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: /^Expose to the internet/ }));
  expect(await screen.findByText(/adds €5.39 per month/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Port/ })).toHaveValue('5432');
});

it('fixes the version with FerretDB', async () => {
  const { user } = show();
  await create();
  await user.selectOptions(screen.getByRole('combobox', { name: /^PostgreSQL version/ }), '16.9');
  await openTab(user, 'FerretDB');
  await user.click(screen.getByRole('switch', { name: /^FerretDB/ }));
  await openTab(user, 'General');
  const version = await screen.findByRole('textbox', { name: /^PostgreSQL version/ });
  expect(version).toHaveValue('17.5');
  expect(version).toHaveAccessibleDescription('FerretDB requires PostgreSQL 17.5');
});

it('opens the tab of the first error, and needs the keys of the chosen storage', async () => {
  const { user, mutations } = show();
  await create();
  await openTab(user, 'Backup');
  await user.click(screen.getByRole('switch', { name: /^Backups/ }));
  await openTab(user, 'General');
  await user.click(await create());
  expect(await screen.findByRole('textbox', { name: /^Bucket/ })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Bucket/ })).toHaveAccessibleDescription(
    /This field is required/,
  );
  expect(screen.getByText(/^Configuration error: Please fix the configuration errors/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Google Cloud Storage/ }));
  expect(screen.getByRole('textbox', { name: /^Credentials JSON/ })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Access key ID/ })).not.toBeInTheDocument();
  expect(mutations()).toEqual([]);
});
