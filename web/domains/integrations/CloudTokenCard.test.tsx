import { act, screen } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { answerMutation, storeText } from '../../testing/answer.ts';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { userError } from '../../testing/userError.ts';
import { CloudTokenCard } from './CloudTokenCard.tsx';
import saveMutation from './__generated__/useSaveCloudTokenMutation.graphql.ts';
import type { CloudTokenCardTestQuery } from './__generated__/CloudTokenCardTestQuery.graphql.ts';
import { serverMessage } from '../../testing/serverMessage.ts';

const TOKEN = 'A1b2'.repeat(16);
const allowed = { allowed: true, code: null, detail: null };

async function show(isSaved: boolean | null, manage: object = allowed) {
  const view = renderWithRelay<CloudTokenCardTestQuery>(
    graphql`
      query CloudTokenCardTestQuery @relay_test_operation {
        viewer {
          account {
            ...CloudTokenCard_account
          }
        }
      }
    `,
    ({ viewer }) => viewer && <CloudTokenCard account={viewer.account} />,
    {
      ActionState: () => manage,
      Account: () => ({
        id: 'a1',
        cloudToken: isSaved === null ? null : { id: 't1', isSaved, clusterCount: 2 },
      }),
    },
  );
  await screen.findByRole('heading', { name: 'Hetzner Cloud' });
  const save = async () => {
    await view.user.click(screen.getByLabelText(/^API token/));
    await view.user.paste(TOKEN);
    await view.user.keyboard('{Enter}');
  };
  return { ...view, save };
}

const saved = {
  saveCloudToken: {
    __typename: 'SaveCloudTokenPayload',
    account: { id: 'a1', cloudToken: { id: 't1', isSaved: true, clusterCount: 2 } },
  },
};

it('connects with a valid token, and stores nothing of it', async () => {
  const { environment, save } = await show(false);
  expect(screen.getByText('Not connected')).toBeInTheDocument();
  await save();
  await answerMutation(environment, saveMutation, saved);
  expect(await screen.findByText('Connected')).toBeInTheDocument();
  expect(screen.queryByLabelText(/^API token/)).not.toBeInTheDocument();
  expect(storeText(environment)).not.toContain(TOKEN);
});

it.each<Parameters<typeof userError>>([
  ['InputError', { issues: [{ path: 'token', code: 'token_readonly', message: 'It may only read.' }] }],
  ['RefusedError', { code: 'TOKEN_READONLY', message: 'It may only read.' }],
])('shows at the field what is wrong with a token: %s', async (type, fields) => {
  const { environment, save } = await show(false);
  await save();
  await answerMutation(environment, saveMutation, {
    saveCloudToken: userError(type, { message: 'Check.', ...fields }),
  });
  expect(await screen.findByText('It may only read.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^API token/)).toBeInvalid();
  expect(screen.getByLabelText(/^API token/)).toHaveValue(TOKEN);
});

it('reports that the token was not saved when the provider does not respond', async () => {
  const { environment, save } = await show(false);
  await save();
  await answerMutation(environment, saveMutation, {
    saveCloudToken: userError('RefusedError', { code: 'PROVIDER', message: 'Hetzner is busy.' }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save API tokenHetzner is busy.');
});

it('replaces a token without removing it first', async () => {
  const { environment, user, save } = await show(true);
  expect(screen.getByText('A token is saved and used by 2 clusters.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Replace token' }));
  await save();
  await answerMutation(environment, saveMutation, saved);
  expect(await screen.findByRole('button', { name: 'Replace token' })).toBeInTheDocument();
});

it('shows what stops working before a token is removed, and shows a failure there', async () => {
  const { environment, user } = await show(true);
  await user.click(screen.getByRole('button', { name: 'Remove token' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('2 clusters can no longer be changed');
  await user.click([...dialog.querySelectorAll('button')].at(-1) ?? document.body);
  act(() => environment.mock.rejectMostRecentOperation(new Error('boom')));
  expect(await screen.findByText(/Failed to remove API token/)).toBeInTheDocument();
});

it('reports that the state could not be checked', async () => {
  await show(null);
  expect(
    screen.getByText('Failed to check Hetzner token status. Please refresh the page.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('shows roles without permission who can connect', async () => {
  await show(false, { allowed: false, code: 'FORBIDDEN', detail: serverMessage('No.') });
  expect(screen.getByText(/An owner or admin of the account can do that/)).toBeInTheDocument();
  expect(screen.queryByLabelText(/^API token/)).not.toBeInTheDocument();
});
