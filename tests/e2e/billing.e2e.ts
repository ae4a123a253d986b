import { expect, type Page } from 'playwright/test';
import { test } from './support/fixtures.ts';
import { expectSound, LOCALES, reading } from './support/screens.ts';
import { choose, expectToast, field, fillForm } from './support/verbs.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Chooses Pro, fills the billing details and goes to the payment provider's page. */
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

test('a paid plan is bought at the checkout and opens the console', async ({ as, person }) => {
  const who = await person({ plan: null, isOnboarded: false });
  const page = await as(who, { isOwnSession: true });
  await orderPro(page);
  await expect(page.getByText('€90.00 per month')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expectToast(page, 'Payment received. Your plan is active.');
  await expect(page).toHaveURL(/\/welcome/);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /^Pro · 0 of 5/ })).toBeVisible();
});

test('a declined payment comes back with the reason, and nothing has to be typed again', async ({
  as,
  person,
}) => {
  const page = await as(await person({ plan: null }), { isOwnSession: true });
  await orderPro(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('The payment was declined')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Pro' })).toBeChecked();
  await expect(field(page, 'Street and number')).toHaveValue('Hauptstraße 1');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Requires action' }).click();
  await expect(page.getByText('Confirm with your bank')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('The payment was canceled')).toBeVisible();
  await page.goto('/clusters');
  await expect(heading(page, 'Choose a plan')).toBeVisible();
});

test('prices and savings follow the interval, and the choice stands in the address', async ({ as }) => {
  const page = await as('no-plan@demo.test');
  await page.goto('/signup/plan');
  const plans = page.getByRole('group', { name: 'Plan' });
  await expect(plans).toContainText('€40');
  await choose(page, 'Yearly');
  await expect(plans).toContainText('€400');
  await expect(plans).toContainText('You save €80 a year');
  await choose(page, 'Standard');
  await expect(page).toHaveURL(/plan=standard&interval=yearly/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked();
  await expect(page.getByText('Standard, paid yearly')).toBeVisible();
  await expect(page.getByText('€400.00').first()).toBeVisible();
});

test('missing billing details are told at their fields', async ({ as }) => {
  const page = await as('no-plan@demo.test');
  await page.goto('/signup/plan?plan=standard');
  await fillForm(page, { 'Full name': '' });
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Street and number is required').first()).toBeVisible();
  await expect(page.getByText('Full name is required').first()).toBeVisible();
});

for (const locale of LOCALES) {
  test(`the plans and the billing details are sound in ${locale}`, async ({ as, person }) => {
    const page = await as(await person({ plan: null, locale }), reading(locale));
    await page.goto('/signup/plan');
    await expectSound(page, page.getByText(/€/));
    await page.goto('/signup/plan?plan=pro&interval=yearly&checkout=requires_payment_method');
    await expectSound(page, page.getByText('900'));
  });
}
