import { test as base, type Browser, type BrowserContextOptions, type Page } from 'playwright/test';
import { sharedStack, type StackAddresses } from '../../support/config.ts';
import { startStack, type Stack } from '../../support/stack.ts';
import { makePerson, password, type Person, type PersonOptions } from './people.ts';
import { signIn } from './verbs.ts';
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
  /** A stack that belongs to this test: for killing its parts. */
  ownStack: (env?: Record<string, string>) => Promise<Stack>;
}

interface WorkerFixtures {
  stack: StackAddresses;
  sessions: Map<string, StorageState>;
}

async function remember(sessions: Map<string, StorageState>, browser: Browser, who: Who, url: string) {
  const known = sessions.get(who.email);
  if (known) return known;
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await signIn(page, who);
  const state = await context.storageState();
  await context.close();
  sessions.set(who.email, state);
  return state;
}

/** Playwright's test with people, signed-in pages, and a watch over everything the browser complains about. */
export const test = base.extend<Fixtures & { visits: Visit[]; allowed: RegExp[] }, WorkerFixtures>({
  stack: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names and wants the braces
    async ({}, use) => {
      const stack = sharedStack();
      if (!stack) throw new Error('The global set-up started no stack.');
      await use(stack);
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names and wants the braces
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  visits: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names and wants the braces
    async ({}, use) => {
      const visits: Visit[] = [];
      await use(visits);
      for (const { watcher } of visits) watcher.check();
      for (const { page } of visits) await page.context().close();
    },
    { auto: true },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names and wants the braces
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
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names and wants the braces
  person: async ({}, use) => use(makePerson),
  guest: async ({ browser, stack, visits, allowed }, use) => {
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: stack.url, ...options });
      const page = await context.newPage();
      visits.push({ page, watcher: watch(context, options.baseURL ?? stack.url, allowed) });
      return page;
    });
  },
  as: async ({ browser, guest, sessions, stack }, use) => {
    await use(async (whoever, { isOwnSession = false, ...options } = {}) => {
      const who = typeof whoever === 'string' ? { email: whoever, password } : whoever;
      if (isOwnSession) {
        const page = await guest(options);
        await signIn(page, who);
        return page;
      }
      const storageState = await remember(sessions, browser, who, stack.url);
      return guest({ ...options, storageState });
    });
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names and wants the braces
  ownStack: async ({}, use) => {
    const stacks: Stack[] = [];
    await use(async (env = {}) => {
      const stack = await startStack({ world: 'none', env: { TIME_SCALE: '0.005', ...env } });
      stacks.push(stack);
      return stack;
    });
    for (const stack of stacks) await stack.stop();
  },
});
