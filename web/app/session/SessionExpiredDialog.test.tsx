import { act, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { currentEnvironment } from '../../relay/environment.ts';
import { endSession, readSession, rereadSession, startSession } from '../../shell/session/sessionStore.ts';
import type { StoredUser } from '../../shell/session/storedUser.ts';
import { mockEnvironment } from '../../testing/mockEnvironment.ts';
import { viewerData } from '../../testing/renderGuest.tsx';
import { sentBy } from '../../testing/sentBy.ts';
import { setupUser } from '../../testing/setupUser.ts';
import { storedUser } from '../../testing/storedUser.ts';
import { userError } from '../../testing/userError.ts';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { RouterLink } from '../RouterLink.tsx';
import { buildRoutes } from '../routeTree.tsx';

vi.mock('../../shell/session/checkSession.ts', () => ({ checkSession: vi.fn() }));
vi.mock('../../domains/auth/passkeys/browserPasskeys.ts', () => ({
  canUsePasskeys: () => true,
  askForPasskey: () => Promise.resolve({ ok: true, credential: { id: 'key' } }),
}));

const ADDRESS = '/welcome?page=2';
const NEXT = encodeURIComponent(ADDRESS);
const page = (path: string) => ({ path, element: <h1>{path}</h1>, handle: { title: 'app:nav.dashboard' } });
const noun = { guest: [page('signin'), page('signin/otp')], onboarding: [page('welcome')] };

/** A page whose session has expired, below the dialog. */
async function show(fields: Partial<StoredUser> = {}) {
  rereadSession();
  startSession(storedUser(fields));
  window.history.replaceState(null, '', ADDRESS);
  const environment = mockEnvironment();
  const router = createMemoryRouter(buildRoutes([noun]), { initialEntries: [ADDRESS] });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <UiProvider Link={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </RelayEnvironmentProvider>,
  );
  await screen.findByRole('heading', { name: 'welcome' });
  act(() => endSession('expired'));
  await screen.findByRole('alertdialog', { name: 'Your session has expired' });
  const user = setupUser();
  const submit = () => user.click(screen.getByRole('button', { name: 'Sign in again' }));
  const resolve = async (data: Record<string, object>) => {
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await act(async () => environment.mock.resolveMostRecentOperation({ data }));
  };
  const answer = (signIn: object) => resolve({ signIn });
  const password = screen.getByLabelText('Password');
  return { environment, router, user, password, submit, answer, resolve };
}
type View = Awaited<ReturnType<typeof show>>;

async function arriveAt({ router }: View, address: string) {
  await waitFor(() => expect(readSession().status).toBe('signed-out'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(address);
}

// jsdom does not implement it.
beforeEach(() => vi.spyOn(window, 'scrollTo').mockReturnValue());
afterEach(() => window.history.replaceState(null, '', '/'));

it('keeps the page and the email for signing in another way', async () => {
  const view = await show();
  await view.user.click(screen.getByRole('button', { name: 'Sign in another way' }));
  await arriveAt(view, `/signin?next=${NEXT}&email=ana%40example.com`);
});

async function enterPassword({ user, password, submit, answer }: View, result: object) {
  await user.type(password, 'Right-2026!');
  await submit();
  await answer(result);
}

const expectSent = ({ environment }: View, input: object) =>
  waitFor(() => expect(environment.mock.getAllOperations().map(sentBy)).toEqual([{ input }]));

const twoFactor = { __typename: 'TwoFactorRequired', token: 'challenge', hasPasskey: true };
async function enterCode(view: View) {
  await enterPassword(view, twoFactor);
  const code = await screen.findByLabelText(/Authenticator code/);
  expect(code).toHaveFocus();
  await view.user.type(code, '123456');
  await expectSent(view, { code: '123456', token: 'challenge' });
}
async function startPasskey(view: View) {
  await enterPassword(view, twoFactor);
  await view.user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  await expectSent(view, { token: 'challenge' });
}

const memberships = ['a1', 'a2'].map((accountId) => ({ accountId, name: accountId }));
const home = { ...viewerData(), memberships };

it.each([
  ['a password', (view: View) => enterPassword(view, { __typename: 'SignInPayload', viewer: home })],
  [
    'a code',
    async (view: View) => {
      await enterCode(view);
      await view.resolve({
        submitOneTimeCode: { __typename: 'SubmitOneTimeCodePayload', target: null, viewer: home },
      });
    },
  ],
  [
    'a passkey',
    async (view: View) => {
      await startPasskey(view);
      await view.resolve({
        startPasskeySignIn: { __typename: 'StartPasskeySignInPayload', options: {} },
      });
      await expectSent(view, { credential: { id: 'key' }, token: 'challenge' });
      await view.resolve({
        signInWithPasskey: { __typename: 'SignInWithPasskeyPayload', target: null, viewer: home },
      });
    },
  ],
])('keeps the page of another account than the home account after %s', async (_what, signIn) => {
  const view = await show({ accountId: 'a2' });
  const pageEnvironment = currentEnvironment();
  await signIn(view);
  await expectSent(view, { accountId: 'a2' });
  const viewer = { ...home, account: { ...home.account, id: 'a2' } };
  await view.resolve({ switchAccount: { __typename: 'SwitchAccountPayload', viewer } });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(readSession()).toMatchObject({ status: 'signed-in', user: { accountId: 'a2' } });
  expect(currentEnvironment()).toBe(pageEnvironment);
  const { pathname, search } = view.router.state.location;
  expect(pathname + search).toBe(ADDRESS);
});

it.each([
  ['the code', enterCode, 'submitOneTimeCode'],
  ['the passkey', startPasskey, 'startPasskeySignIn'],
] as const)(
  'asks for the password again when the sign-in has expired before %s',
  async (_, act, mutation) => {
    const view = await show();
    await act(view);
    const late = { code: 'EXPIRED', neededPlan: null, updatePaymentUrl: null, message: 'late' };
    await view.resolve({ [mutation]: userError('RefusedError', late) });
    expect(await screen.findByRole('alert')).toHaveTextContent('took too long');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveValue('');
  },
);

it('leaves the session of other tabs expired when this one signs in another way', async () => {
  const otherTab = new BroadcastChannel('kubedeck.session');
  const heard = vi.fn();
  otherTab.onmessage = ({ data }: MessageEvent<unknown>) => void heard(data);
  const view = await show();
  await view.user.click(screen.getByRole('button', { name: 'Sign in another way' }));
  await arriveAt(view, `/signin?next=${NEXT}&email=ana%40example.com`);
  // A last message, after which no earlier one is under way.
  act(() => startSession(storedUser()));
  await waitFor(() => expect(heard).toHaveBeenLastCalledWith({ type: 'started' }));
  expect(heard).not.toHaveBeenCalledWith({ type: 'ended', reason: 'signed-out' });
  otherTab.close();
});

const refused = userError('RefusedError', {
  code: 'UNAUTHENTICATED',
  neededPlan: null,
  updatePaymentUrl: null,
  message: 'Wrong password.',
});

it('reports a missing password, and a wrong one each time', async () => {
  const { user, password, submit, answer } = await show();
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('Password is required');
  expect(password).toHaveFocus();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await user.type(password, 'Wrong-2026!');
    await submit();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await answer(refused);
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong password.');
    expect(password).toHaveFocus();
  }
});
