import type { StoredUser } from '../shell/session/storedUser.ts';

/** A signed-in owner for tests; pass only what matters. */
export function storedUser(fields: Partial<StoredUser> = {}): StoredUser {
  return {
    id: 'u1',
    email: 'ana@example.com',
    name: 'Ana Torres',
    avatarUrl: null,
    role: 'OWNER',
    isVerified: true,
    gate: 'OPEN',
    plan: 'FREE',
    subscription: 'ACTIVE',
    isOnboarded: true,
    locale: 'EN',
    prefersDarkMode: null,
    accountId: 'a1',
    accountName: "Ana's team",
    accounts: [{ id: 'a1', name: "Ana's team" }],
    hasPassword: true,
    hasTwoFactor: false,
    isSupportEnabled: false,
    isDuplicate: false,
    isImpersonated: false,
    expiresAt: null,
    ...fields,
  };
}
