import { expect, type Page } from 'playwright/test';
import { png } from '../support/pictures.ts';
import { test } from './support/fixtures.ts';
import { expectAccessible } from './support/screens.ts';
import { createTotp } from './support/totp.ts';
import { choose, expectToast, fillForm, signIn } from './support/actions.ts';

async function change(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${label}` }).click();
  await fillForm(page, { [label]: value });
  await page.keyboard.press('Enter');
}

test('name and team name are saved separately and updated everywhere on the page', async ({ as, person }) => {
  const page = await as(await person({ name: 'Before' }), { isOwnSession: true });
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/settings\/account$/);
  await change(page, 'Full name', 'Ada Lovelace');
  await expectToast(page, 'Profile updated');
  await expect(page.getByRole('button', { name: /^Ada Lovelace, / })).toBeVisible();
  await change(page, 'Team name', 'Analytical Engines');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  for (const place of [sidebar, page.getByRole('main')]) {
    await expect(place.getByText('Analytical Engines')).toBeVisible();
  }
  await page.reload();
  await expect(sidebar.getByText('Analytical Engines')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Full name' }).click();
  await fillForm(page, { 'Full name': '' });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Full name is required').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit Full name' })).toBeFocused();
});

test('language and theme are applied in another browser', async ({ as, person }) => {
  const who = await person();
  const page = await as(who, { isOwnSession: true });
  await page.goto('/settings/account');
  await choose(page, 'Dark');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await choose(page, 'Español');
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const other = await as(who, { isOwnSession: true });
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  await expect(other.locator('html')).toHaveClass(/dark/);
});

/** Opens the file chooser of the button with Enter and selects this file. */
async function chooseFile(
  page: Page,
  button: string,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const chosen = page.waitForEvent('filechooser');
  await Promise.all([chosen, page.getByRole('button', { name: button }).press('Enter')]);
  await (await chosen).setFiles(file);
}

/** Red, green and blue at a position of the picture in the header, from 0 (left) to 1 (right). */
function colourAt(page: Page, across: number): Promise<number[]> {
  return page.locator('header .kd-avatar img').evaluate(async (image: HTMLImageElement, x) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(x * canvas.width, canvas.height / 2, 1, 1).data ?? [])].slice(0, 3);
  }, across);
}

const redAndBlue = { name: 'me.png', mimeType: 'image/png', buffer: png(800, 400) };

test('a profile picture is cropped with the keyboard, shown in the header, removed and restored', async ({
  as,
  person,
}) => {
  const page = await as(await person(), { isOwnSession: true });
  await page.goto('/settings/account');
  await chooseFile(page, 'Upload profile picture', redAndBlue);
  const dialog = page.getByRole('dialog', { name: 'Crop picture' });
  const part = dialog.getByRole('slider', { name: 'Part that is shown' });
  await expect(part).toBeFocused();
  await expect(part).toHaveAttribute('aria-valuetext', '50 % across, 50 % down');
  await expectAccessible(page);
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect(part).toHaveAttribute('aria-valuetext', '0 % across, 50 % down');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeFocused();
  await page.keyboard.press('Tab');
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await expect(zoom).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveAttribute('aria-valuetext', '101 %');
  await dialog.getByRole('button', { name: 'Save picture' }).press('Enter');
  await expectToast(page, 'Profile picture updated');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change profile picture' })).toBeFocused();
  // The left half of the file is red, and the crop contains nothing else.
  for (const across of [0.02, 0.5, 0.95]) {
    const [red = 0, , blue = 0] = await colourAt(page, across);
    expect([red > 150, blue < 60]).toEqual([true, true]);
  }
  await page.reload();
  await expect(page.locator('header .kd-avatar img')).toBeVisible();
  await page.getByRole('button', { name: 'Remove profile picture' }).click();
  await expectToast(page, 'Profile picture removed');
  await expect(page.locator('.kd-avatar img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('header .kd-avatar img')).toBeVisible();
});

test('two-factor sign-in is turned on with an authenticator code, used to sign in, and turned off', async ({
  as,
  person,
  guest,
}) => {
  const who = await person();
  const page = await as(who);
  await page.goto('/settings/2fa');
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: /two-factor/i });
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = (
    (await dialog
      .getByText(/^[A-Z2-7 ]{16,}$/)
      .first()
      .textContent()) ?? ''
  ).replaceAll(' ', '');
  await dialog.getByRole('button', { name: 'Next' }).click();
  const code = dialog.getByRole('textbox', { name: /code/i });
  await code.fill('000000');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText(/code is not right/)).toBeVisible();
  const backup = page.getByRole('dialog', { name: 'Two-factor sign-in is on' });
  // Uses the code of the previous time step, because the sign-in below needs the current one. The step may expire
  // meanwhile, so each attempt has a short timeout and is repeated.
  const briefly = { timeout: 10_000 };
  await expect(async () => {
    if (await backup.isVisible()) return;
    await code.fill(await createTotp(secret, 1), briefly);
    await dialog.getByRole('button', { name: 'Confirm' }).click(briefly);
    await expect(backup).toBeVisible(briefly);
  }).toPass();
  await expect(backup.getByText(/^[a-z0-9-]{12,14}$/i)).toBeVisible();
  await backup.getByRole('checkbox', { name: 'I stored it' }).check();
  await backup.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('On', { exact: true })).toBeVisible();

  const second = await guest();
  await signIn(second, who);
  await second
    .getByRole('textbox', { name: /Authenticator code/ })
    .pressSequentially(await createTotp(secret));
  await expect(second).toHaveURL(/\/dashboard$/);

  await page.getByRole('button', { name: 'Turn off' }).click();
  const off = page.getByRole('dialog', { name: 'Turn off two-factor sign-in?' });
  await off.getByLabel(/^Current password/).fill(who.password);
  await off.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
});
