import { screen } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { answerMutation, storeText } from '../../../testing/answer.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { userError } from '../../../testing/userError.ts';
import { PasswordCard } from './PasswordCard.tsx';
import mutation from './__generated__/useChangePasswordMutation.graphql.ts';
import type { PasswordCardTestQuery } from './__generated__/PasswordCardTestQuery.graphql.ts';

const GOOD = 'Kubedeck-2027!';

async function show(hasPassword = true) {
  const view = renderWithRelay<PasswordCardTestQuery>(
    graphql`
      query PasswordCardTestQuery @relay_test_operation {
        viewer {
          user {
            ...PasswordCard_user
          }
        }
      }
    `,
    ({ viewer }) => viewer && <PasswordCard user={viewer.user} />,
    { User: () => ({ id: 'u1', hasPassword }) },
  );
  await screen.findByLabelText(/^New password/);
  const fill = async (current: string | undefined, next: string, again: string) => {
    const enter = async (label: RegExp, text: string) => {
      await view.user.click(screen.getByLabelText(label));
      await view.user.paste(text);
    };
    if (current !== undefined) await enter(/^Current password/, current);
    await enter(/^New password/, next);
    await enter(/^Confirm new password/, again);
    await view.user.click(screen.getByRole('button', { name: /^(Change|Set) password$/ }));
  };
  return { ...view, fill };
}

const changed = (otherSessionsEnded: number) => ({
  changePassword: {
    __typename: 'ChangePasswordPayload',
    otherSessionsEnded,
    user: { id: 'u1', hasPassword: true },
  },
});

it.each([
  [0, 'You were not signed in anywhere else.'],
  [1, '1 other session was signed out.'],
  [3, '3 other sessions were signed out.'],
])('shows how many other sessions were ended: %i', async (count, words) => {
  const { environment, fill } = await show();
  await fill('old', GOOD, GOOD);
  await answerMutation(environment, mutation, changed(count));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByLabelText(/^New password/)).toHaveValue('');
  expect(storeText(environment)).not.toContain(GOOD);
});

it('does not ask for the current password if there is none', async () => {
  const { environment, fill } = await show(false);
  expect(screen.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
  await fill(undefined, GOOD, GOOD);
  await answerMutation(environment, mutation, changed(0));
  expect(await screen.findByRole('heading', { name: 'Change password' })).toBeInTheDocument();
});

it('requires the new password twice, with all five rules met', async () => {
  const { fill } = await show();
  await fill('old', 'weak', 'weaker');
  expect(await screen.findByText('The two new passwords are not the same')).toBeInTheDocument();
  expect(screen.getByText('The password does not meet all rules yet')).toBeInTheDocument();
});

it('shows a wrong current password at its field and keeps the new one', async () => {
  const { environment, fill } = await show();
  await fill('old', GOOD, GOOD);
  const issue = { path: 'currentPassword', code: 'WRONG_PASSWORD', message: 'That is not it.' };
  await answerMutation(environment, mutation, {
    changePassword: userError('InputError', { message: 'Check.', issues: [issue] }),
  });
  expect(await screen.findByText('That is not it.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Current password/)).toBeInvalid();
  expect(screen.getByLabelText(/^New password/)).toHaveValue(GOOD);
});

it('shows that the update failed when the server refused', async () => {
  const { environment, fill } = await show();
  await fill('old', GOOD, GOOD);
  await answerMutation(environment, mutation, {
    changePassword: userError('RefusedError', { code: 'FORBIDDEN', message: 'Only they can change this.' }),
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Password update failed');
  expect(alert).toHaveTextContent('Only they can change this.');
});
