import { act, render } from '@testing-library/react';
import { setupUser } from './setupUser.ts';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RouterLink } from '../app/RouterLink.tsx';
import { UiProvider } from '../ui/UiProvider.tsx';
import { mockEnvironment } from './mockEnvironment.ts';
import { sentBy } from './sentBy.ts';

interface ViewerFields {
  readonly gate?: string;
  readonly role?: string;
  readonly tier?: string | null;
  readonly isOnboarded?: boolean;
}

/** A viewer as the server returns it after signing in; pass only what matters. */
export function viewerData({
  gate = 'OPEN',
  role = 'OWNER',
  tier = 'FREE',
  isOnboarded = true,
}: ViewerFields = {}) {
  return {
    gate,
    user: {
      id: 'u1',
      email: 'ana@example.com',
      name: 'Ana Torres',
      avatarUrl: null,
      role,
      isVerified: gate !== 'VERIFY_EMAIL',
      isOnboarded,
      locale: 'EN',
      prefersDarkMode: null,
      hasPassword: true,
      hasTwoFactor: false,
      isSupportEnabled: false,
      isDuplicate: false,
    },
    account: {
      id: 'a1',
      name: "Ana's team",
      subscription: tier === null ? null : { status: 'ACTIVE', tier },
    },
    memberships: [{ accountId: 'a1', name: "Ana's team" }],
    session: { expiresAt: null, isImpersonated: false },
  };
}

/** Renders a page without data at an address; all other addresses are empty. */
export function renderGuest(page: ReactNode, path: string) {
  const environment = mockEnvironment();
  const pathname = path.split('?')[0] ?? '/';
  const router = createMemoryRouter(
    [
      { path: pathname, element: page },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <UiProvider Link={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </RelayEnvironmentProvider>,
  );
  /** Resolves the last mutation with the given root field and value. */
  const answer = (field: string, result: object) =>
    act(async () => {
      environment.mock.resolveMostRecentOperation({ data: { [field]: result } });
      await Promise.resolve();
    });
  const fail = (error: Error) =>
    act(async () => {
      environment.mock.rejectMostRecentOperation(error);
      await Promise.resolve();
    });
  /** The pending mutations. */
  const pending = () =>
    environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.operationKind === 'mutation')
      .map(sentBy);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { environment, answer, fail, pending, address, router, user: setupUser() };
}
