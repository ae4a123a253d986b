import { expect, type BrowserContext, type ConsoleMessage } from 'playwright/test';

/** Watches a browser context for what must never happen while a test runs. */
export interface Watcher {
  /** Fails with everything that went wrong so far. */
  check: () => void;
}

const isBlocked = ({ text }: { text: string }) => /Content Security Policy|Refused to/i.test(text);

function place(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return url ? ` (${url}:${lineNumber})` : '';
}

/**
 * Collects console errors, uncaught exceptions, violations of the content security policy, and requests that leave
 * for another origin than the product's own. Errors that match one of `allowed` pass: the test provokes them.
 */
export function watch(context: BrowserContext, origin: string, allowed: readonly RegExp[]): Watcher {
  const problems: { text: string }[] = [];
  const note = (text: string) => problems.push({ text });
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}${place(message)}`);
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) note(`foreign request: ${request.url()}`);
  });
  return {
    check: () => {
      const left = problems.filter((one) => isBlocked(one) || !allowed.some((words) => words.test(one.text)));
      expect(left.map(({ text }) => text)).toEqual([]);
    },
  };
}
