import { expect, type Locator, type Page } from 'playwright/test';

const MAX_PRESSES = 60;

/** Presses Tab until the element has focus; fails if it is not in the tab order. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MAX_PRESSES; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `reached with ${MAX_PRESSES} presses of Tab`).toBeFocused();
}

/** Moves to a field with Tab and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Moves to a button or link with Tab and presses Enter. */
export async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
