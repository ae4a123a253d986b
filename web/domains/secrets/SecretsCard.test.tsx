import { act, screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { answerMutation, storeText } from '../../testing/answer.ts';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { userError } from '../../testing/userError.ts';
import { SecretsCard } from './SecretsCard.tsx';
import saveMutation from './__generated__/useSaveGlobalSecretMutation.graphql.ts';
import type { SecretsCardTestQuery } from './__generated__/SecretsCardTestQuery.graphql.ts';
import { serverMessage } from '../../testing/serverMessage.ts';

const secret = (name: string) => ({ id: `s-${name}`, name, createdAt: '2026-11-01T10:00:00.000Z' });
const allowed = { allowed: true, code: null, detail: null };

interface Options {
  readonly manage?: object;
  readonly path?: string;
  /** The server has more secrets than it returns at once. */
  readonly hasNextPage?: boolean;
}

async function show(names: readonly string[], options: Options = {}) {
  const edges = names.map((name) => ({ cursor: name, node: secret(name) }));
  const pageInfo = { endCursor: names.at(-1), hasNextPage: options.hasNextPage ?? false };
  const view = renderWithRelay<SecretsCardTestQuery>(
    graphql`
      query SecretsCardTestQuery @relay_test_operation {
        viewer {
          account {
            ...SecretsCard_account
          }
        }
      }
    `,
    ({ viewer }) => viewer && <SecretsCard account={viewer.account} />,
    {
      Account: () => ({ id: 'a1' }),
      ActionState: () => options.manage ?? allowed,
      GlobalSecretConnection: () => ({ edges, pageInfo }),
    },
    { path: options.path },
  );
  await screen.findByRole('heading', { level: 2 });
  const add = async (name: string, value: string) => {
    await view.user.click(screen.getByRole('button', { name: 'Add secret' }));
    await view.user.type(await screen.findByRole('textbox', { name: /^Name/ }), name);
    await view.user.type(screen.getByRole('textbox', { name: /^Value/ }), value);
    await view.user.keyboard('{Control>}{Enter}{/Control}');
  };
  return { ...view, add };
}

const saved = (name: string) => ({
  saveGlobalSecret: {
    __typename: 'SaveGlobalSecretPayload',
    globalSecretEdge: {
      __typename: 'GlobalSecretEdge',
      cursor: name,
      node: { ...secret(name), __typename: 'GlobalSecret' },
    },
  },
});
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent);

it('adds a secret in alphabetical order and stores nothing of its value', async () => {
  const { environment, add } = await show(['ALPHA', 'GAMMA']);
  await add('BETA', 'swordfish');
  await answerMutation(environment, saveMutation, saved('BETA'));
  await waitFor(() => expect(names()).toEqual(['ALPHA', 'BETA', 'GAMMA']));
  expect(storeText(environment)).not.toContain('swordfish');
  expect(document.body).not.toHaveTextContent('swordfish');
});

it('does not silently replace a secret of the same name', async () => {
  const { add } = await show(['ALPHA']);
  await add('ALPHA', 'x');
  expect(await screen.findByText(/ALPHA exists already/)).toBeInTheDocument();
});

it('loads all pages, and does not silently replace a secret of the last one', async () => {
  const { environment, add } = await show(['ALPHA'], { hasNextPage: true });
  const node = { ...secret('ZETA'), __typename: 'GlobalSecret' };
  const next = {
    edges: [{ cursor: 'ZETA', node }],
    pageInfo: { endCursor: 'ZETA', hasNextPage: false },
  };
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const account = {
    __typename: 'Account',
    id: 'a1',
    viewerCan: { manageSecrets: allowed },
    globalSecrets: next,
  };
  act(() => environment.mock.resolveMostRecentOperation({ data: { node: account } }));
  await waitFor(() => expect(names()).toEqual(['ALPHA', 'ZETA']));
  await add('ZETA', 'x');
  expect(await screen.findByText(/ZETA exists already/)).toBeInTheDocument();
});

it('shows the rule that a name violates', async () => {
  const { add } = await show(['ALPHA']);
  await add('-no', 'x');
  expect(await screen.findByText(/do not begin with a dot or hyphen/)).toBeInTheDocument();
});

it("shows the platform's message at the field, and keeps the input", async () => {
  const { environment, add } = await show(['ALPHA']);
  await add('BETA', 'x');
  await answerMutation(environment, saveMutation, {
    saveGlobalSecret: userError('InputError', {
      message: 'Check.',
      issues: [{ path: 'name', code: 'invalid', message: 'Not this name.' }],
    }),
  });
  expect(await screen.findByText('Not this name.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('BETA');
});

it('starts with the search in the address and offers to clear one without results', async () => {
  const { user } = await show(['ALPHA', 'BETA'], { path: '/?q=alp' });
  expect(names()).toEqual(['ALPHA']);
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText('No secret matches')).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) ?? document.body);
  expect(names()).toEqual(['ALPHA', 'BETA']);
});

it('deletes a secret after a confirmation', async () => {
  const { environment, user } = await show(['ALPHA', 'BETA']);
  await user.click(screen.getByRole('button', { name: 'Actions for ALPHA' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete secret' }));
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: {
        deleteGlobalSecret: {
          __typename: 'DeleteGlobalSecretPayload',
          deletedEdgeId: 's-ALPHA',
          deletedId: 's-ALPHA',
        },
      },
    }),
  );
  await waitFor(() => expect(names()).toEqual(['BETA']));
});

it('shows names to roles that may not change secrets, with the reason', async () => {
  await show(['ALPHA'], {
    manage: { allowed: false, code: 'FORBIDDEN', detail: serverMessage('You need the owner or admin role.') },
  });
  expect(names()).toEqual(['ALPHA']);
  expect(screen.getByRole('button', { name: 'Add secret' })).toHaveAccessibleDescription(/owner or admin/);
});
