import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from 'playwright/test';

const texts = resolve(import.meta.dirname, '../../../web/i18n/en');
/** Each width in a colour mode of its own: names and roles depend on the width, contrast on the mode. */
const VIEWS = [
  { width: 1280, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

function keysOf(node: object, prefix: string): string[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    return typeof value === 'object' && value !== null ? keysOf(value, path) : [path];
  });
}

/** Every key of the text catalogue that could not be taken for a word, with and without its namespace. */
function readKeys(): Set<string> {
  const keys = readdirSync(texts).flatMap((file) => {
    // `clusters.create.json` holds texts of `clusters`.
    const [namespace = ''] = file.split('.');
    const content = JSON.parse(readFileSync(join(texts, file), 'utf8')) as object;
    return keysOf(content, '').flatMap((key) => {
      const bare = key.replace(/_(zero|one|many|other)$/, '');
      return bare.includes('.') ? [bare, `${namespace}:${bare}`] : [`${namespace}:${bare}`];
    });
  });
  return new Set(keys);
}

const keys = readKeys();

/** Every piece of text on the page, with the labels and titles that are read out. */
function piecesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pieces: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) pieces.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        pieces.push(element.getAttribute(name) ?? '');
      }
    }
    return pieces.map((piece) => piece.trim()).filter(Boolean);
  });
}

/** No key of the text catalogue stands where its text should, and no placeholder was left open. */
export async function expectNoRawKeys(page: Page): Promise<void> {
  const raw = (await piecesOf(page)).filter((piece) => keys.has(piece) || piece.includes('{{'));
  expect.soft(raw, `text keys at ${page.url()}`).toEqual([]);
}

/** The page does not scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 160));
  });
  expect.soft(overflow, `elements beyond the right edge at ${page.url()}`).toEqual([]);
}

/** No violation of WCAG 2.2 AA that axe can find. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect.soft(found, `accessibility violations at ${page.url()}`).toEqual([]);
}

/**
 * Checks what holds for every screen: one h1, a title, texts instead of keys, and in each view nothing inaccessible and
 * nothing beyond the edge. The test goes on after a fault, so that one walk reports them all. `ready` shows that the
 * screen has its data.
 */
export async function expectSound(page: Page, ready: Locator): Promise<void> {
  // Without transitions, contrast is measured on the final colours.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: VIEWS[0].width, height: 900 });
  await expect(ready.first()).toBeVisible();
  // By its element: while a dialog is open, what is behind it has no role.
  await expect.soft(page.locator('h1')).toHaveCount(1);
  await expect.soft(page).toHaveTitle(/\S+ · Kubedeck$/);
  await expectNoRawKeys(page);
  // Colours, names and roles are those of the English screen; only longer words can break another language's.
  const isTranslated = (await page.locator('html').getAttribute('lang')) !== 'en';
  for (const { width, colorScheme } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    if (isTranslated) continue;
    // All of it in sight: what a sticky bar covers at some scroll position can be scrolled from under it.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
    // A transition between the themes' colours may still run.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
    });
    await expectAccessible(page);
  }
}

/** Options of a browser whose user reads that language. */
export const reading = (locale: Locale) => ({ locale: locale === 'es' ? 'es-ES' : 'en-GB' });
