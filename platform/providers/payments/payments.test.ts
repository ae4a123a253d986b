import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../clock.ts';
import { openTestDatabase } from '../../testing.ts';
import { accounts } from '../../db/schema/account.ts';
import { checkoutPage } from './checkoutPage.ts';
import { createDatabaseLedger } from './databaseLedger.ts';
import { createEmbeddedPayments } from './embedded/embeddedPayments.ts';
import { paymentsContract } from './payments.contract.ts';
import { checkoutResults } from './port.ts';

const publicUrl = 'https://console.example.test';
const clock = manualClock();

const opened = openTestDatabase();
afterAll(async () => (await opened).close());
const makeHarness = async () => {
  const { db } = await opened;
  const [account] = await db.insert(accounts).values({ name: 'Team' }).returning();
  const ledger = createDatabaseLedger(db, () => clock.now());
  return { payments: createEmbeddedPayments({ ledger, clock, publicUrl }), accountId: account?.id ?? '' };
};

paymentsContract('the embedded payments', makeHarness);

describe('the embedded payments', () => {
  const open = async () => {
    const { payments, accountId } = await makeHarness();
    const purchase = { accountId, userId: null, plan: 'standard', interval: 'monthly' } as const;
    const outcome = await payments.checkout({ ...purchase, billingDetails: { name: 'Ada' } });
    if (outcome.kind !== 'redirect_to_checkout') throw new Error(`no checkout: ${outcome.kind}`);
    expect(outcome.url.startsWith(`${publicUrl}/dev/checkout/`)).toBe(true);
    return { payments, id: outcome.url.split('/').at(-1) ?? '' };
  };

  it.each(checkoutResults)('redirect to the console with the result %s', async (result) => {
    const { payments, id } = await open();
    expect(payments.returnUrl(await payments.settle(id, result))).toBe(
      `${publicUrl}/signup/plan?checkout=${result}`,
    );
    await expect(payments.getCheckout(id)).resolves.toMatchObject({ status: result, plan: 'standard' });
  });

  it('allow a retry after a declined card, and never revert a payment', async () => {
    const { payments, id } = await open();
    await payments.settle(id, 'requires_payment_method');
    await expect(payments.settle(id, 'success')).resolves.toMatchObject({ status: 'success' });
    await expect(payments.settle(id, 'canceled')).resolves.toMatchObject({ status: 'success' });
  });

  it('refuse an unknown checkout', async () => {
    const { payments } = await open();
    await expect(payments.settle(randomUUID(), 'success')).rejects.toMatchObject({ kind: 'notFound' });
  });
});

describe('the checkout page', () => {
  const summary = {
    id: 'c1',
    planName: 'Pro <b>',
    interval: 'yearly',
    amount: 900,
    isSettled: false,
  } as const;

  it('shows every result as a button of a form without scripts', () => {
    const { html, contentSecurityPolicy } = checkoutPage(summary, publicUrl);
    for (const result of checkoutResults) expect(html).toContain(`value="${result}"`);
    expect(html).toContain('action="/dev/checkout/c1"');
    expect(html).toContain('€900.00 per year');
    expect(html).toContain('Pro &lt;b&gt;');
    expect(html).not.toMatch(/<script|\sstyle=/);
    expect(contentSecurityPolicy).toContain(`form-action 'self' ${publicUrl}`);
  });

  it('shows no buttons once the checkout is finished', () => {
    const { html } = checkoutPage({ ...summary, isSettled: true }, publicUrl);
    expect(html).not.toContain('<button');
    expect(html).toContain('Back to the console');
  });
});
