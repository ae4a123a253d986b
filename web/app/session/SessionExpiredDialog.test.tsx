import { act, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { endSession, readSession, rereadSession, startSession } from '../../shell/session/sessionStore.ts';
import { mockEnvironment } from '../../testing/mockEnvironment.ts';
import { setupUser } from '../../testing/setupUser.ts';
import { storedUser } from '../../testing/storedUser.ts';
import { userError } from '../../testing/userError.ts';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { RouterLink } from '../RouterLink.tsx';
import { buildRoutes } from '../routeTree.tsx';

vi.mock('../../shell/session/checkSession.ts', () => ({ checkSession: vi.fn() }));

const ADDRESS = '/welcome?page=2';
const NEXT = encodeURIComponent(ADDRESS);
const page = (path: string) => ({ path, element: <h1>{path}</h1>, handle: { title: 'app:nav.dashboard' } });
const noun = { guest: [page('signin'), page('signin/otp')], onboarding: [page('welcome')] };

/** A page whose session has expired, below the dialog. */
async function show() {
  rereadSession();
  startSession(storedUser());
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
  const answer = async (signIn: object) => {
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await act(async () => environment.mock.resolveMostRecentOperation({ data: { signIn } }));
  };
  const password = screen.getByLabelText('Password');
  return { router, user, password, submit, answer };
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

it('keeps the page and the token of the second factor', async () => {
  const view = await show();
  await view.user.type(view.password, 'Right-2026!');
  await view.submit();
  await view.answer({ __typename: 'TwoFactorRequired', token: 'challenge' });
  await arriveAt(view, `/signin/otp?next=${NEXT}`);
  expect(view.router.state.location.state).toEqual({ token: 'challenge' });
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
