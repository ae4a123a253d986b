import { screen, waitFor } from '@testing-library/react';
import { currentUser, rereadSession } from '../../../shell/session/sessionStore.ts';
import { renderGuest, viewerData } from '../../../testing/renderGuest.tsx';
import { userError } from '../../../testing/userError.ts';
import { keepNextPage, nextPage } from './nextPage.ts';
import { SocialSignInPage } from './SocialSignInPage.tsx';

beforeEach(() => rereadSession());

async function open() {
  const page = renderGuest(<SocialSignInPage />, '/signin/social?token=secret&provider=google');
  await waitFor(() => expect(page.pending()).toEqual([{ input: { provider: 'GOOGLE', token: 'secret' } }]));
  return page;
}

it('completes the sign-in once and removes the token from the address', async () => {
  const page = await open();
  expect(page.address()).toBe('/signin/social?provider=google');
  await page.answer('signInWithProvider', {
    __typename: 'SignInWithProviderPayload',
    target: null,
    viewer: viewerData(),
  });
  await waitFor(() => expect(page.address()).toBe('/dashboard'));
  expect(currentUser()?.email).toBe('ana@example.com');
});

it.each([
  ['/clusters?q=prod', '/clusters?q=prod'],
  ['https://evil.example', '/dashboard'],
])('continues once at the page that was requested before: %s', async (next, address) => {
  keepNextPage(next);
  const page = await open();
  await page.answer('signInWithProvider', {
    __typename: 'SignInWithProviderPayload',
    target: null,
    viewer: viewerData(),
  });
  await waitFor(() => expect(page.address()).toBe(address));
  expect(nextPage()).toBeNull();
});

it('keeps the requested page for the second factor', async () => {
  keepNextPage('/clusters');
  const page = await open();
  await page.answer('signInWithProvider', { __typename: 'TwoFactorRequired', token: 'challenge' });
  await waitFor(() => expect(page.address()).toBe('/signin/otp?next=%2Fclusters'));
});

it('asks for the second factor', async () => {
  const page = await open();
  await page.answer('signInWithProvider', { __typename: 'TwoFactorRequired', token: 'challenge' });
  await waitFor(() => expect(page.address()).toBe('/signin/otp'));
  expect(page.router.state.location.state).toEqual({ token: 'challenge' });
});

it('shows why it failed, with a way back to sign in', async () => {
  const page = await open();
  const message = 'This sign-in has expired. Start again.';
  await page.answer('signInWithProvider', userError('RefusedError', { code: 'EXPIRED', message }));
  expect(await screen.findByText(message)).toBeVisible();
  await page.user.click(screen.getByRole('link', { name: 'Back to sign in' }));
  expect(page.address()).toBe('/signin');
});

it.each([
  ['error=canceled', /You canceled/],
  ['error=unverified', /has not verified/],
  ['error=<b>', /could not confirm who you are/],
  ['', /could not confirm who you are/],
])('explains the redirect with "%s" without sending anything', (query, text) => {
  const page = renderGuest(<SocialSignInPage />, `/signin/social?provider=google&${query}`);
  expect(screen.getByText(text)).toBeVisible();
  expect(page.pending()).toEqual([]);
});
