const STACK_VARIABLE = 'KUBEDECK_STACK';

/** The addresses of a running stack, as Playwright's workers get them from the global set-up. */
export interface StackAddresses {
  url: string;
  platformUrl: string;
}

/** Hands the addresses to processes started later: Playwright's workers inherit the environment and nothing else. */
export function shareStack(addresses: StackAddresses): void {
  process.env[STACK_VARIABLE] = JSON.stringify(addresses);
}

/** The shared stack, or undefined outside a Playwright run. */
export function sharedStack(): StackAddresses | undefined {
  const text = process.env[STACK_VARIABLE];
  return text ? (JSON.parse(text) as StackAddresses) : undefined;
}

/** CHROMIUM_PATH: a browser to use instead of the first one found. */
export const chromiumPath: string | undefined = process.env.CHROMIUM_PATH;

/** What a started server needs from our own environment; everything else is said explicitly by the test. */
export function baseEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME };
}
