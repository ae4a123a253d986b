import { screen, waitFor } from '@testing-library/react';
import { rereadSession } from '../../../shell/session/sessionStore.ts';
import { renderGuest, viewerData } from '../../../testing/renderGuest.tsx';
import { userError } from '../../../testing/userError.ts';
import { OneTimeCodePage } from './OneTimeCodePage.tsx';

beforeEach(() => rereadSession());

const at = (path = '/signin/otp?token=challenge&next=%2Fclusters') => renderGuest(<OneTimeCodePage />, path);
const wrong = userError('InputError', {
  message: 'check',
  issues: [{ path: 'code', code: 'wrong_code', message: 'The code is not right. 4 tries left.' }],
});

it('removes the token from the address and sends the code with its sixth digit', async () => {
  const page = at();
  await page.user.type(await screen.findByLabelText(/Authenticator code/), '123456');
  await waitFor(() => expect(page.pending()).toEqual([{ input: { code: '123456', token: 'challenge' } }]));
  expect(page.address()).toBe('/signin/otp?next=%2Fclusters');
  await page.answer('submitOneTimeCode', {
    __typename: 'SubmitOneTimeCodePayload',
    target: null,
    viewer: viewerData(),
  });
  await waitFor(() => expect(page.address()).toBe('/clusters'));
});

it('clears a wrong code, shows the remaining attempts, and then waits for the user', async () => {
  const page = at();
  const code = await screen.findByLabelText(/Authenticator code/);
  await page.user.type(code, '111111');
  await waitFor(() => expect(page.pending()).toHaveLength(1));
  await page.answer('submitOneTimeCode', wrong);
  expect(await screen.findByText(/4 tries left/)).toBeInTheDocument();
  expect(code).toHaveValue('');
  await page.user.type(code, '222222');
  expect(page.pending()).toHaveLength(0);
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(page.pending()).toHaveLength(1));
});

it('accepts a backup code with dashes', async () => {
  const page = at();
  await page.user.click(await screen.findByRole('button', { name: 'Use a backup code' }));
  await page.user.type(screen.getByLabelText(/Backup code/), 'ABCD-EFGH JKLM{Enter}');
  await waitFor(() =>
    expect(page.pending()).toEqual([{ input: { code: 'ABCDEFGHJKLM', token: 'challenge' } }]),
  );
});

it('returns to sign-in with the reason when the challenge has expired', async () => {
  const page = at();
  await page.user.type(await screen.findByLabelText(/Authenticator code/), '123456');
  await waitFor(() => expect(page.pending()).toHaveLength(1));
  await page.answer('submitOneTimeCode', userError('RefusedError', { code: 'EXPIRED', message: 'late' }));
  await waitFor(() => expect(page.address()).toMatch(/^\/signin\?next=%2Fclusters&error=|^\/signin\?error=/));
  expect(page.address()).toContain('next=%2Fclusters');
});

it('asks for the password when it is opened without a challenge', async () => {
  const page = at('/signin/otp');
  await waitFor(() => expect(page.address()).toMatch(/^\/signin\?error=/));
});
