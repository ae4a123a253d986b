import { act, screen, waitFor } from '@testing-library/react';
import type { OperationDescriptor } from 'relay-runtime';
import { GraphQLErrors } from '../../relay/errors.ts';
import { currentUser, rereadSession } from '../../shell/session/sessionStore.ts';
import { renderGuest, viewerData } from '../../testing/renderGuest.tsx';
import { userError } from '../../testing/userError.ts';
import { nextPage } from './social/nextPage.ts';
import { SignInPage } from './SignInPage.tsx';

beforeEach(() => rereadSession());

async function signInAt(path: string) {
  const page = renderGuest(<SignInPage />, path);
  const email = screen.getByLabelText(/Email/);
  if (!(email as HTMLInputElement).value) await page.user.type(email, 'ana@example.com');
  await page.user.type(screen.getByLabelText(/^Password/), 'secret{Enter}');
  await waitFor(() => expect(page.pending()).toHaveLength(1));
  return page;
}

it('shows the reason for the redirect and fills in the address', () => {
  renderGuest(<SignInPage />, '/signin?error=Account%20disabled&email=bo%40example.com');
  expect(screen.getByRole('alert')).toHaveTextContent('Account disabled');
  expect(screen.getByLabelText(/Email/)).toHaveValue('bo@example.com');
});

it('continues to the requested page', async () => {
  const page = await signInAt('/signin?next=%2Fclusters');
  await page.answer('signIn', { __typename: 'SignInPayload', target: null, viewer: viewerData() });
  await waitFor(() => expect(page.address()).toBe('/clusters'));
  expect(currentUser()?.email).toBe('ana@example.com');
});

it('remembers the requested page for single sign-on', async () => {
  const page = renderGuest(<SignInPage />, '/signin?next=%2Fclusters');
  const isProviders = ({ request }: OperationDescriptor) => request.node.params.name === 'SocialButtonsQuery';
  await waitFor(() => page.environment.mock.findOperation(isProviders));
  const installation = { signInProviders: ['SSO'], hasPasskeys: false };
  act(() =>
    page.environment.mock.resolve(page.environment.mock.findOperation(isProviders), {
      data: { installation },
    }),
  );
  await page.user.click(await screen.findByRole('link', { name: /single sign-on/i }));
  expect(nextPage()).toBe('/clusters');
});

it('shows one message for wrong credentials, focuses the password and keeps the entered values', async () => {
  const page = await signInAt('/signin');
  const message = 'Wrong email or password.';
  await page.answer('signIn', userError('RefusedError', { code: 'INVALID_CREDENTIALS', message }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText(/^Password/)).toHaveFocus();
  expect(screen.getByLabelText(/Email/)).toHaveValue('ana@example.com');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('secret');
});

it('counts down a rate limit and sends nothing meanwhile', async () => {
  const page = await signInAt('/signin');
  await page.fail(new GraphQLErrors('slow down', 'RATE_LIMITED', 429, undefined, 42));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Try again in \d+\ss/);
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(page.pending()).toHaveLength(0);
});

it('asks for the second factor without the token in the address', async () => {
  const page = await signInAt('/signin?next=%2Fclusters');
  await page.answer('signIn', { __typename: 'TwoFactorRequired', token: 'challenge' });
  await waitFor(() => expect(page.address()).toBe('/signin/otp?next=%2Fclusters'));
  expect(page.router.state.location.state).toEqual({ token: 'challenge' });
});
