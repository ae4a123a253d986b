import { screen, waitFor } from '@testing-library/react';
import { currentUser, rereadSession, startSession } from '../../../shell/session/sessionStore.ts';
import { renderGuest } from '../../../testing/renderGuest.tsx';
import { storedUser } from '../../../testing/storedUser.ts';
import { userError } from '../../../testing/userError.ts';
import { UndoEmailPage } from './UndoEmailPage.tsx';

async function openPageAndConfirm() {
  rereadSession();
  startSession(storedUser());
  const page = renderGuest(<UndoEmailPage />, '/email/undo?token=link');
  await waitFor(() => expect(page.address()).toBe('/email/undo'));
  expect(page.pending()).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Keep the old address' }));
  await waitFor(() => expect(page.pending()).toEqual([{ input: { token: 'link' } }]));
  return page;
}

it('undoes the change on click, signs out and continues to a new password', async () => {
  const page = await openPageAndConfirm();
  await page.answer('undoEmailChange', { __typename: 'UndoEmailChangePayload', email: 'ana@example.com' });
  await waitFor(() => expect(page.address()).toBe('/forgotpassword?email=ana%40example.com'));
  expect(currentUser()).toBeUndefined();
});

it('shows why a link does not work and keeps the session', async () => {
  const page = await openPageAndConfirm();
  await page.answer(
    'undoEmailChange',
    userError('RefusedError', { code: 'EXPIRED', message: 'It was used.' }),
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The change was not undone');
  expect(alert).toHaveTextContent('It was used.');
  expect(currentUser()).toBeDefined();
});
