import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import type { NounRoutes } from '../shell/routes.ts';
import type { Gate } from '../shell/session/storedUser.ts';
import { rereadSession, startSession } from '../shell/session/sessionStore.ts';
import { storedUser } from '../testing/storedUser.ts';
import { loadShell } from './loadShell.ts';
import { buildRoutes } from './routeTree.tsx';

vi.mock('./loadShell.ts', () => ({ loadShell: vi.fn(() => null) }));

const page = (path: string) => ({ path, element: null, handle: { title: 'app:nav.dashboard' } });
const loaded = vi.fn(() => null);
const noun = {
  guest: [{ ...page('signin'), index: undefined }],
  signedIn: [page('signup/verify'), page('signup/plan')],
  app: [{ ...page('dashboard'), loader: loaded }, page('clusters')],
  clusterFrame: page(':clusterId'),
  cluster: [page('overview'), page('addons')],
  clusterSettingsFrame: page('settings'),
  clusterSettings: [page('general'), page('danger')],
  settings: [page('account')],
  integrations: [page('hetzner')],
};

/** The path a visit to an address ends at. */
async function arriveAt(address: string, routes: NounRoutes = noun): Promise<string> {
  const router = createMemoryRouter(buildRoutes([routes]), { initialEntries: [address] });
  await waitFor(() =>
    expect(router.state.initialized && router.state.navigation.state === 'idle').toBe(true),
  );
  const { pathname, search } = router.state.location;
  router.dispose();
  return pathname + search;
}

const signIn = (gate: Gate = 'OPEN') => startSession(storedUser({ gate }));

beforeEach(() => {
  rereadSession();
  loaded.mockClear();
  vi.mocked(loadShell).mockClear();
});

describe('the route tree', () => {
  it('sends guests to sign in and keeps the requested page', async () => {
    expect(await arriveAt('/clusters?q=prod')).toBe('/signin?next=%2Fclusters%3Fq%3Dprod');
  });

  it('loads nothing of a protected page for guests', async () => {
    await arriveAt('/dashboard');
    expect(loaded).not.toHaveBeenCalled();
  });

  it('sends signed-in users away from the sign-in pages', async () => {
    signIn();
    expect(await arriveAt('/signin')).toBe('/dashboard');
    expect(loaded).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['VERIFY_EMAIL', '/clusters', '/signup/verify'],
    ['VERIFY_EMAIL', '/settings/account', '/settings/account'],
    ['CHOOSE_PLAN', '/dashboard', '/signup/plan'],
    ['OPEN', '/signup/verify?token=link', '/signup/verify?token=link'],
  ] as const)('%s at %s ends at %s', async (gate, from, to) => {
    signIn(gate);
    expect(await arriveAt(from)).toBe(to);
  });

  it.each([
    ['/settings', '/settings/account'],
    ['/settings/nonsense', '/settings/account'],
    ['/integrations', '/integrations/hetzner'],
    ['/clusters/c-1', '/clusters/c-1/overview'],
    ['/clusters/c-1/settings', '/clusters/c-1/settings/general'],
    ['/clusters/c-1/settings/nonsense', '/clusters/c-1/settings/general'],
    ['/clusters/c-1/settings/danger', '/clusters/c-1/settings/danger'],
  ])('completes %s to %s', async (from, to) => {
    signIn();
    expect(await arriveAt(from)).toBe(to);
  });

  it('loads the shell once for all pages, and again for a retry', async () => {
    signIn();
    const router = createMemoryRouter(buildRoutes([noun]), { initialEntries: ['/dashboard'] });
    await waitFor(() => expect(router.state.initialized).toBe(true));
    await router.navigate('/clusters');
    expect(loadShell).toHaveBeenCalledTimes(1);
    await router.revalidate();
    expect(loadShell).toHaveBeenCalledTimes(2);
    router.dispose();
  });

  it('leads an unpaid account to billing', async () => {
    signIn('FIX_PAYMENT');
    const withBilling = { ...noun, settings: [page('account'), page('billing')] };
    expect(await arriveAt('/clusters', withBilling)).toBe('/settings/billing');
  });

  it('shows 404 for unknown addresses without redirecting, for guests too', async () => {
    expect(await arriveAt('/nowhere')).toBe('/nowhere');
  });
});
