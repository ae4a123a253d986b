import { act, screen, waitFor } from '@testing-library/react';
import { commitLocalUpdate, graphql, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { generatePayload } from '../../../testing/generatePayload.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { userError } from '../../../testing/userError.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { ClusterRegistriesCard } from './ClusterRegistriesCard.tsx';
import type { ClusterRegistriesCardTestQuery } from './__generated__/ClusterRegistriesCardTestQuery.graphql.ts';
import { serverMessage } from '../../../testing/serverMessage.ts';

const allowed = { allowed: true, code: null, detail: null };
const applied = (name: string, changes: object = {}) => ({
  id: `c:${name}`,
  name,
  isDefault: false,
  status: 'APPLIED',
  detail: null,
  namespaceCount: 5,
  namespaceTotal: 5,
  appliedAt: '2026-11-01T10:00:00.000Z',
  registry: { id: `r:${name}`, name, type: 'DOCKER_HUB' },
  viewerCan: { reapply: allowed, remove: allowed, setDefault: allowed },
  ...changes,
});
const cluster = (rows: readonly object[], others: readonly string[] = [], state: object = allowed) => ({
  id: 'c',
  registries: { edges: rows.map((node) => ({ node })) },
  applicableRegistries: others.map((name) => ({ id: `r:${name}`, name, type: 'CUSTOM' })),
  viewerCan: { applyRegistry: state },
});

async function show(data: object, heading = 'Apply a registry') {
  const view = renderWithRelay<ClusterRegistriesCardTestQuery>(
    graphql`
      query ClusterRegistriesCardTestQuery @relay_test_operation {
        cluster(id: "c") {
          ...ClusterRegistriesCard_cluster
        }
      }
    `,
    ({ cluster: found }) => found && <ClusterRegistriesCard cluster={found} />,
    { Cluster: () => data },
  );
  await screen.findByRole('heading', { name: heading });
  return view;
}

type View = Awaited<ReturnType<typeof show>>;
const mutationOf = ({ environment }: View) => {
  const found = environment.mock
    .getAllOperations()
    .find(({ request }) => request.node.operation.name.endsWith('Mutation'));
  if (!found) throw new Error('no mutation was sent');
  return found;
};
const choose = async ({ user }: View, name: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

it('offers only registries that are not applied, and requires a selection', async () => {
  const view = await show(cluster([applied('hub')], ['harbor']));
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['Choose a registry', 'harbor (Custom registry)']);
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true');
  await view.user.selectOptions(screen.getByRole('combobox'), 'r:harbor');
  await view.user.click(screen.getByRole('button', { name: 'Apply' }));
  const sent = await waitFor(() => mutationOf(view));
  expect(sentBy(sent)).toEqual({ input: { clusterId: 'c', registryId: 'r:harbor' } });
});

it('links to the registries page when the account has none', async () => {
  await show(cluster([]), 'The account has no registries yet');
  expect(screen.getByRole('link', { name: 'Add a registry' })).toHaveAttribute(
    'href',
    '/integrations/registry',
  );
  expect(screen.queryByText('All registries are applied.')).not.toBeInTheDocument();
});

it('shows why applying was refused, and keeps the selection', async () => {
  const view = await show(cluster([], ['harbor']));
  await view.user.selectOptions(screen.getByRole('combobox'), 'r:harbor');
  await view.user.click(screen.getByRole('button', { name: 'Apply' }));
  const refusal = userError('RefusedError', { code: 'BUSY', message: 'Something else runs.' });
  await waitFor(() => mutationOf(view));
  act(() => view.environment.mock.resolve(mutationOf(view), { data: { applyRegistry: refusal } }));
  expect(await screen.findByText('Failed to apply registry to cluster')).toBeInTheDocument();
  expect(screen.getByText('Something else runs.')).toBeInTheDocument();
  expect(screen.getByRole('combobox')).toHaveValue('r:harbor');
});

it('shows a new default immediately, retries once, and reverts it if that fails too', async () => {
  const view = await show(cluster([applied('hub', { isDefault: true }), applied('other')]));
  await choose(view, 'other', 'Set as default');
  expect(await screen.findByText('Saving default…')).toBeInTheDocument();
  expect(screen.queryByText('Default')).not.toBeInTheDocument();
  const first = await waitFor(() => mutationOf(view));
  act(() => view.environment.mock.reject(first, new Error('away')));
  expect(await screen.findByText('Saving default… (retry 1)')).toBeInTheDocument();
  await waitFor(() => expect(mutationOf(view)).not.toBe(first));
  act(() => view.environment.mock.reject(mutationOf(view), new Error('away')));
  expect(await screen.findByText('Default')).toBeInTheDocument();
  expect(screen.queryByText(/Saving default/)).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /hub/ })).toHaveTextContent('Default');
  expect(await screen.findByText('Failed to set registry as default')).toBeInTheDocument();
});

