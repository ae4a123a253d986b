import { expect, type Locator, type Page } from 'playwright/test';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The input that this label names; the star and "(optional)" after a label do not matter. */
export function field(scope: Page | Locator, label: string): Locator {
  const named = scope.getByLabel(new RegExp(`^${escaped(label)}( \\*| \\((optional|opcional)\\))?$`));
  return scope.locator('input, textarea, select').and(named);
}

/** Fills fields by their labels; selects take the option's text, switches and checkboxes true or false. */
export async function fillForm(
  scope: Page | Locator,
  values: Record<string, string | boolean>,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const input = field(scope, label);
    if (typeof value === 'boolean') await input.setChecked(value);
    else if ((await input.evaluate((element) => element.tagName)) === 'SELECT') {
      await input.selectOption({ label: value });
    } else await input.fill(value);
  }
}

/** Signs in with the form and waits until the console, or what stands before it, is there. */
export async function signIn(page: Page, who: { email: string; password: string }): Promise<void> {
  await page.goto('/signin');
  // In whichever language the browser asks for.
  await page.getByRole('textbox', { name: /^(E-mail|Correo electrónico)/ }).fill(who.email);
  await page.getByLabel(/^(Password|Contraseña) \*/).fill(who.password);
  await page.getByRole('button', { name: /^(Sign in|Iniciar sesión)$/ }).click();
  await expect(page).not.toHaveURL(/\/signin$/);
}

/** A toast with these words, soon. */
export async function expectToast(page: Page, words: string | RegExp): Promise<Locator> {
  const toast = page.getByRole('region', { name: /Notifications|Notificaciones/ }).getByText(words);
  await expect(toast.first()).toBeVisible();
  return toast;
}

/** Opens the menu of that button and answers it. */
export async function openMenu(scope: Page | Locator, label: string | RegExp): Promise<Locator> {
  const button = scope.getByRole('button', { name: label });
  await button.click();
  const menu = scope.getByRole('menu', { name: label });
  await expect(menu).toBeVisible();
  return menu;
}

/** Counts how often the page's document is loaded from now on: an app that updates itself loads it never. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** The card of a list that is headed by that name, seen soon. */
export async function expectCard(page: Page, name: string): Promise<Locator> {
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) });
  await expect(card).toBeVisible();
  return card;
}

/** The row of a table that contains those words, seen soon. */
export async function expectRow(page: Page, words: string): Promise<Locator> {
  const row = page.getByRole('row').filter({ hasText: words });
  await expect(row).toBeVisible();
  return row;
}

/**
 * Notes every text the element shows from now on, also those that pass too quickly to be asked for; answers what it
 * noted. The element has to stay.
 */
export async function noteTexts(target: Locator): Promise<() => Promise<string[]>> {
  const notes = await target.evaluateHandle((element) => {
    const texts = [element.textContent ?? ''];
    new MutationObserver(() => {
      const text = element.textContent ?? '';
      if (text !== texts.at(-1)) texts.push(text);
    }).observe(element, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => notes.jsonValue();
}

/**
 * Notes every value that a progress bar of the page shows from now on, also those of bars that come and go; answers
 * what it noted. The document has to stay.
 */
export async function noteProgress(page: Page): Promise<() => Promise<number[]>> {
  const notes = await page.evaluateHandle(() => {
    const values: number[] = [];
    const look = () => {
      for (const bar of document.querySelectorAll('[role="progressbar"][aria-valuenow]')) {
        const value = Number(bar.getAttribute('aria-valuenow'));
        if (value !== values.at(-1)) values.push(value);
      }
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    return values;
  });
  return () => notes.jsonValue();
}

/** Types what a dialog asks for and confirms it; the dialog closes. */
export async function confirm(page: Page, title: string, button: string, typed?: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title });
  if (typed !== undefined) await dialog.getByLabel(/^Type (the name|this) to confirm/).fill(typed);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Chooses the radio of that name as a pointer does: by its label, which may be drawn over the radio itself. */
export async function choose(scope: Page | Locator, name: string | RegExp): Promise<void> {
  const radio = scope.getByRole('radio', { name });
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}
