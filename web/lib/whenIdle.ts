/** By then the page has been drawn. */
const A_MOMENT_MS = 300;
const AT_LAST_MS = 2_000;

/** Runs something that can wait until the browser has nothing better to do. Safari has no idle callbacks. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: AT_LAST_MS });
  else setTimeout(run, A_MOMENT_MS);
}
