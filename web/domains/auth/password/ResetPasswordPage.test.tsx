import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLErrors } from '../../../relay/errors.ts';
import { renderGuest } from '../../../testing/renderGuest.tsx';
import { userError } from '../../../testing/userError.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

it('requests a link and shows the same result for known and unknown addresses', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('', { headers: { 'content-type': 'text/html' } })),
  );
  const page = renderGuest(<ForgotPasswordPage />, '/forgotpassword?email=ana%40example.com');
  await page.user.click(screen.getByRole('button', { name: 'Send link' }));
  await waitFor(() => expect(page.pending()).toEqual([{ input: { email: 'ana@example.com' } }]));
  await page.answer('requestPasswordReset', {
    __typename: 'RequestPasswordResetPayload',
    sentTo: 'ana@example.com',
  });
  expect(await screen.findByText(/If an account belongs to/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send again' })).toHaveAttribute('aria-disabled', 'true');
  vi.unstubAllGlobals();
});

it('can be requested again when the waiting time of the server is over', async () => {
  const page = renderGuest(<ForgotPasswordPage />, '/forgotpassword?email=ana%40example.com');
  const submit = () => screen.getByRole('button', { name: 'Send link' });
  await page.user.click(submit());
  await waitFor(() => expect(page.pending()).toHaveLength(1));
  vi.useFakeTimers();
  await page.fail(new GraphQLErrors('slow down', 'RATE_LIMITED', 429, undefined, 30));
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  vi.useRealTimers();
  expect(submit()).not.toHaveAttribute('aria-disabled', 'true');
});

describe('a new password', () => {
  async function reset() {
    const page = renderGuest(<ResetPasswordPage />, '/resetpassword?token=link&email=ana%40example.com');
    await page.user.type(await screen.findByLabelText(/^New password/), 'Kubedeck-2026!{Enter}');
    await waitFor(() => expect(page.pending()).toHaveLength(1));
    return page;
  }

  it('is set with the link, whose token is removed from the address', async () => {
    const page = await reset();
    expect(page.address()).toBe('/resetpassword?email=ana%40example.com');
    await page.answer('resetPassword', { __typename: 'ResetPasswordPayload', email: 'ana@example.com' });
    await waitFor(() => expect(page.address()).toBe('/signin?email=ana%40example.com'));
  });

  it('requires another link when this one has been used', async () => {
    const page = await reset();
    await page.answer('resetPassword', userError('RefusedError', { code: 'EXPIRED', message: 'used' }));
    const again = await screen.findByRole('link', { name: 'Request a new link' });
    expect(again).toHaveAttribute('href', '/forgotpassword?email=ana%40example.com');
  });
});
