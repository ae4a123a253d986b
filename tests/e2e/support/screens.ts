import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from 'playwright/test';

const texts = resolve(import.meta.dirname, '../../../web/i18n/en');
/** Each width is combined with a colour mode: names and roles depend on the width, contrast on the mode. */
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

/** Every translation key that cannot be mistaken for ordinary text, with and without its namespace. */
function readKeys(): Set<string> {
  const keys = readdirSync(texts).flatMap((file) => {
    // `clusters.create.json` contains texts of the namespace `clusters`.
    const [namespace = ''] = file.split('.');
    const content = JSON.parse(readFileSync(join(texts, file), 'utf8')) as object;
    return keysOf(content, '').flatMap((key) => {
      const singular = key.replace(/_(zero|one|many|other)$/, '');
      return singular.includes('.') ? [singular, `${namespace}:${singular}`] : [`${namespace}:${singular}`];
    });
  });
  return new Set(keys);
}

const keys = readKeys();

/** All text on the page, including labels, titles, placeholders and alternative texts. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found.map((text) => text.trim()).filter(Boolean);
  });
}

/** Expects no untranslated key and no unfilled placeholder on the page. */
export async function expectNoRawKeys(page: Page): Promise<void> {
  const raw = (await textsOf(page)).filter((text) => keys.has(text) || text.includes('{{'));
  expect.soft(raw, `text keys at ${page.url()}`).toEqual([]);
}

const softExpect = expect.configure({ soft: true });

/** The start of each element beyond the right edge, if the page scrolls horizontally. */
const elementsBeyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 160));
  });

/** Expects that the page does not scroll horizontally, once charts have taken the width that it has now. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const message = `elements beyond the right edge at ${page.url()}`;
  await softExpect.poll(() => elementsBeyondTheEdge(page), { message }).toEqual([]);
}

/** Expects no violation of WCAG 2.2 AA that axe can detect. */
export async function expectAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page })
    // Without it, each analysis opens a second page, to protect results from frames of other origins; there are none.
    .setLegacyMode()
    // Without it, axe describes every element that passed, too.
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect.soft(found, `accessibility violations at ${page.url()}`).toEqual([]);
}

/**
 * Checks the requirements of every screen: one h1, a title, no raw translation keys, no accessibility violations and
 * no horizontal overflow. Assertions are soft, so that one run reports all problems. `ready` is visible once the
 * data is loaded.
 */
export async function expectValidScreen(page: Page, ready: Locator): Promise<void> {
  // Contrast must be measured on the final colours, not during a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: VIEWS[0].width, height: 900 });
  await expect(ready.first()).toBeVisible();
  // Selected by tag, because elements behind an open dialog have no role.
  await expect.soft(page.locator('h1')).toHaveCount(1);
  await expect.soft(page).toHaveTitle(/\S+ · Kubedeck$/);
  await expectNoRawKeys(page);
  // Colours, names and roles are checked in English; other languages can only differ in overflow.
  const isTranslated = (await page.locator('html').getAttribute('lang')) !== 'en';
  for (const { width, colorScheme } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    if (isTranslated) continue;
    // The whole page is made visible, because a sticky bar would cover elements that the user could scroll to.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
    // A transition between the themes may still be running.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
    });
    await expectAccessible(page);
  }
}

/** Browser options for a user who prefers this language. */
export const browserLocale = (locale: Locale) => ({ locale: locale === 'es' ? 'es-ES' : 'en-GB' });
