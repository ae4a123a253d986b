import { act, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useLeaveGuard } from '../forms/useLeaveGuard.ts';
import { currentUser, rereadSession, startSession } from '../shell/session/sessionStore.ts';
import type { StoredUser } from '../shell/session/storedUser.ts';
import { mockEnvironment } from '../testing/mockEnvironment.ts';
import { viewerData } from '../testing/renderGuest.tsx';
import { sentBy } from '../testing/sentBy.ts';
import { setupUser } from '../testing/setupUser.ts';
import { storedUser } from '../testing/storedUser.ts';
import { UiProvider } from '../ui/UiProvider.tsx';
import { buildRoutes } from './routeTree.tsx';
import { RouterLink } from './RouterLink.tsx';

vi.mock('../shell/session/checkSession.ts', () => ({ checkSession: vi.fn() }));
vi.mock('./loadShell.ts', () => ({ loadShell: () => null }));

function DirtyForm() {
  const { blocker } = useLeaveGuard(true, () => undefined);
  return <p>{blocker.state}</p>;
}

const page = (path: string) => ({ path, element: <h1>{path}</h1>, handle: { title: 'app:nav.dashboard' } });
const noun = {
  onboarding: [page('signup/plan')],
  app: [page('dashboard'), page('operator'), { ...page('form'), element: <DirtyForm /> }],
  settings: [page('account'), page('billing')],
};
const accounts = [
  { id: 'a1', name: 'Acme' },
  { id: 'a2', name: 'Beta' },
];

const routers: ReturnType<typeof createMemoryRouter>[] = [];

function show(address: string, fields: Partial<StoredUser>) {
  startSession(storedUser({ accountId: 'a1', accountName: 'Acme', accounts, ...fields }));
  const environment = mockEnvironment();
  const router = createMemoryRouter(buildRoutes([noun]), { initialEntries: [address] });
  routers.push(router);
  render(
    <RelayEnvironmentProvider environment={environment}>
      <UiProvider Link={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </RelayEnvironmentProvider>,
  );
  const switches = () =>
    environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.name === 'useSwitchAccountMutation');
  /** Waits for the switch to an account, which then succeeds. */
  const switchedTo = async (accountId: string) => {
    await waitFor(() => expect(switches().map(sentBy)).toEqual([{ input: { accountId } }]));
    const viewer = { ...viewerData(), account: { ...viewerData().account, id: accountId, name: 'Beta' } };
    const switchAccount = { __typename: 'SwitchAccountPayload', viewer };
    const [request] = switches();
    await act(async () => request && environment.mock.resolve(request, { data: { switchAccount } }));
    await waitFor(() => expect(currentUser()?.accountId).toBe(accountId));
  };
  return { router, switchedTo, user: setupUser() };
}
type View = ReturnType<typeof show>;

const arriveAt = ({ router }: View, pathname: string) =>
  waitFor(() => expect(router.state.location.pathname).toBe(pathname));

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  rereadSession();
});

afterEach(() => routers.splice(0).forEach((router) => router.dispose()));

it.each([
  ['OPEN', '/dashboard'],
  ['FIX_PAYMENT', '/settings/billing'],
  ['CHOOSE_PLAN', '/signup/plan'],
] as const)('another team is opened whatever the gate of the current one: %s', async (gate, address) => {
  const view = show(address, { gate });
  await view.user.click(await screen.findByRole('button', { name: 'Team: Acme. Switch account' }));
  await view.user.click(await screen.findByRole('menuitemradio', { name: 'Beta' }));
  await view.switchedTo('a2');
  await arriveAt(view, '/dashboard');
});

it('an operator with unsaved changes is asked before leaving an account', async () => {
  const view = show('/form', { role: 'OPERATOR', accountId: 'a9', accountName: 'Gamma' });
  await view.user.click(await screen.findByRole('button', { name: 'Leave account' }));
  expect(await screen.findByText('blocked')).toBeInTheDocument();
  expect(view.router.state.location.pathname).toBe('/form');
});

it('an operator who leaves an account continues at the operator page', async () => {
  const view = show('/dashboard', { role: 'OPERATOR', accountId: 'a9', accountName: 'Gamma' });
  await view.user.click(await screen.findByRole('button', { name: 'Leave account' }));
  await view.switchedTo('a1');
  await arriveAt(view, '/operator');
});
