import { test as base, type BrowserContextOptions, type Page } from 'playwright/test';
import { sharedStack, type StackAddresses } from '../../support/config.ts';
import { makePerson, password, type Person, type PersonOptions } from './people.ts';
import { signIn } from './actions.ts';
import { watch, type Watcher } from './watcher.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;
type Who = Pick<Person, 'email' | 'password'>;

/** A page with what the browser had to complain about. */
interface Visit {
  page: Page;
  watcher: Watcher;
}

export interface AsOptions extends BrowserContextOptions {
  /** Signs in anew instead of sharing the session with other pages of the same person. */
  isOwnSession?: boolean;
}

interface Fixtures {
  /** Watches the test's own page. */
  watcher: Watcher;
  /** Makes somebody with an account that no other test touches. */
  person: (options?: PersonOptions) => Promise<Person>;
  /** A signed-in page of a person, or of a world's person by e-mail; a browser context of its own each time. */
  as: (who: Who | string, options?: AsOptions) => Promise<Page>;
  /** A page of nobody in particular, with options of its own. */
  guest: (options?: BrowserContextOptions) => Promise<Page>;
  /** Lets console errors with these words pass in every page of this test. */
  allowErrors: (words: RegExp) => void;
}

interface WorkerFixtures {
  stack: StackAddresses;
  sessions: Map<string, StorageState>;
}

/** Playwright's test with people, signed-in pages, and a watch over everything the browser complains about. */
export const test = base.extend<Fixtures & { visits: Visit[]; allowed: RegExp[] }, WorkerFixtures>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names and wants the braces
    async ({}, use) => {
      const stack = sharedStack();
      if (!stack) throw new Error('The global set-up started no stack.');
      await use(stack);
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names and wants the braces
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  visits: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names and wants the braces
    async ({}, use) => {
      const visits: Visit[] = [];
      await use(visits);
      for (const { watcher } of visits) watcher.check();
      for (const { page } of visits) await page.context().close();
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names and wants the braces
  allowed: async ({}, use) => use([]),
  allowErrors: async ({ allowed }, use) => {
    await use((words) => {
      allowed.push(words);
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
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names and wants the braces
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
    await use(async (whoever, { isOwnSession = false, ...options } = {}) => {
      const who = typeof whoever === 'string' ? { email: whoever, password } : whoever;
      const storageState = isOwnSession ? undefined : sessions.get(who.email);
      const page = await guest({ ...options, storageState });
      if (storageState) return page;
      await signIn(page, who);
      if (!isOwnSession) sessions.set(who.email, await page.context().storageState());
      return page;
    });
  },
});
