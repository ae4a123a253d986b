import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../clock.ts';
import { createVault } from '../../crypto/vault.ts';
import { priceList } from '../../domains/billing/billing.catalogue.ts';
import { openTestDatabase } from '../../testing.ts';
import { nextStep, periodFrom } from './engine/billingCycle.ts';
import { embeddedPriceIds } from './engine/catalogue.ts';
import { amountsOf, taxRateOf } from './engine/money.ts';
import { openPayments } from './openPayments.ts';
import { paymentsContract } from './payments.contract.ts';
import { createPaddlePayments } from './paddle/paddlePayments.ts';
import type { PaymentEvent } from './port.ts';

const DAY = 24 * 60 * 60 * 1_000;
const publicUrl = 'https://console.example.test';
const vault = createVault(randomBytes(32));
const opened = openTestDatabase();
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(async () => (await opened).close());

let people = 0;

/** The embedded provider, with the webhooks that it sent for one account. With `isDown` it gets no answer to them. */
async function start(accountId = `account${++people}`) {
  const { db } = await opened;
  const clock = manualClock(new Date('2026-01-31T10:00:00Z'));
  const events: PaymentEvent[] = [];
  const state = { isDown: false };
  const { payments, engine } = openPayments({
    db,
    clock,
    vault,
    publicUrl,
    log: { error: (...problem: unknown[]) => expect(problem).toEqual([]) },
    paddle: null,
    prices: priceList,
    hasPages: true,
    notify: async (body, signature) => {
      if (state.isDown) return false;
      const event = await payments.readEvent(body, signature);
      if ((event.subscription ?? event.invoice)?.accountId === accountId) events.push(event);
      return true;
    },
  });
  if (!engine) throw new Error('there is no embedded provider');
  stops.push(() => engine.close());
  const email = `person${++people}@example.com`;
  const payer = { accountId, customerId: null, email, name: 'Ada', locale: 'en' };
  let last = '';
  const checkout: typeof payments.checkout = async (request) => {
    const made = await payments.checkout({ ...request, payer: { ...request.payer, email } });
    if (made.outcome.kind === 'redirect_to_checkout') last = made.outcome.url.split('/').at(-1) ?? '';
    return made;
  };
  const pay = async (card = '4242424242424242') => {
    events.length = 0;
    await engine.pay(last, card);
    return [...events];
  };
  const buy = async (card?: string, isTrial = false) => {
    const item = { product: 'pro', interval: 'monthly', quantity: 1 } as const;
    const { customerId } = await checkout({ payer, item, isTrial, details: { country: 'US' } });
    await pay(card);
    return customerId;
  };
  /** Moves the clock and lets the provider work; returns the types of its webhooks. */
  const after = async (days: number) => {
    events.length = 0;
    clock.advance(days * DAY);
    await engine.work();
    return events.map(({ type }) => type);
  };
  return { payments: { ...payments, checkout }, engine, pay, buy, after, events, state };
}

paymentsContract('the embedded payments', async () => {
  const { payments, pay } = await start('a1');
  return { payments, pay: () => pay() };
});

