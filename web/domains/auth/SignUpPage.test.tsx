import { screen, waitFor } from '@testing-library/react';
import { rereadSession } from '../../shell/session/sessionStore.ts';
import { renderGuest, viewerData } from '../../testing/renderGuest.tsx';
import { userError } from '../../testing/userError.ts';
import { SignUpPage } from './SignUpPage.tsx';

beforeEach(() => rereadSession());

async function signUp(password = 'Kubedeck-2026!') {
  const page = renderGuest(<SignUpPage />, '/signup');
  await page.user.type(screen.getByLabelText(/Full name/), 'Ana Torres');
  await page.user.type(screen.getByLabelText(/Email/), 'ana@example.com');
  await page.user.type(screen.getByLabelText(/^Password/), `${password}{Enter}`);
  return page;
}

it('signs up and continues to the verification', async () => {
  const page = await signUp();
  await waitFor(() => expect(page.pending()).toHaveLength(1));
  await page.answer('signUp', {
    __typename: 'SignUpPayload',
    viewer: viewerData({ gate: 'VERIFY_EMAIL', tier: null }),
  });
  await waitFor(() => expect(page.address()).toBe('/signup/verify'));
});

it('sends nothing while the password violates a rule', async () => {
  const page = await signUp('Kubedeck2026');
  expect(await screen.findByText('The password does not meet all rules yet')).toBeInTheDocument();
  expect(page.pending()).toHaveLength(0);
});

it('offers to sign in with an address that is in use', async () => {
  const page = await signUp();
  await waitFor(() => expect(page.pending()).toHaveLength(1));
  const issue = {
    path: 'email',
    code: 'EMAIL_TAKEN',
    message: 'This e-mail address has an account already.',
  };
  await page.answer('signUp', userError('InputError', { message: 'check', issues: [issue] }));
  expect(await screen.findByText(issue.message)).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Sign in instead' });
  expect(link).toHaveAttribute('href', '/signin?email=ana%40example.com');
});
