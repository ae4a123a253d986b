import { expect, type BrowserContext, type ConsoleMessage } from 'playwright/test';

/** Collects errors that must not occur in a browser context during a test. */
export interface Watcher {
  /** Fails with all errors collected so far. */
  check: () => void;
}

const isBlocked = ({ text }: { text: string }) => /Content Security Policy|Refused to/i.test(text);

function place(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return url ? ` (${url}:${lineNumber})` : '';
}

/**
 * Collects console errors, uncaught exceptions, violations of the content security policy, and requests to other
 * origins. Errors that match one of `allowed` are expected by the test.
 */
export function watch(context: BrowserContext, origin: string, allowed: readonly RegExp[]): Watcher {
  const problems: { text: string }[] = [];
  const note = (text: string) => problems.push({ text });
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}${place(message)}`);
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error().stack || String(error.error())}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) note(`foreign request: ${request.url()}`);
  });
  return {
    check: () => {
      const unexpected = problems.filter(
        (one) => isBlocked(one) || !allowed.some((pattern) => pattern.test(one.text)),
      );
      expect(unexpected.map(({ text }) => text)).toEqual([]);
    },
  };
}
