const STACK_VARIABLE = 'KUBEDECK_STACK';

/** The addresses of the running stack, which the global set-up passes to Playwright's workers. */
export interface StackAddresses {
  url: string;
  platformUrl: string;
}

/** Passes the addresses to Playwright's workers, which inherit only the environment. */
export function shareStack(addresses: StackAddresses): void {
  process.env[STACK_VARIABLE] = JSON.stringify(addresses);
}

/** The shared stack, or undefined outside a Playwright run. */
export function sharedStack(): StackAddresses | undefined {
  const text = process.env[STACK_VARIABLE];
  return text ? (JSON.parse(text) as StackAddresses) : undefined;
}

/** Passes a PostgreSQL server to vitest's workers, which inherit only the environment, as TEST_DATABASE_URL. */
export function shareTestDatabase(url: string): void {
  process.env.TEST_DATABASE_URL = url;
}

/** CHROMIUM_PATH: a browser to use instead of the first one found. */
export const chromiumPath: string | undefined = process.env.CHROMIUM_PATH;

/** The variables a started server inherits from this process; the test sets all others. */
export function baseEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME };
}
