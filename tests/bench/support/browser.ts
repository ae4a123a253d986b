import { chromium, type Browser, type BrowserContext } from 'playwright';
import { findChromium } from '../../../scripts/chromium.mjs';
import { worldPassword } from '../../../platform/worlds/demoAccounts.ts';
import { fillForm } from '../../e2e/support/actions.ts';
import { chromiumPath } from '../../support/config.ts';
import { VIEWPORT, watchVitals } from './vitals.ts';

/** Launches a browser, passes it to `use` and closes it afterwards. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findChromium(chromiumPath),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** The storage state (cookies, local storage) of a signed-in user; undefined for a guest. */
export type Visitor = Awaited<ReturnType<BrowserContext['storageState']>> | undefined;

/** A browser context without a cache whose pages record web vitals. */
export async function openWindow(browser: Browser, visitor: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: VIEWPORT, storageState: visitor });
  await watchVitals(context);
  return context;
}

/** Signs in with the form; returns the storage state for further contexts. */
export async function signIn(browser: Browser, url: string, email: string): Promise<Visitor> {
  const context = await openWindow(browser, undefined);
  const page = await context.newPage();
  await page.goto(`${url}/signin`);
  await fillForm(page, { Email: email, Password: worldPassword });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
  const visitor = await context.storageState();
  await context.close();
  return visitor;
}
