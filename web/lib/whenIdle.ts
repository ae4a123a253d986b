/** By then the page has been rendered. */
const A_MOMENT_MS = 300;
const AT_LAST_MS = 2_000;

/** Runs a callback when the browser is idle. Safari has no `requestIdleCallback`. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: AT_LAST_MS });
  else setTimeout(run, A_MOMENT_MS);
}
