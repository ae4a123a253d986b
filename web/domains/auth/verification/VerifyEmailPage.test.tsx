import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLErrors } from '../../../relay/errors.ts';
import { rereadSession, startSession } from '../../../shell/session/sessionStore.ts';
import { renderGuest, viewerData } from '../../../testing/renderGuest.tsx';
import { storedUser } from '../../../testing/storedUser.ts';
import { userError } from '../../../testing/userError.ts';
import { afterVerification, VerifyEmailPage } from './VerifyEmailPage.tsx';

const unverified = storedUser({ gate: 'VERIFY_EMAIL', isVerified: false, plan: null });

beforeEach(() => {
  rereadSession();
  startSession(unverified);
  // The request for the outbox; there is none here.
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('', { headers: { 'content-type': 'text/html' } })),
  );
});
afterEach(() => vi.unstubAllGlobals());

const at = (path = '/signup/verify') => renderGuest(<VerifyEmailPage />, path);

it('shows the address of the mail and offers to change it', () => {
  at();
  expect(screen.getByText('ana@example.com')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change email' })).toHaveAttribute('href', '/settings/account');
});

it('uses the link once and continues to the plans', async () => {
  const page = at('/signup/verify?token=link');
  expect(await screen.findByText('Confirming your email address')).toBeInTheDocument();
  await waitFor(() => expect(page.pending()).toEqual([{ input: { token: 'link' } }]));
  expect(page.address()).toBe('/signup/verify');
  await page.answer('verifyEmail', {
    __typename: 'VerifyEmailPayload',
    viewer: viewerData({ gate: 'CHOOSE_PLAN', tier: null }),
  });
  await waitFor(() => expect(page.address()).toBe('/signup/plan'));
});

it('offers another mail when the link has expired', async () => {
  const page = at('/signup/verify?token=old');
  await waitFor(() => expect(page.pending()).toHaveLength(1));
  await page.answer('verifyEmail', userError('RefusedError', { code: 'EXPIRED', message: 'It was used.' }));
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Resend email' }));
  await waitFor(() => expect(page.pending()).toHaveLength(1));
  await page.answer('requestEmailVerification', {
    __typename: 'RequestEmailVerificationPayload',
    sentTo: 'ana@example.com',
  });
  expect(await screen.findByText(/We sent another link/)).toBeInTheDocument();
});

it('waits for the link when a verified user changes the address', async () => {
  startSession(storedUser());
  const page = at('/signup/verify?token=link');
  await waitFor(() => expect(page.pending()).toHaveLength(1));
  expect(page.address()).toBe('/signup/verify');
  await page.answer('verifyEmail', userError('RefusedError', { code: 'EXPIRED', message: 'It was used.' }));
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeInTheDocument();
});

it('sends the mail again to the new address, and continues when another tab verifies it', async () => {
  startSession(storedUser());
  const page = at('/signup/verify?token=old');
  await waitFor(() => expect(page.pending()).toHaveLength(1));
  await page.answer('verifyEmail', userError('RefusedError', { code: 'EXPIRED', message: 'It was used.' }));
  await page.user.click(await screen.findByRole('button', { name: 'Resend email' }));
  await waitFor(() => expect(page.pending()).toHaveLength(1));
  await page.answer('requestEmailVerification', {
    __typename: 'RequestEmailVerificationPayload',
    sentTo: 'new@example.com',
  });
  expect(await screen.findByText('new@example.com')).toBeInTheDocument();
  expect(page.address()).toBe('/signup/verify');
  act(() => startSession(storedUser({ email: 'new@example.com' })));
  await waitFor(() => expect(page.address()).toBe('/dashboard'));
});

it('leads verified users without a link to the dashboard', async () => {
  startSession(storedUser({ role: 'VIEWER' }));
  const page = at();
  await waitFor(() => expect(page.address()).toBe('/dashboard'));
});

it('shows the waiting time of the server before another mail', async () => {
  const page = at();
  await page.user.click(screen.getByRole('button', { name: 'Resend email' }));
  await waitFor(() => expect(page.pending()).toHaveLength(1));
  await page.fail(new GraphQLErrors('slow down', 'RATE_LIMITED', 429, undefined, 30));
  expect((await screen.findAllByText(/Available in \d+\ss/)).length).toBeGreaterThan(0);
});

it('continues when another tab has verified the address', async () => {
  const page = at();
  act(() => startSession(storedUser({ gate: 'CHOOSE_PLAN', plan: null })));
  await waitFor(() => expect(page.address()).toBe('/signup/plan'));
});

it.each([
  ['VIEWER', null, '/welcome'],
  ['OWNER', 'FREE', '/dashboard'],
  ['OWNER', null, '/signup/plan'],
] as const)('sends a verified %s with plan %s to %s', (role, plan, path) => {
  expect(afterVerification({ role, plan })).toBe(path);
});
