import { useEffect } from 'react';
import { sessionExpired } from '../../relay/signals.ts';
import { currentUser, endSession, expireIfOver, syncTabs } from './sessionStore.ts';

const CHECK_EVERY_MS = 30_000;

async function check(): Promise<void> {
  expireIfOver();
  if (!currentUser()) return;
  // Loading may fail like every request; the next check retries.
  const loaded = await import('./checkSession.ts').catch(() => undefined);
  await loaded?.checkSession();
}

/** Checks the session while the app is open: every 30 s, on focus, across tabs, and on every 401. */
export function useSessionCheck(): void {
  useEffect(() => {
    const run = () => void check();
    const timer = setInterval(run, CHECK_EVERY_MS);
    window.addEventListener('focus', run);
    const stopSync = syncTabs();
    const stopListening = sessionExpired.subscribe(() => endSession('expired'));
    run();
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', run);
      stopSync();
      stopListening();
    };
  }, []);
}
