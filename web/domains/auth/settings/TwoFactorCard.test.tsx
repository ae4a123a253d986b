import { screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { answerMutation, storeText } from '../../../testing/answer.ts';
import { findConfirmDialog } from '../../../testing/findConfirmDialog.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { userError } from '../../../testing/userError.ts';
import { TwoFactorCard } from './TwoFactorCard.tsx';
import confirmMutation from './__generated__/useConfirmTwoFactorMutation.graphql.ts';
import setMutation from './__generated__/useSetTwoFactorMutation.graphql.ts';
import type { TwoFactorCardTestQuery } from './__generated__/TwoFactorCardTestQuery.graphql.ts';

async function show(hasTwoFactor: boolean, hasPassword = true) {
  const view = renderWithRelay<TwoFactorCardTestQuery>(
    graphql`
      query TwoFactorCardTestQuery @relay_test_operation {
        viewer {
          user {
            ...TwoFactorCard_user
          }
        }
      }
    `,
    ({ viewer }) => viewer && <TwoFactorCard user={viewer.user} />,
    { User: () => ({ id: 'u1', hasTwoFactor, hasPassword }) },
  );
  await screen.findByRole('heading', { name: 'Two-factor sign-in' });
  return view;
}

const begun = (hasTwoFactor: boolean) => ({
  setTwoFactor: {
    __typename: 'SetTwoFactorPayload',
    qrCode: hasTwoFactor ? null : 'data:image/svg+xml,qr',
    secret: hasTwoFactor ? null : 'JBSWY3DPEHPK3PXP',
    user: { id: 'u1', hasTwoFactor: false },
  },
});
const click = async ({ user }: Awaited<ReturnType<typeof show>>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('is enabled in three steps, and no secret remains', async () => {
  const view = await show(false);
  await click(view, 'Turn on');
  await answerMutation(view.environment, setMutation, begun(false));
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
  expect(screen.getByText('JBSW')).toBeInTheDocument();
  await click(view, 'Next');
  await view.user.type(await screen.findByLabelText(/Authenticator code/), '123456');
  await click(view, 'Confirm');
  await answerMutation(view.environment, confirmMutation, {
    confirmTwoFactor: {
      __typename: 'ConfirmTwoFactorPayload',
      backupCode: 'BACKUP12CODE',
      user: { id: 'u1', hasTwoFactor: true },
    },
  });
  expect(await screen.findByText('BACKUP12CODE')).toBeInTheDocument();
  await view.user.click(screen.getByRole('checkbox', { name: 'I stored it' }));
  await click(view, 'Done');
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeInTheDocument();
  await waitFor(() => expect(document.body).not.toHaveTextContent('BACKUP12CODE'));
  expect(storeText(view.environment)).not.toMatch(/BACKUP12CODE|JBSWY3DPEHPK3PXP|123456/);
});

it('shows a wrong code at its field, which can be corrected', async () => {
  const view = await show(false);
  await click(view, 'Turn on');
  await answerMutation(view.environment, setMutation, begun(false));
  await click(view, 'Next');
  await view.user.type(await screen.findByLabelText(/Authenticator code/), '000000');
  await click(view, 'Confirm');
  await answerMutation(view.environment, confirmMutation, {
    confirmTwoFactor: userError('InputError', {
      message: 'Check.',
      issues: [{ path: 'code', code: 'WRONG_CODE', message: 'The code is not right.' }],
    }),
  });
  expect(await screen.findByText('The code is not right.')).toBeInTheDocument();
  expect(screen.getByLabelText(/Authenticator code/)).toHaveValue('');
});

it('offers a retry if the key could not be loaded', async () => {
  const view = await show(false);
  await click(view, 'Turn on');
  await answerMutation(view.environment, setMutation, {
    setTwoFactor: userError('RefusedError', { code: 'FORBIDDEN', message: 'Only they can change this.' }),
  });
  expect(await screen.findByText('Only they can change this.')).toBeInTheDocument();
  await click(view, 'Try again');
  await answerMutation(view.environment, setMutation, begun(false));
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
});

async function turnOff(hasPassword: boolean) {
  const view = await show(true, hasPassword);
  await click(view, 'Turn off');
  const dialog = await findConfirmDialog('Turn off two-factor sign-in?', 'dialog');
  const confirm = within(dialog).getByRole('button', { name: 'Turn off' });
  return { view, dialog, confirm };
}

it('is disabled with the password, which is not stored', async () => {
  const { view, dialog, confirm } = await turnOff(true);
  await view.user.click(confirm);
  expect(await within(dialog).findByText('Current password is required')).toBeInTheDocument();
  await view.user.type(within(dialog).getByLabelText(/^Current password/), 'Hunter-2026!');
  await view.user.click(confirm);
  await waitFor(() =>
    expect(sentBy(view.environment.mock.getMostRecentOperation())).toEqual({
      input: { enabled: false, currentPassword: 'Hunter-2026!' },
    }),
  );
  await answerMutation(view.environment, setMutation, begun(true));
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeInTheDocument();
  expect(storeText(view.environment)).not.toContain('Hunter-2026!');
});

it('sends a password with spaces at its ends as it is', async () => {
  const { view, dialog, confirm } = await turnOff(true);
  await view.user.type(within(dialog).getByLabelText(/^Current password/), ' Hunter-2026! ');
  await view.user.click(confirm);
  await waitFor(() =>
    expect(sentBy(view.environment.mock.getMostRecentOperation())).toEqual({
      input: { enabled: false, currentPassword: ' Hunter-2026! ' },
    }),
  );
});

it('is disabled with a code in place of the password', async () => {
  const { view, dialog, confirm } = await turnOff(true);
  await view.user.click(within(dialog).getByRole('button', { name: 'Use a code instead' }));
  await view.user.click(confirm);
  await view.user.type(within(dialog).getByRole('textbox', { name: /^Authenticator code/ }), '123456');
  await view.user.click(confirm);
  await waitFor(() =>
    expect(sentBy(view.environment.mock.getMostRecentOperation())).toEqual({
      input: { enabled: false, code: '123456' },
    }),
  );
});

it('asks users without a password for a code', async () => {
  const { view, dialog, confirm } = await turnOff(false);
  expect(within(dialog).queryByLabelText(/^Current password/)).not.toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: /instead/ })).not.toBeInTheDocument();
  await view.user.type(within(dialog).getByRole('textbox', { name: /^Authenticator code/ }), '000000');
  await view.user.click(confirm);
  await answerMutation(view.environment, setMutation, {
    setTwoFactor: userError('InputError', {
      message: 'No.',
      issues: [{ path: 'code', code: 'WRONG_CODE', message: 'The code is not right.' }],
    }),
  });
  expect(await within(dialog).findByText('The code is not right.')).toBeInTheDocument();
});
