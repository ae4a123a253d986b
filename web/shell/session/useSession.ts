import { useSyncExternalStore } from 'react';
import { readSession, subscribeToSession } from './sessionStore.ts';
import type { SessionState } from './sessionStore.ts';
import type { StoredUser } from './storedUser.ts';

/** The session: signed in, expired under a dialog, or signed out. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, readSession, readSession);
}

/** The user of a protected page; also while the session is expired and the dialog is open. */
export function useCurrentUser(): StoredUser | undefined {
  const session = useSession();
  return session.status === 'signed-out' ? undefined : session.user;
}
