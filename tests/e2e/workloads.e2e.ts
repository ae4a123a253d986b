import { expect } from 'playwright/test';
import { test } from './support/fixtures.ts';

test('a terminal is opened from the pods, used and left with the keyboard, and says why it has ended', async ({
  as,
}) => {
  const page = await as('owner@demo.test');
  await page.goto('/clusters');
  await page.getByRole('link', { name: 'production', exact: true }).first().click();
  await page.getByRole('link', { name: 'Workloads', exact: true }).click();
  await page.getByRole('radio', { name: 'Pods', exact: true }).click({ force: true });
  await page
    .getByRole('link', { name: /^Open a terminal in / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/terminal$/);

  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Terminal in / }) });
  const field = card.getByRole('textbox', { name: /^Terminal in container / });
  await expect(card.getByText('Connected', { exact: true })).toBeVisible();
  await expect(card).toContainText('This is the shell of an embedded cluster');
  await expect(field).toBeFocused();
  await page.keyboard.type('echo from-the-$HOSTNAME');
  await page.keyboard.press('Enter');
  await expect(card).toContainText(/from-the-[a-z]/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(field).not.toBeFocused();

  await field.focus();
  await page.keyboard.type('exit 3');
  await page.keyboard.press('Enter');
  await expect(card.getByText('The shell has ended with exit code 3.')).toBeVisible();
  await card.getByRole('button', { name: 'Connect again' }).click();
  await expect(card.getByText('Connected', { exact: true })).toBeVisible();
});

test('an object is edited as YAML, and its changed lines are reviewed before it is saved', async ({ as }) => {
  const page = await as('owner@demo.test');
  await page.goto('/clusters');
  await page.getByRole('link', { name: 'production', exact: true }).first().click();
  await page.getByRole('link', { name: 'Workloads', exact: true }).click();
  await page.getByRole('link', { name: 'cert-manager', exact: true }).first().click();
  const editor = page.getByRole('textbox', { name: /^YAML of / });
  await expect(editor).toBeVisible();
  await editor.getByText(/revisionHistoryLimit/).click();
  await page.keyboard.press('End');
  await page.keyboard.type('1');
  await page.getByRole('button', { name: 'Review changes' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Save these changes?' });
  const lines = dialog.getByRole('list', { name: 'Changed lines' }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'Removed line' })).toContainText('revisionHistoryLimit: 10');
  await expect(lines.filter({ hasText: 'Added line' })).toContainText('revisionHistoryLimit: 101');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(editor).toContainText('revisionHistoryLimit: 101');
});
