import { act, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { VerifyEmailPage } from '../domains/auth/verification/VerifyEmailPage.tsx';
import { rereadSession, startSession } from '../shell/session/sessionStore.ts';
import { mockEnvironment } from '../testing/mockEnvironment.ts';
import { viewerData } from '../testing/renderGuest.tsx';
import { sentBy } from '../testing/sentBy.ts';
import { storedUser } from '../testing/storedUser.ts';
import { UiProvider } from '../ui/UiProvider.tsx';
import { buildRoutes } from './routeTree.tsx';
import { RouterLink } from './RouterLink.tsx';

vi.mock('../shell/session/checkSession.ts', () => ({ checkSession: vi.fn() }));
vi.mock('./loadShell.ts', () => ({ loadShell: () => null }));

const page = (path: string) => ({ path, element: <h1>{path}</h1>, handle: { title: 'app:nav.dashboard' } });
const noun = {
  guest: [page('signin')],
  signedIn: [{ ...page('signup/verify'), element: <VerifyEmailPage /> }],
  onboarding: [page('dashboard')],
};

function open(address: string) {
  const environment = mockEnvironment();
  const router = createMemoryRouter(buildRoutes([noun]), { initialEntries: [address] });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <UiProvider Link={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </RelayEnvironmentProvider>,
  );
  const here = () => router.state.location.pathname + router.state.location.search;
  const links = () =>
    environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.name === 'useVerifyEmailMutation')
      .map(sentBy);
  return { environment, router, here, links };
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  rereadSession();
});

it('verifies the new address of a verified user', async () => {
  startSession(storedUser());
  const { environment, here, links } = open('/signup/verify?token=link');
  await waitFor(() => expect(links()).toEqual([{ input: { token: 'link' } }]));
  await waitFor(() => expect(here()).toBe('/signup/verify'));
  const verifyEmail = { __typename: 'VerifyEmailPayload', viewer: viewerData() };
  const request = environment.mock.findOperation(
    ({ request: { node } }) => node.params.name === 'useVerifyEmailMutation',
  );
  await act(async () => environment.mock.resolve(request, { data: { verifyEmail } }));
  await waitFor(() => expect(here()).toBe('/dashboard'));
});

it('keeps the link while a guest signs in', async () => {
  const { router, here, links } = open('/signup/verify?token=link');
  expect(await screen.findByRole('heading', { name: 'signin' })).toBeInTheDocument();
  expect(here()).toBe('/signin?next=%2Fsignup%2Fverify%3Ftoken%3Dlink');
  act(() => startSession(storedUser()));
  await act(() => router.navigate(new URLSearchParams(router.state.location.search).get('next') ?? ''));
  await waitFor(() => expect(links()).toEqual([{ input: { token: 'link' } }]));
});
