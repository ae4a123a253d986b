import { expect } from 'playwright/test';
import { test } from './support/fixtures.ts';
import { expectToast, fillForm, openMenu } from './support/actions.ts';

test('a passkey is added in the settings and signs in without a password', async ({ as, person }) => {
  const who = await person();
  const page = await as(who, { isOwnSession: true });
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  // Sign-in suggests passkeys where the browser can, and an authenticator that agrees by itself would take one at once.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.goto('/settings/2fa');
  await page.getByRole('button', { name: 'Add a passkey' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await fillForm(dialog, { Name: 'Work laptop', 'Current password': who.password });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'The passkey is added');
  await expect(page.getByRole('row', { name: /Work laptop/ })).toContainText('Never');

  await openMenu(page, /: account menu$/);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/signin/);
  await page.goto('/signin?next=/settings/2fa');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('row', { name: /Work laptop/ })).not.toContainText('Never');
});
