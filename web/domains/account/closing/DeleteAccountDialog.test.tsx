import { screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { findConfirmDialog } from '../../../testing/findConfirmDialog.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { DangerCard } from './DangerCard.tsx';
import type { DeleteAccountDialogTestQuery } from './__generated__/DeleteAccountDialogTestQuery.graphql.ts';

async function open(role: string, tier = 'PRO') {
  const view = renderWithRelay<DeleteAccountDialogTestQuery>(
    graphql`
      query DeleteAccountDialogTestQuery @relay_test_operation {
        viewer {
          ...DangerCard_viewer
        }
      }
    `,
    ({ viewer }) => viewer && <DangerCard viewer={viewer} />,
    { User: () => ({ role }), Account: () => ({ name: 'Acme', deletionAt: null, subscription: { tier } }) },
  );
  await view.user.click(await screen.findByRole('button', { name: 'Delete account' }));
  await findConfirmDialog(undefined, 'dialog');
  return view;
}

it('asks for the team name and the word, with the messages of each', async () => {
  const { user } = await open('OWNER');
  const submit = screen.getAllByRole('button', { name: 'Delete account' }).at(-1);
  if (!submit) throw new Error('there is no button');
  await user.click(submit);
  expect(await screen.findByText('Team name is required.')).toBeInTheDocument();
  expect(screen.getByText('Confirmation is required.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /Team name/ }), 'Other');
  await user.type(screen.getByRole('textbox', { name: /Confirmation/ }), 'delete');
  await user.click(submit);
  expect(await screen.findByText('Team name does not match.')).toBeInTheDocument();
  expect(screen.getByText('Please type "DELETE" exactly to confirm.')).toBeInTheDocument();
});

it.each([
  ['PRO', 1],
  ['FREE', 0],
])('says that the %s plan is canceled: %i', async (tier, count) => {
  await open('OWNER', tier);
  expect(screen.queryAllByText(/You are not charged again/)).toHaveLength(count);
});

it.each([
  ['OWNER', 'Delete account', 'useDeleteAccountMutation'],
  ['DEVELOPER', 'Delete user', 'useDeleteUserMutation'],
])('sends what a %s typed to the right endpoint', async (role, label, mutation) => {
  const { environment, user } = await open(role);
  await user.type(screen.getByRole('textbox', { name: /Team name/ }), 'Acme');
  await user.type(screen.getByRole('textbox', { name: /Confirmation/ }), 'DELETE');
  const submit = screen.getAllByRole('button', { name: label }).at(-1);
  if (!submit) throw new Error('there is no button');
  await user.click(submit);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const sent = environment.mock.getMostRecentOperation();
  expect(sent.request.node.operation.name).toBe(mutation);
  expect(sentBy(sent)).toEqual({ input: { teamName: 'Acme', confirmation: 'DELETE' } });
});
