import { expect, type Page } from 'playwright/test';
import { makeCluster } from './support/clusters.ts';
import { test } from './support/fixtures.ts';
import { confirm, countLoads, expectRow, expectToast } from './support/actions.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Create secret' });
const submit = (page: Page) => dialogOf(page).getByRole('button', { name: 'Create secret' }).click();
const box = (page: Page, name: string) =>
  dialogOf(page).getByRole('textbox', { name: new RegExp(`^${name}`) });

async function openForm(page: Page, cluster: string): Promise<void> {
  await page.goto(`/clusters/${cluster}/secrets`);
  await page.getByRole('button', { name: 'Create secret' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** Dispatches a paste event with this text. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', content);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

test('a secret is created from a pasted .env file and an uploaded file, appears in another browser, and is deleted', async ({
  as,
  person,
}) => {
  const who = await person({ hasToken: true });
  const id = await makeCluster(who.api, { name: 'keeps-secrets' });
  const [page, other] = [await as(who), await as(who)];
  await other.goto(`/clusters/${id}/secrets`);
  await expect(other.getByText('Create your first secret')).toBeVisible();
  const loads = countLoads(other);
  await openForm(page, id);
  await box(page, 'Name').fill('shop');
  await box(page, 'Key 1').focus();
  await paste(page, '# shop\nexport DATABASE_URL="postgres://swordfish"\nNOTE=\'two\nlines\'\n');
  await expect(box(page, 'Key 2')).toHaveValue('NOTE');
  await expect(box(page, 'Value 2')).toHaveValue('two\nlines');
  await dialogOf(page)
    .getByLabel('Choose file 1')
    .setInputFiles({ name: 'ca.crt', mimeType: 'text/plain', buffer: Buffer.from('certificate') });
  await expect(box(page, 'File name 1')).toHaveValue('ca.crt');
  await submit(page);
  await expectToast(page, 'Secret shop created');
  await expect((await expectRow(page, 'shop')).getByText('DATABASE_URL, NOTE, ca.crt')).toBeVisible();
  await expectRow(other, 'shop');
  expect(await page.content()).not.toContain('swordfish');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  );
  expect(stored).not.toContain('swordfish');

  await page.getByRole('button', { name: 'Delete shop' }).click();
  await confirm(page, 'Delete secret “shop”?', 'Delete secret');
  await expect(page.getByText('Create your first secret')).toBeVisible();
  await expect(other.getByText('Create your first secret')).toBeVisible();
  expect(loads()).toBe(0);
});
