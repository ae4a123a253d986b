import { init, replayIntegration, setUser } from '@sentry/browser';

/** Reports errors to Sentry, with a recording of each session in which texts and pictures are masked. */
export function startErrorReporting(dsn: string): void {
  init({
    dsn,
    sendDefaultPii: false,
    integrations: [replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true })],
    replaysSessionSampleRate: 1,
    replaysOnErrorSampleRate: 1,
  });
}

/** Sets whose errors are reported; only the id leaves the browser. */
export function setReportingUser(id: string | undefined): void {
  setUser(id === undefined ? null : { id });
}
