import { act, screen } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { AuditLogCard } from './AuditLogCard.tsx';
import type { AuditLogCardTestQuery } from './__generated__/AuditLogCardTestQuery.graphql.ts';
import { serverMessage } from '../../testing/serverMessage.ts';

const entry = (id: string, changes: object = {}) => ({
  id,
  at: '2026-11-01T10:00:00.000Z',
  actorName: 'Olivia',
  origin: 'CONSOLE',
  action: 'cluster.protect',
  targetName: 'shop',
  changes: [{ path: 'protected', before: 'false', after: 'true' }],
  ...changes,
});
const allowed = { allowed: true, code: null, detail: null };

async function show(entries: readonly object[], changes: object = {}, state: object = allowed) {
  const edges = entries.map((node, i) => ({ cursor: `c${i}`, node }));
  const pageInfo = { hasNextPage: false, endCursor: 'c0' };
  const view = renderWithRelay<AuditLogCardTestQuery>(
    graphql`
      query AuditLogCardTestQuery @relay_test_operation {
        viewer {
          account {
            ...AuditLogCard_account
          }
        }
      }
    `,
    ({ viewer }) => viewer && <AuditLogCard account={viewer.account} />,
    {
      ActionState: () => state,
      AuditEntryConnection: () => ({ edges, totalCount: entries.length, pageInfo, ...changes }),
    },
  );
  await screen.findByRole('heading', { level: 2 });
  return view;
}

it('shows actor, origin, action and changes', async () => {
  const { user } = await show([entry('e1'), entry('e2', { origin: 'API_KEY', action: 'planet.paint' })]);
  expect(screen.getByRole('row', { name: /Olivia Console.*Enabled protection.*shop/ })).toBeVisible();
  // An action of a newer platform has no translation.
  expect(screen.getByRole('row', { name: /API key.*planet\.paint/ })).toBeVisible();
  const [first] = screen.getAllByText('1 change');
  if (!first) throw new Error('there are details');
  await user.click(first);
  expect(screen.getAllByText('Protection')[0]).toBeVisible();
});

it('names the add-on and the version of an entry', async () => {
  const changes = [
    { path: 'addon', before: null, after: 'Traefik' },
    { path: 'version', before: null, after: '37.1.2' },
  ];
  await show([entry('e1', { action: 'addon.install', changes }), entry('e2', { action: 'addon.upgrade' })]);
  expect(screen.getByText('Installed Traefik 37.1.2')).toBeVisible();
  expect(screen.getByText('Upgraded an add-on')).toBeVisible();
});

it('lists the values of something new without comparing them, and names unknown fields in words', async () => {
  const changes = [
    { path: 'k3s_version', before: null, after: 'v1.32.8+k3s1' },
    { path: 'env_variables.LOG_LEVEL', before: null, after: 'debug' },
    { path: 'warp_factor', before: null, after: '9' },
  ];
  const { user } = await show([entry('e1', { action: 'cluster.create', changes })]);
  await user.click(screen.getByText('3 details'));
  for (const text of ['Kubernetes version', 'v1.32.8+k3s1', 'Variable LOG_LEVEL', 'Warp factor'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/→/)).not.toBeInTheDocument();
});

it('shows values as people write them', async () => {
  const after = (path: string, value: string) => ({ path, before: null, after: value });
  const changes = [
    after('public_network_ip_v4', 'true'),
    after('master_locations', '["fsn1","nbg1"]'),
    after('secrets', '[]'),
    after('worker_node_pools', '[{"name":"default","instance_type":"cx23","autoscaling_enabled":false}]'),
    after('storage_size', '20'),
    after('permission', 'developer'),
    after('password', '•'),
  ];
  const { user } = await show([entry('e1', { action: 'cluster.create', changes })]);
  await user.click(screen.getByText('7 details'));
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual([
    'Yes',
    'fsn1, nbg1',
    'None',
    'Name: default, Server type: cx23, Autoscaling: No',
    '20 GiB',
    'Developer',
    'Hidden',
  ]);
});

it('loads more at the end of the list', async () => {
  const { environment, user } = await show([entry('e1')], {
    totalCount: 2,
    pageInfo: { hasNextPage: true, endCursor: 'c0' },
  });
  expect(screen.getByText('1 of 2 entries')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ cursor: 'c0' });
  act(() => environment.mock.rejectMostRecentOperation(new Error('away')));
  expect(screen.getByRole('button', { name: 'Load more' })).toBeVisible();
});

it('shows that nothing has happened yet', async () => {
  await show([]);
  expect(screen.getByText('Nothing happened yet')).toBeVisible();
});

it('shows which roles may read the log', async () => {
  await show([], {}, { allowed: false, code: 'FORBIDDEN', detail: serverMessage('No.') });
  expect(screen.getByText('The audit log is for owners and admins')).toBeVisible();
});
