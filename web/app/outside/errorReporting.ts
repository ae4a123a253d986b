import { init, replayIntegration, setUser } from '@sentry/browser';

let isStarted = false;

/** Reports errors to Sentry, with a recording of each session: texts and inputs are masked, and media is blocked. */
export function startErrorReporting(dsn: string): void {
  // A page can have only one session recording: https://docs.sentry.io/platforms/javascript/session-replay/.
  if (isStarted) return;
  isStarted = true;
  init({
    dsn,
    sendDefaultPii: false,
    integrations: [replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true })],
    replaysSessionSampleRate: 1,
  });
}

/** Sets whose errors are reported; only the id leaves the browser. */
export function setReportingUser(id: string | undefined): void {
  setUser(id === undefined ? null : { id });
}
