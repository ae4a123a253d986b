import type { Locator, Page } from 'playwright';

const isThere = (place: Locator) => place.isVisible();

/** Opens and closes a menu. */
async function openMenu(page: Page, inside: Locator): Promise<void> {
  const button = inside.locator('button[aria-haspopup=menu]:not([aria-disabled=true])').first();
  if (!(await isThere(button))) return;
  await button.click();
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
}

/** Types a few letters into search and filter fields and clears them; saved values are not changed. */
async function type(page: Page): Promise<void> {
  const input = page
    .locator('main input[type=search], main input[type=text], main input[type=email], form input[type=email]')
    .first();
  if (!(await isThere(input)) || !(await input.isEditable()) || (await input.inputValue()) !== '') return;
  await input.click();
  await input.pressSequentially('fleet', { delay: 80 });
  // Search results appear once typing has paused.
  await page.waitForTimeout(400);
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('Backspace', { delay: 40 });
}

/** Opens the command palette, types into it and closes it. */
async function openPalette(page: Page): Promise<void> {
  if (!(await isThere(page.locator('aside ~ div > #main')))) return;
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.type('clu', { delay: 80 });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Opens and closes a dialog of the page. */
async function openDialog(page: Page): Promise<void> {
  const names = /^(Add|New|Create|Invite|Connect|Delete|Enable|Import)\b/;
  const button = page.locator('main').getByRole('button', { name: names, disabled: false }).first();
  if (!(await isThere(button))) return;
  await button.click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const isOpen = await dialog.waitFor({ timeout: 2_000 }).then(
    () => true,
    () => false,
  );
  if (!isOpen) return;
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Moves to the next tab. */
async function switchTab(page: Page): Promise<void> {
  const tab = page.locator('main [data-tab]:not([aria-current]):not([aria-disabled])').first();
  if (!(await isThere(tab))) return;
  const before = page.url();
  await tab.click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const left = page.waitForURL((url) => url.href !== before).then(() => true);
  // A clicked button may have changed a form, which then asks for confirmation before navigation.
  if (await Promise.race([left, question.waitFor().then(() => false)]))
    await page.waitForLoadState('networkidle');
}

/** Uses menus, fields, palette, dialog and tabs of a page as far as it has them, without changing data. */
export async function interactWithPage(page: Page): Promise<void> {
  await openMenu(page, page.locator('header').first());
  await openMenu(page, page.locator('main').first());
  await type(page);
  await openPalette(page);
  await openDialog(page);
  await switchTab(page);
}
