import { useEffect } from 'react';
import { fetchQuery, graphql } from 'relay-runtime';
import { currentEnvironment } from '../../relay/environment.ts';
import { sessionExpired } from '../../relay/signals.ts';
import { currentUser, endSession, expireIfOver, startSession, syncTabs } from './sessionStore.ts';
import { toStoredUser } from './storedUser.ts';
import type { useSessionCheckQuery } from './__generated__/useSessionCheckQuery.graphql.ts';

const CHECK_EVERY_MS = 30_000;

/**
 * Asks the server who is signed in and stores the answer. Only an answer that says nobody is ends the session: a
 * lost connection or a failing server must not cost anybody their work.
 */
export async function checkSession(): Promise<void> {
  expireIfOver();
  if (!currentUser()) return;
  const answer = await fetchQuery<useSessionCheckQuery>(
    currentEnvironment(),
    graphql`
      query useSessionCheckQuery {
        viewer {
          ...storedUser_viewer
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  )
    .toPromise()
    .catch(() => undefined);
  if (!answer || !currentUser()) return;
  if (answer.viewer) startSession(toStoredUser(answer.viewer));
  else endSession('expired');
}

/** Keeps the session honest while the app is open: every 30 s, on focus, across tabs, and on any 401. */
export function useSessionCheck(): void {
  useEffect(() => {
    const check = () => void checkSession();
    const timer = setInterval(check, CHECK_EVERY_MS);
    window.addEventListener('focus', check);
    const stopSync = syncTabs();
    const stopListening = sessionExpired.subscribe(() => endSession('expired'));
    check();
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', check);
      stopSync();
      stopListening();
    };
  }, []);
}
