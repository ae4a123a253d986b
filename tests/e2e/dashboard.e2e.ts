import { expect, type Locator, type Page } from 'playwright/test';
import { makeCluster, orderCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { pressEnterOn } from './support/keyboard.ts';
import { expectNoOverflow } from './support/screens.ts';
import { countLoads, recordTexts } from './support/actions.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
/** Opens it; what is typed before it has the focus goes elsewhere. */
const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
};

test.describe('the dashboard', () => {
  test('shows the first steps, and is updated when a cluster is created elsewhere', async ({
    as,
    person,
  }) => {
    const who = await person({ hasToken: true });
    const page = await as(who);
    await page.goto('/dashboard');
    await expect(page.getByText('1 of 3 steps done')).toBeVisible();
    const loads = countLoads(page);
    await makeCluster(who.api, { name: 'from-elsewhere' });
    await expect(page.getByRole('link', { name: 'from-elsewhere', exact: true })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Clusters', exact: true })).toContainText('Active');
    expect(loads()).toBe(0);
    await page.getByRole('button', { name: 'Hide these steps' }).click();
    await page.reload();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hide these steps' })).toHaveCount(0);
  });
});

test.describe('the keyboard', () => {
  test('opens pages and clusters from the command palette', async ({ as, person }) => {
    const who = await person({ hasToken: true });
    await orderCluster(who.api, { name: 'findable' });
    const page = await as(who);
    await page.goto('/dashboard');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('integr');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/integrations\/hetzner$/);
    await page.goto('/clusters');
    await expect(page.getByRole('heading', { name: 'findable' })).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('findable');
    await expect(palette(page).getByRole('option', { name: 'findable', exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'findable')).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('no such thing');
    await expect(palette(page).getByText('Nothing matches.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
  });

  test('skips to the content, and the heading of the next page receives the focus', async ({
    as,
    person,
  }) => {
    const page = await as(await person());
    await page.goto('/dashboard');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await pressEnterOn(page, page.getByRole('link', { name: 'Help', exact: true }));
    await expect(heading(page, 'Help')).toBeFocused();
    await expect(page).toHaveTitle('Help · Kubedeck');
  });
});

test.describe('theme and language', () => {
  test('a page in dark mode is dark from the first frame', async ({ as, person }) => {
    const page = await as(await person(), { isOwnSession: true });
    await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seenAtFrames: seen });
      const record = () => {
        if (document.body) seen.push(getComputedStyle(document.documentElement).colorScheme);
        if (seen.length < 5) requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
    });
    await page.reload();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { seenAtFrames: string[] }).seenAtFrames);
    expect(new Set(seen)).toEqual(new Set(['dark']));
  });
});

/** Opens a page and cuts its connection once nothing is being loaded: Chromium remembers a failed script until a reload. */
async function loseConnectionAt(page: Page, path: string, content: Locator): Promise<void> {
  const live = page.waitForEvent('websocket');
  await page.goto(path);
  await expect(content).toBeVisible();
  await live;
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

test.describe('a lost connection', () => {
  test('shows a banner, keeps the content, and recovers automatically', async ({
    as,
    person,
    allowErrors,
  }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket connection/);
    const who = await person({ hasToken: true });
    const page = await as(who);
    await loseConnectionAt(page, '/clusters', page.getByText('Create your first cluster'));
    const loads = countLoads(page);
    await expect(page.getByText("You're offline")).toBeVisible();
    await expect(page.getByText('Create your first cluster')).toBeVisible();
    await makeCluster(who.api, { name: 'meanwhile' });
    await page.context().setOffline(false);
    await expect(page.getByText("You're offline")).toBeHidden();
    await expect(page.getByRole('heading', { name: 'meanwhile' })).toBeVisible();
    expect(loads()).toBe(0);
  });

  test('keeps the page when the next one cannot be loaded, and opens it when the browser is online again', async ({
    as,
    person,
    allowErrors,
  }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket connection/);
    const page = await as(await person());
    const heading = page.getByRole('heading', { name: 'Create your first cluster' });
    const notice = page.getByText('This part of the console could not be loaded.', { exact: true });
    await loseConnectionAt(page, '/clusters', heading);
    await page.getByRole('link', { name: 'Help' }).click();
    await expect(notice).toBeVisible();
    await expect(heading).toBeVisible();
    await page.context().setOffline(false);
    await expect(page).toHaveURL(/\/help$/);
    await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
  });
});

test('GraphiQL runs a query and a subscription without requests to other origins', async ({ as, person }) => {
  const who = await person({ hasToken: true });
  const page = await as(who);
  const query = 'query Me { viewer { user { email } } }';
  await page.goto(`/graphql?query=${encodeURIComponent(query)}`);
  const result = page.getByRole('region', { name: /result/i });
  await page.getByRole('button', { name: /execute query/i }).click();
  await expect(result).toContainText(who.email);
  await expect(page.getByRole('banner')).toContainText(`Operations run as ${who.email}.`);
  const subscription = 'subscription Watch { clusterChanged { cluster { name status } } }';
  await page.goto(`/graphql?query=${encodeURIComponent(subscription)}`);
  await page.getByRole('button', { name: /execute query/i }).click();
  const seen = await recordTexts(result);
  await expect(page.getByRole('button', { name: /stop query/i })).toBeVisible();
  await orderCluster(who.api, { name: 'slow-watched' });
  await expect(result).toContainText('slow-watched');
  expect((await seen()).join(' ')).toContain('slow-watched');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await result.boundingBox())?.width).toBeGreaterThan(250);
  await expectNoOverflow(page);
});

test('GraphiQL offers to sign in when the user is signed out', async ({ page, allowErrors }) => {
  allowErrors(/401/);
  await page.goto('/graphql');
  await expect(page.getByRole('banner')).toContainText('You are signed out');
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
});

test('on a phone the sidebar opens as a dialog and closes after a choice', async ({ as, person }) => {
  const page = await as(await person(), { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main navigation' });
  await menu.getByRole('link', { name: 'Clusters' }).click();
  await expect(menu).toBeHidden();
  await expect(heading(page, 'Clusters')).toBeVisible();
  await expectNoOverflow(page);
});
