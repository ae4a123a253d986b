import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { MockPayloadGenerator } from 'relay-test-utils';
import { handleKey } from '../../shell/keys/keymap.ts';
import { startSession } from '../../shell/session/sessionStore.ts';
import { mockEnvironment } from '../../testing/mockEnvironment.ts';
import type { StoredUser } from '../../shell/session/storedUser.ts';
import { storedUser } from '../../testing/storedUser.ts';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { RouterLink } from '../RouterLink.tsx';
import query from './__generated__/AppLayoutQuery.graphql.ts';
import { AppLayout } from './AppLayout.tsx';

afterEach(() => vi.restoreAllMocks());

type Router = ReturnType<typeof createMemoryRouter>;

function show(user: StoredUser) {
  startSession(user);
  const environment = mockEnvironment();
  const loader = () => loadQuery(environment, query, {});
  const router = createMemoryRouter([{ path: '*', loader, element: <AppLayout>The page</AppLayout> }]);
  render(
    <RelayEnvironmentProvider environment={environment}>
      <UiProvider Link={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </RelayEnvironmentProvider>,
  );
  return { environment, router };
}

it('shows a banner stored in the session before the account is loaded', async () => {
  show(storedUser({ isImpersonated: true }));
  expect(await screen.findByText('The page')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Leave .+'s account$/ })).toBeInTheDocument();
});

it('lists the teams of a user with several at the top of the sidebar', async () => {
  const accounts = [
    { id: 'a1', name: 'Acme' },
    { id: 'a2', name: 'Beta' },
  ];
  show(storedUser({ accountId: 'a1', accountName: 'Acme', accounts }));
  await userEvent.click(await screen.findByRole('button', { name: 'Team: Acme. Switch account' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Acme' })).toBeChecked();
  expect(screen.getByRole('menuitemradio', { name: 'Beta' })).not.toBeChecked();
});

it('names the team of a user with only one', async () => {
  show(storedUser({ accountName: 'Acme', accounts: [{ id: 'a1', name: 'Acme' }] }));
  expect(await screen.findByTitle('Acme')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Switch account/ })).not.toBeInTheDocument();
});

it.each([
  ['a retry of the page', (router: Router) => void router.revalidate()],
  ['the shortcut r', () => handleKey(new KeyboardEvent('keydown', { key: 'r' }))],
])('shows the parts of the account after %s that succeeds', async (_what, retry) => {
  const crash = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { environment, router } = show(storedUser());
  expect(await screen.findByText('The page')).toBeInTheDocument();
  const sent = () =>
    environment.mock.findOperation(({ request }) => request.node.params.name === query.params.name);
  act(() => environment.mock.reject(sent(), new Error('Bad gateway')));
  await waitFor(() => expect(crash).toHaveBeenCalled());
  await act(async () => retry(router));
  const resolvers = {
    User: () => ({ unreadNotifications: 3 }),
    Account: () => ({ usage: null, supportAccess: null, deletionAt: null }),
  };
  act(() => environment.mock.resolve(sent(), MockPayloadGenerator.generate(sent(), resolvers)));
  expect(await screen.findByRole('link', { name: 'Notifications, 3 unread' })).toBeInTheDocument();
});

it('closes the menu of a phone when the page changes, whatever led there', async () => {
  const { router } = show(storedUser());
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await act(() => router.navigate('/clusters'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
