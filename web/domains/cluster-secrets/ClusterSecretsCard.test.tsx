import { act, screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { answerMutation, storeText } from '../../testing/answer.ts';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { userError } from '../../testing/userError.ts';
import { ClusterSecretsCard } from './ClusterSecretsCard.tsx';
import createMutation from './create/__generated__/useCreateKubernetesSecretMutation.graphql.ts';
import type { ClusterSecretsCardTestQuery } from './__generated__/ClusterSecretsCardTestQuery.graphql.ts';

const allowed = { allowed: true, code: null, detail: null };
const secret = (name: string) => ({
  __typename: 'KubernetesSecret',
  id: name,
  name,
  namespace: 'default',
  type: 'Opaque',
  keys: ['A', 'B'],
  createdAt: '2026-11-01T10:00:00.000Z',
});
const cluster = (names: readonly string[]) => ({
  __typename: 'Cluster',
  id: 'c',
  viewerCan: { __typename: 'ClusterPermissions', manageSecrets: { __typename: 'ActionState', ...allowed } },
  secrets: { totalCount: names.length, edges: names.map((name) => ({ node: secret(name) })) },
});

async function show(names: readonly string[]) {
  const view = renderWithRelay<ClusterSecretsCardTestQuery>(
    graphql`
      query ClusterSecretsCardTestQuery @relay_test_operation {
        cluster(id: "c") {
          ...ClusterSecretsCard_cluster
        }
      }
    `,
    ({ cluster: found }) => found && <ClusterSecretsCard cluster={found} />,
    { Cluster: () => cluster(names) },
  );
  await screen.findByRole('heading', { level: 2 });
  return view;
}

async function openForm({ user }: Awaited<ReturnType<typeof show>>) {
  await user.click(screen.getByRole('button', { name: 'Create secret' }));
  await screen.findByRole('dialog');
}
const submit = ({ user }: Awaited<ReturnType<typeof show>>) =>
  user.click(screen.getAllByRole('button', { name: 'Create secret' }).at(-1) as HTMLElement);

it('creates a secret from a pasted .env without storing a value anywhere', async () => {
  const view = await show([]);
  await openForm(view);
  await view.user.type(screen.getByRole('textbox', { name: /^Name/ }), 'shop');
  await view.user.click(screen.getByRole('textbox', { name: /^Key 1/ }));
  await view.user.paste('export A="swordfish"\nB=two');
  expect(screen.getByRole('textbox', { name: /^Key 2/ })).toHaveValue('B');
  await submit(view);
  await answerMutation(view.environment, createMutation, {
    createKubernetesSecret: { __typename: 'CreateKubernetesSecretPayload', cluster: cluster(['shop']) },
  });
  expect(await screen.findByRole('row', { name: /shop/ })).toHaveTextContent('A, B');
  expect(storeText(view.environment)).not.toContain('swordfish');
});

it('falls back to the default namespace when the namespaces cannot be loaded', async () => {
  const view = await show([]);
  await openForm(view);
  const asked = () =>
    view.environment.mock
      .getAllOperations()
      .find(({ request }) => request.node.operation.name === 'useNamespacesQuery');
  await waitFor(() => expect(asked()).toBeDefined());
  const query = asked();
  act(() => query && view.environment.mock.reject(query, new Error('away')));
  expect(await screen.findByText(/^The namespaces could not be loaded/)).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /^Namespace/ })).toHaveValue('default');
});

it('reports missing and duplicate keys, and keeps at least one row', async () => {
  const view = await show([]);
  await openForm(view);
  await submit(view);
  expect(await screen.findByText('Name is required')).toBeInTheDocument();
  expect(screen.getByText('Add at least one key with a value, or one file')).toBeInTheDocument();
  await view.user.type(screen.getByRole('textbox', { name: /^Key 1/ }), 'a');
  await view.user.type(screen.getByRole('textbox', { name: /^Value 1/ }), 'x');
  await view.user.type(screen.getByRole('textbox', { name: /^File name 1/ }), 'a');
  await view.user.type(screen.getByRole('textbox', { name: /^File content 1/ }), 'y');
  await submit(view);
  expect((await screen.findAllByText('Duplicate key.')).length).toBeGreaterThan(0);
  await view.user.click(screen.getByRole('button', { name: 'Remove key 1' }));
  expect(screen.getByRole('textbox', { name: /^Key 1/ })).toHaveValue('');
});

it('keeps the entered values when the server refuses, and shows its message at the row', async () => {
  const view = await show([]);
  await openForm(view);
  await view.user.type(screen.getByRole('textbox', { name: /^Name/ }), 'shop');
  await view.user.click(screen.getByRole('button', { name: 'Add key' }));
  await view.user.type(screen.getByRole('textbox', { name: /^Key 2/ }), 'a');
  await view.user.type(screen.getByRole('textbox', { name: /^Value 2/ }), 'x');
  await submit(view);
  const issues = [{ path: 'literals.1.key', code: 'invalid_key', message: 'Not this one.' }];
  await answerMutation(view.environment, createMutation, {
    createKubernetesSecret: userError('InputError', { message: 'Not this one.', issues }),
  });
  expect(await screen.findByText('Not this one.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Value 2/ })).toHaveValue('x');
});

it('fills blank rows with the keys that a type requires and keeps entered values', async () => {
  const view = await show([]);
  await openForm(view);
  const type = screen.getByRole('combobox', { name: /^Type/ });
  await view.user.selectOptions(type, 'kubernetes.io/tls');
  expect(screen.getByRole('textbox', { name: /^File name 2/ })).toHaveValue('tls.key');
  await view.user.type(screen.getByRole('textbox', { name: /^File content 1/ }), 'cert');
  await view.user.selectOptions(type, 'Opaque');
  expect(screen.getByRole('textbox', { name: /^File name 1/ })).toHaveValue('tls.crt');
});
