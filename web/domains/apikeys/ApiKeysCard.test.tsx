import { act, screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { answerMutation, storeText } from '../../testing/answer.ts';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { sentBy } from '../../testing/sentBy.ts';
import { ApiKeysCard } from './ApiKeysCard.tsx';
import createMutation from './__generated__/useCreateApiKeyMutation.graphql.ts';
import type { ApiKeysCardTestQuery } from './__generated__/ApiKeysCardTestQuery.graphql.ts';
import { serverMessage } from '../../testing/serverMessage.ts';

const key = (id: string, name: string) => ({
  id,
  name,
  prefix: 'kd_ab12…',
  scope: 'READ',
  isActive: true,
  createdAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: null,
});
const allowed = { allowed: true, code: null, detail: null };

async function show(names: readonly string[], manage: object = allowed) {
  const edges = names.map((name, index) => ({ cursor: name, node: key(`k${index}`, name) }));
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
      data: { deleteApiKey: { __typename: 'DeleteApiKeyPayload', goneFromLists: 'k0', gone: 'k0' } },
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Create your first API key' })).toBeInTheDocument();
});

it('shows roles without permission who may see keys', async () => {
  await show([], { allowed: false, code: 'FORBIDDEN', detail: serverMessage('No.') });
  expect(screen.getByText('API keys are for owners and admins')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