describe('the embedded payments', () => {
  it.each([
    ['4000000000000002', 'ready'],
    ['4242424242424242', 'completed'],
    ['4000002500003155', 'completed'],
  ])('a checkout paid with %s is %s', async (card, status) => {
    const { buy, engine } = await start();
    const customer = await buy(card);
    const subscriptions = await engine.subscriptionsOf(customer);
    expect(subscriptions.length).toBe(status === 'completed' ? 1 : 0);
  });

  it('renew every month on the day of the first payment, also after months without power', async () => {
    const { buy, after, events } = await start();
    await buy();
    expect(await after(27)).toEqual([]);
    expect(await after(1)).toEqual(['transaction.completed', 'subscription.updated']);
    expect(events[0]?.invoice?.period?.end.toISOString()).toBe('2026-03-31T10:00:00.000Z');
    await after(61);
    const invoices = events.flatMap(({ invoice }) => (invoice ? [invoice] : []));
    expect(invoices.map(({ billedAt, total }) => [billedAt.toISOString().slice(0, 10), total])).toEqual([
      ['2026-03-31', 9_000],
      ['2026-04-30', 9_000],
    ]);
  });

  it('try a declined renewal four times within a week, and then end the subscription', async () => {
    const { buy, after } = await start();
    await buy('5555555555554444');
    expect(await after(28)).toEqual(['transaction.past_due', 'subscription.past_due']);
    for (const days of [1, 2, 2])
      expect(await after(days)).toEqual(['transaction.past_due', 'subscription.past_due']);
    expect(await after(2)).toEqual([
      'transaction.past_due',
      'subscription.past_due',
      'subscription.canceled',
    ]);
    expect(await after(60)).toEqual([]);
  });

  it('decline an expired card, and charge what is overdue when it is replaced', async () => {
    const { buy, after, engine, events } = await start();
    const customer = await buy('378282246310005');
    expect(await after(28)).toEqual(['transaction.past_due', 'subscription.past_due']);
    await engine.replaceCard(customer, '4242424242424242');
    expect(events.at(-1)?.subscription?.status).toBe('active');
    expect(await after(7)).toEqual([]);
  });

  it('charge a month at the end of a trial, and every month from that day on', async () => {
    const { buy, after, events } = await start();
    await buy(undefined, true);
    expect(await after(13)).toEqual([]);
    expect(await after(1)).toEqual(['transaction.completed', 'subscription.updated']);
    expect(events[0]?.invoice).toMatchObject({ total: 9_000, isPaid: true });
    expect(events[1]?.subscription).toMatchObject({
      status: 'active',
      nextBilledAt: new Date('2026-03-14T10:00:00Z'),
    });
  });

  it('check the card of a trial, and leave it unpaid when the first charge is declined', async () => {
    const { buy, after, engine } = await start();
    expect(await engine.subscriptionsOf(await buy('4000000000000002', true))).toEqual([]);
    await buy('5555555555554444', true);
    expect(await after(14)).toEqual(['transaction.past_due', 'subscription.past_due']);
  });

  it('end a canceled subscription with its period instead of renewing it', async () => {
    const { buy, after, payments, engine } = await start();
    const [subscription] = await engine.subscriptionsOf(await buy());
    await payments.cancel(subscription?.id ?? '');
    expect(await after(27)).toEqual([]);
    expect(await after(1)).toEqual(['subscription.canceled']);
  });

  it('keep webhooks that nobody accepted, and deliver them in their order', async () => {
    const { buy, after, state, events } = await start();
    state.isDown = true;
    await buy();
    state.isDown = false;
    expect(await after(1)).toEqual(['subscription.created', 'transaction.completed']);
    expect(new Set(events.map(({ id }) => id)).size).toBe(2);
  });
});

describe('payments', () => {
  it('say that the provider cannot be reached when a checkout is opened', async () => {
    const payments = createPaddlePayments({
      connect: () => Promise.reject(new Error('connect ECONNREFUSED')),
      webhookSecret: 'secret',
      vault,
      priceIds: embeddedPriceIds,
      checkoutIn: 'overlay',
    });
    const payer = { accountId: 'a1', customerId: null, email: 'ada@example.com', name: 'Ada', locale: 'en' };
    const item = { product: 'pro', interval: 'monthly', quantity: 1 } as const;
    await expect(payments.checkout({ payer, item, isTrial: false, details: {} })).rejects.toMatchObject({
      kind: 'transient',
      text: { code: 'payments_unavailable' },
    });
  });
});

describe('the billing cycle', () => {
  const at = (day: string) => new Date(`${day}T00:00:00Z`);

  it.each([
    ['2026-01-31', '2026-02-28', 'month', '2026-03-31'],
    ['2026-03-15', '2026-03-15', 'month', '2026-04-15'],
    ['2028-02-29', '2028-02-29', 'year', '2029-02-28'],
  ] as const)('of a subscription from %s ends the period of %s (%s) on %s', (started, from, cycle, end) => {
    expect(periodFrom(at(started), at(from), cycle).ends_at.slice(0, 10)).toBe(end);
  });

  it('ends a trial with the first charge and leaves paused subscriptions alone', () => {
    const base = { next_billed_at: '2026-02-01T00:00:00.000Z', scheduled_change: null, dunning: null };
    const stepOf = (status: string) => nextStep({ ...base, status } as Parameters<typeof nextStep>[0])?.step;
    expect(stepOf('trialing')).toBe('renew');
    expect(stepOf('paused')).toBeUndefined();
  });

  it('charges VAT by country, but not to a business with a tax number', () => {
    expect(taxRateOf({ country: 'DE' })).toBe(0.19);
    expect(taxRateOf({ country: 'DE', tax_id: 'DE123' })).toBe(0);
    expect(taxRateOf({ country: 'US' })).toBe(0);
  });

  it('keeps credit that a charge does not use up', () => {
    expect(amountsOf(4_000, 0.19, 5_000)).toMatchObject({
      tax: 760,
      credit: 4_760,
      balance: 240,
      charged: 0,
    });
  });
});