it('shows in the dialog why a registry could not be removed', async () => {
  const view = await show(cluster([applied('hub')]));
  await choose(view, 'hub', 'Remove from cluster');
  await view.user.click(await screen.findByRole('button', { name: 'Remove registry' }));
  const sent = await waitFor(() => mutationOf(view));
  act(() => view.environment.mock.reject(sent, new Error('away')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to remove registry from cluster');
});

it('does not announce a removal when the list could not be loaded', async () => {
  const success = vi.spyOn(toast, 'success').mockReturnValue(undefined);
  const view = await show(cluster([applied('hub')]));
  await choose(view, 'hub', 'Remove from cluster');
  await view.user.click(await screen.findByRole('button', { name: 'Remove registry' }));
  const sent = await waitFor(() => mutationOf(view));
  const removing = generatePayload(sent, {
    RemoveClusterRegistryResult: () => ({ __typename: 'RemoveClusterRegistryPayload' }),
    Cluster: () => cluster([applied('hub', { status: 'REMOVING' })]),
  });
  act(() => view.environment.mock.resolve(sent, removing));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const setList = (update: (found: RecordProxy, store: RecordSourceProxy) => void) =>
    act(() =>
      commitLocalUpdate(view.environment, (store) => {
        const found = store.get('c');
        if (found) update(found, store);
      }),
    );
  setList((found) => found.setValue(null, 'registries', { first: 100 }));
  expect(screen.getByRole('heading', { name: 'Failed to load registry information' })).toBeInTheDocument();
  expect(success).not.toHaveBeenCalled();
  setList((found, store) => {
    const none = store.create('none', 'ClusterRegistryConnection').setLinkedRecords([], 'edges');
    found.setLinkedRecord(none, 'registries', { first: 100 });
  });
  expect(success).toHaveBeenCalledOnce();
  success.mockRestore();
});

it('shows why the credentials of an applied registry could not be renewed', async () => {
  await show(cluster([applied('hub', { detail: serverMessage('The API server does not respond.') })]));
  expect(screen.getByRole('row', { name: /hub/ })).toHaveTextContent('The API server does not respond.');
});

it('reports that the registries could not be loaded, with a retry', async () => {
  await show({ ...cluster([]), registries: null }, 'Failed to load registry information');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('does not retry a default that the server refuses', async () => {
  const view = await show(cluster([applied('hub', { isDefault: true })]));
  await choose(view, 'hub', 'Unset default');
  const sent = await waitFor(() => mutationOf(view));
  expect(sentBy(sent)).toEqual({ input: { clusterId: 'c', registryId: null } });
  const refusal = userError('RefusedError', { code: 'ARCHIVED', message: 'Archived.' });
  act(() => view.environment.mock.resolve(mutationOf(view), { data: { setDefaultRegistry: refusal } }));
  expect(await screen.findByText('Default')).toBeInTheDocument();
});

/** Clears the default, which is `hub`. */
async function clearDefault(...others: string[]) {
  const registries = others.map((name) => applied(name));
  const view = await show(cluster([applied('hub', { isDefault: true }), ...registries]));
  await choose(view, 'hub', 'Unset default');
  const cleared = await waitFor(() => mutationOf(view));
  const payload = generatePayload(cleared, {
    SetDefaultRegistryResult: () => ({ __typename: 'SetDefaultRegistryPayload' }),
    Cluster: () => cluster([applied('hub'), ...registries]),
  });
  act(() => view.environment.mock.resolve(cleared, payload));
  return view;
}

it('does not offer Undo any more after another default was set', async () => {
  const offered = vi.spyOn(toast, 'success');
  const view = await clearDefault('mirror');
  await screen.findByRole('button', { name: 'Undo' });
  const { signal } = offered.mock.lastCall![0];
  offered.mockRestore();
  expect(signal?.aborted).toBe(false);
  await choose(view, 'mirror', 'Set as default');
  await waitFor(() => expect(signal?.aborted).toBe(true));
});

it('sets a default that was cleared again with Undo', async () => {
  const view = await clearDefault();
  await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
  const sent = await waitFor(() => mutationOf(view));
  expect(sentBy(sent)).toEqual({ input: { clusterId: 'c', registryId: 'r:hub' } });
});

it('shows the progress of applying and why it failed', async () => {
  await show(
    cluster([
      applied('moving', { status: 'APPLYING', namespaceCount: 2 }),
      applied('broken', { status: 'FAILED', detail: serverMessage('denied the request') }),
    ]),
  );
  expect(screen.getByText('2 of 5 namespaces')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /broken/ })).toHaveTextContent('denied the request');
});

it('shows why nothing can be changed on an archived cluster', async () => {
  const archived = { allowed: false, code: 'ARCHIVED', detail: serverMessage('Archived.') };
  const view = await show(
    cluster(
      [applied('hub', { viewerCan: { reapply: allowed, remove: archived, setDefault: allowed } })],
      ['harbor'],
      archived,
    ),
  );
  await view.user.selectOptions(screen.getByRole('combobox'), 'r:harbor');
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true');
  await view.user.click(screen.getByRole('button', { name: 'Actions for hub' }));
  expect(await screen.findByRole('menuitem', { name: /Remove from cluster/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
