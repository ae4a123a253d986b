import { test as base, type BrowserContextOptions, type Page } from 'playwright/test';
import { sharedStack, type StackAddresses } from '../../support/config.ts';
import { makePerson, password, type Person, type PersonOptions } from './people.ts';
import { signIn } from './actions.ts';
import { watch, type Watcher } from './watcher.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;
type Who = Pick<Person, 'email' | 'password'>;

/** A page with the watcher of its browser context. */
interface Visit {
  page: Page;
  watcher: Watcher;
}

export interface AsOptions extends BrowserContextOptions {
  /** Signs in separately instead of sharing the session with other pages of the same user. */
  isOwnSession?: boolean;
}

interface Fixtures {
  /** The watcher of the test's own page. */
  watcher: Watcher;
  /** Creates a user with an account of their own. */
  person: (options?: PersonOptions) => Promise<Person>;
  /** Opens a page in a new browser context, signed in as a user or as a world's user by email. */
  as: (who: Who | string, options?: AsOptions) => Promise<Page>;
  /** Opens a signed-out page in a new browser context. */
  guest: (options?: BrowserContextOptions) => Promise<Page>;
  /** Allows console errors that match in every page of this test. */
  allowErrors: (pattern: RegExp) => void;
}

interface WorkerFixtures {
  stack: StackAddresses;
  sessions: Map<string, StorageState>;
}

/** Playwright's test with users, signed-in pages, and a check for console errors and blocked requests. */
export const test = base.extend<Fixtures & { visits: Visit[]; allowed: RegExp[] }, WorkerFixtures>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names and requires the braces
    async ({}, use) => {
      const stack = sharedStack();
      if (!stack) throw new Error('The global set-up started no stack.');
      await use(stack);
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names and requires the braces
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  visits: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names and requires the braces
    async ({}, use) => {
      const visits: Visit[] = [];
      await use(visits);
      for (const { watcher } of visits) watcher.check();
      for (const { page } of visits) await page.context().close();
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names and requires the braces
  allowed: async ({}, use) => use([]),
  allowErrors: async ({ allowed }, use) => {
    await use((pattern) => {
      allowed.push(pattern);
    });
  },
  watcher: [
    async ({ context, stack, allowed }, use) => {
      const watcher = watch(context, stack.url, allowed);
      await use(watcher);
      watcher.check();
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names and requires the braces
  person: async ({}, use) => use(makePerson),
  guest: async ({ browser, stack, visits, allowed }, use) => {
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: stack.url, ...options });
      const page = await context.newPage();
      visits.push({ page, watcher: watch(context, options.baseURL ?? stack.url, allowed) });
      return page;
    });
  },
  as: async ({ guest, sessions }, use) => {
    await use(async (userOrEmail, { isOwnSession = false, ...options } = {}) => {
      const who = typeof userOrEmail === 'string' ? { email: userOrEmail, password } : userOrEmail;
      const storageState = isOwnSession ? undefined : sessions.get(who.email);
      const page = await guest({ ...options, storageState });
      if (storageState) return page;
      await signIn(page, who);
      if (!isOwnSession) sessions.set(who.email, await page.context().storageState());
      return page;
    });
  },
});
