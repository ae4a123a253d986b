import { act, screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { answerMutation, storeText } from '../../testing/answer.ts';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { sentBy } from '../../testing/sentBy.ts';
import { ApiKeysCard } from './ApiKeysCard.tsx';
import createMutation from './__generated__/useCreateApiKeyMutation.graphql.ts';
import rotateMutation from './__generated__/useRotateApiKeyMutation.graphql.ts';
import type { ApiKeysCardTestQuery } from './__generated__/ApiKeysCardTestQuery.graphql.ts';
import { serverMessage } from '../../testing/serverMessage.ts';

const key = (id: string, name: string) => ({
  id,
  name,
  prefix: 'kd_ab12…',
  scopes: ['READ'],
  isActive: true,
  createdAt: '2026-11-01T10:00:00.000Z',
  creatorName: 'Ada Owner',
  lastUsedAt: null,
  expiresAt: null,
  previousExpiresAt: null,
});
const allowed = { allowed: true, code: null, detail: null };

async function show(names: readonly string[], manage: object = allowed, changes: object = {}) {
  const edges = names.map((name, index) => ({
    cursor: name,
    node: { ...key(`k${index}`, name), ...changes },
  }));
  const view = renderWithRelay<ApiKeysCardTestQuery>(
    graphql`
      query ApiKeysCardTestQuery @relay_test_operation {
        viewer {
          account {
            ...ApiKeysCard_account
          }
        }
      }
    `,
    ({ viewer }) => viewer && <ApiKeysCard account={viewer.account} />,
    { ActionState: () => manage, ApiKeyConnection: () => ({ edges }) },
  );
  await screen.findByRole('heading', { level: 2 });
  return view;
}

it('shows a new key once, with an example call, and adds it to the list', async () => {
  const { environment, user } = await show([]);
  await user.click(screen.getByRole('button', { name: 'New API key' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Pipeline');
  await user.click(screen.getByRole('radio', { name: /Read and write/ }));
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  await answerMutation(environment, createMutation, {
    createApiKey: {
      __typename: 'CreateApiKeyPayload',
      secret: 'kd_the-whole-key',
      apiKeyEdge: {
        __typename: 'ApiKeyEdge',
        cursor: 'c',
        node: { ...key('k9', 'Pipeline'), __typename: 'ApiKey' },
      },
    },
  });
  expect(await screen.findByText('kd_the-whole-key')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'curl command' })).toHaveTextContent('Bearer kd_the-whole-key');
  await user.click(screen.getByRole('checkbox', { name: 'I stored it' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(document.body).not.toHaveTextContent('kd_the-whole-key'));
  expect(screen.getByRole('row', { name: /Pipeline/ })).toBeInTheDocument();
  expect(storeText(environment)).not.toContain('kd_the-whole-key');
});

it('asks before closing when the key was not stored', async () => {
  const { environment, user } = await show([]);
  await user.click(screen.getByRole('button', { name: 'New API key' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Pipeline{Enter}');
  await answerMutation(environment, createMutation, {
    createApiKey: {
      __typename: 'CreateApiKeyPayload',
      secret: 'kd_k',
      apiKeyEdge: { __typename: 'ApiKeyEdge', cursor: 'c', node: key('k9', 'Pipeline') },
    },
  });
  await screen.findByText('kd_k');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Go back' }));
  expect(screen.getByText('kd_k')).toBeInTheDocument();
});

it('creates a key for single areas with an expiry, and asks for at least one area', async () => {
  const { environment, user } = await show([]);
  await user.click(screen.getByRole('button', { name: 'New API key' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Pipeline');
  await user.click(screen.getByRole('radio', { name: /Selected areas/ }));
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText('Choose at least one area.')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Add-ons' }), 'Read and write');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Expires' }), 'In 30 days');
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  await waitFor(() =>
    expect(sentBy(environment.mock.getMostRecentOperation())).toMatchObject({
      input: { name: 'Pipeline', scopes: ['ADDONS_WRITE'], expiresAt: expect.any(String) as string },
    }),
  );
});

it('shows the areas, the creator, the expiry and the end of the overlap of a key', async () => {
  await show(['Pipeline'], allowed, {
    scopes: ['CLUSTERS_READ', 'ADDONS_WRITE'],
    expiresAt: '2020-01-01T12:00:00.000Z',
    previousExpiresAt: '2020-01-02T12:00:00.000Z',
  });
  const row = screen.getByRole('row', { name: /Pipeline/ });
  for (const text of ['Clusters: Read', 'Add-ons: Read and write', 'Ada Owner', 'Expired on 1 Jan 2020'])
    expect(row).toHaveTextContent(text);
  expect(row).toHaveTextContent(/Previous key accepted until 2 Jan 2020/);
});

it('edits a key without changing its expiry', async () => {
  const { environment, user } = await show(['Pipeline'], allowed, {
    scopes: ['CLUSTERS_READ'],
    expiresAt: '2030-01-01T12:00:00.000Z',
  });
  await user.click(screen.getByRole('button', { name: 'Edit Pipeline' }));
  expect(await screen.findByRole('option', { name: 'Unchanged (on 1 Jan 2030)' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Clusters' }), 'Read and write');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sentBy(environment.mock.getMostRecentOperation())).toEqual({
      input: { id: 'k0', name: 'Pipeline', scopes: ['CLUSTERS_WRITE'], expiresAt: undefined },
    }),
  );
});

it('rotates a key and shows the new one once', async () => {
  const { environment, user } = await show(['Pipeline']);
  await user.click(screen.getByRole('button', { name: 'Rotate Pipeline' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: /Accept the current/ }), 'For 1 hour');
  await user.click(screen.getByRole('button', { name: 'Rotate key' }));
  await waitFor(() =>
    expect(sentBy(environment.mock.getMostRecentOperation())).toEqual({
      input: { id: 'k0', overlapHours: 1 },
    }),
  );
  await answerMutation(environment, rotateMutation, {
    rotateApiKey: {
      __typename: 'RotateApiKeyPayload',
      secret: 'kd_rotated',
      apiKey: { ...key('k0', 'Pipeline'), __typename: 'ApiKey' },
    },
  });
  expect(await screen.findByText('kd_rotated')).toBeInTheDocument();
  expect(storeText(environment)).not.toContain('kd_rotated');
});

it('disables a key', async () => {
  const { environment, user } = await show(['Pipeline']);
  await user.click(screen.getByRole('switch', { name: 'Accept Pipeline' }));
  const operation = environment.mock.getMostRecentOperation();
  expect(sentBy(operation)).toEqual({ input: { id: 'k0', isActive: false } });
  const apiKey = { ...key('k0', 'Pipeline'), isActive: false };
  act(() =>
    environment.mock.resolve(operation, {
      data: { updateApiKey: { __typename: 'UpdateApiKeyPayload', apiKey } },
    }),
  );
  await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
});

it('deletes a key after a confirmation; the empty list offers to create one', async () => {
  const { environment, user } = await show(['Pipeline']);
  await user.click(screen.getByRole('button', { name: 'Delete Pipeline' }));
  await user.click(await screen.findByRole('button', { name: 'Delete key' }));
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: { deleteApiKey: { __typename: 'DeleteApiKeyPayload', deletedEdgeId: 'k0', deletedId: 'k0' } },
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Create your first API key' })).toBeInTheDocument();
});

it('shows roles without permission who may see keys', async () => {
  await show([], { allowed: false, code: 'FORBIDDEN', detail: serverMessage('No.') });
  expect(screen.getByText('API keys are for owners and admins')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
