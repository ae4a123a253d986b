import { chromium, type Browser, type BrowserContext } from 'playwright';
import { findChromium } from '../../../scripts/chromium.mjs';
import { worldPassword } from '../../../platform/worlds/demoAccounts.ts';
import { fillForm } from '../../e2e/support/actions.ts';
import { chromiumPath } from '../../support/config.ts';
import { VIEWPORT, watchVitals } from './vitals.ts';

/** Runs with a browser of its own and closes it. */
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

/** Cookies and stored session of a visitor; undefined for a guest. */
export type Visitor = Awaited<ReturnType<BrowserContext['storageState']>> | undefined;

/** A window without a cache, whose pages note their vitals. */
export async function openWindow(browser: Browser, visitor: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: VIEWPORT, storageState: visitor });
  await watchVitals(context);
  return context;
}

/** Signs somebody in with the form; answers what a later window needs to be theirs. */
export async function signIn(browser: Browser, url: string, email: string): Promise<Visitor> {
  const context = await openWindow(browser, undefined);
  const page = await context.newPage();
  await page.goto(`${url}/signin`);
  await fillForm(page, { 'E-mail': email, Password: worldPassword });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
  const visitor = await context.storageState();
  await context.close();
  return visitor;
}
