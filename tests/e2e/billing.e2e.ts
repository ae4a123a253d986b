import { expect, type Page } from 'playwright/test';
import { test } from './support/fixtures.ts';
import { choose, expectToast, field, fillForm } from './support/actions.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Chooses Pro, enters billing details and continues to the checkout. */
async function orderPro(page: Page): Promise<void> {
  await page.goto('/signup/plan');
  await choose(page, 'Pro');
  await fillForm(page, {
    Country: 'Germany',
    'Full name': 'Ada Payer',
    'Street and number': 'Hauptstraße 1',
    'Postal code': '10115',
    City: 'Berlin',
  });
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(heading(page, 'Checkout')).toBeVisible();
}

test('a paid plan is bought after a declined payment, and the form keeps its values', async ({
  as,
  person,
}) => {
  const page = await as(await person({ plan: null, isOnboarded: false }), { isOwnSession: true });
  await orderPro(page);
  await expect(page.getByText('€90.00 per month')).toBeVisible();
  await page.getByRole('radio', { name: 'Declined', exact: true }).check();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('The payment was declined')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Pro' })).toBeChecked();
  await expect(field(page, 'Street and number')).toHaveValue('Hauptstraße 1');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('The payment was canceled')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expectToast(page, 'Payment received. Your plan is active.');
  await expect(page).toHaveURL(/\/welcome/);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /^Pro · 0 of 5/ })).toBeVisible();
});
