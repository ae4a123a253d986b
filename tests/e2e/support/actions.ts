import { expect, type Locator, type Page } from 'playwright/test';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The input with this label, ignoring a trailing star or "(optional)". */
export function field(scope: Page | Locator, label: string): Locator {
  const named = scope.getByLabel(new RegExp(`^${escaped(label)}( \\*| \\((optional|opcional)\\))?$`));
  return scope.locator('input, textarea, select').and(named);
}

/** Fills fields by label: option text for selects, true or false for switches and checkboxes. */
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

/** Signs in with the form and waits until it is left. */
export async function signIn(page: Page, who: { email: string; password: string }): Promise<void> {
  await page.goto('/signin');
  // The language of the form depends on the browser.
  await page.getByRole('textbox', { name: /^(Email|Correo electrónico)/ }).fill(who.email);
  await page.getByLabel(/^(Password|Contraseña) \*/).fill(who.password);
  await page.getByRole('button', { name: /^(Sign in|Iniciar sesión)$/ }).click();
  await expect(page).not.toHaveURL(/\/signin$/);
}

/** Waits for a toast with this text. */
export async function expectToast(page: Page, text: string | RegExp): Promise<Locator> {
  const toast = page.getByRole('region', { name: /Notifications|Notificaciones/ }).getByText(text);
  await expect(toast.first()).toBeVisible();
  return toast;
}

/** Opens the menu of a button and returns it. */
export async function openMenu(scope: Page | Locator, label: string | RegExp): Promise<Locator> {
  const button = scope.getByRole('button', { name: label });
  await button.click();
  const menu = scope.getByRole('menu', { name: label });
  await expect(menu).toBeVisible();
  return menu;
}

/** Counts the page loads from now on; a page that updates itself has none. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Waits for the list card with this heading. */
export async function expectCard(page: Page, name: string): Promise<Locator> {
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) });
  await expect(card).toBeVisible();
  return card;
}

/** Waits for the table row that contains this text. */
export async function expectRow(page: Page, text: string): Promise<Locator> {
  const row = page.getByRole('row').filter({ hasText: text });
  await expect(row).toBeVisible();
  return row;
}

/**
 * Records every text the element shows from now on, including short-lived ones; returns a function to read them.
 * The element must stay in the document.
 */
export async function recordTexts(target: Locator): Promise<() => Promise<string[]>> {
  const recorded = await target.evaluateHandle((element) => {
    const texts = [element.textContent ?? ''];
    new MutationObserver(() => {
      const text = element.textContent ?? '';
      if (text !== texts.at(-1)) texts.push(text);
    }).observe(element, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => recorded.jsonValue();
}

/**
 * Records every progress bar value on the page from now on, including bars that disappear; returns a function to read
 * them. The document must not be reloaded.
 */
export async function recordProgress(page: Page): Promise<() => Promise<number[]>> {
  const recorded = await page.evaluateHandle(() => {
    const values: number[] = [];
    const record = () => {
      for (const bar of document.querySelectorAll('[role="progressbar"][aria-valuenow]')) {
        const value = Number(bar.getAttribute('aria-valuenow'));
        if (value !== values.at(-1)) values.push(value);
      }
    };
    new MutationObserver(record).observe(document.body, { subtree: true, childList: true, attributes: true });
    return values;
  });
  return () => recorded.jsonValue();
}

/** Types the required text into a confirmation dialog and confirms; the dialog closes. */
export async function confirm(page: Page, title: string, button: string, typed?: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title });
  if (typed !== undefined) await dialog.getByLabel(/^Type (the name|this) to confirm/).fill(typed);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Chooses a radio by clicking its label, which may cover the radio itself. */
export async function choose(scope: Page | Locator, name: string | RegExp): Promise<void> {
  const radio = scope.getByRole('radio', { name });
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}
