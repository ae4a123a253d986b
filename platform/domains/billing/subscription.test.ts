import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manualClock } from '../../clock.ts';
import { eventually } from '../../../process/testing.ts';
import { startAccess, type Answer, type Person, type TestAccess } from '../auth/access.testing.ts';
import { signatureOf } from '../../providers/payments/engine/notifications.ts';
import type { PaymentEngine } from '../../providers/payments/engine/paymentEngine.ts';
import { customDataOf } from '../../providers/payments/paddle/customData.ts';
import { cancelAtProvider } from './billing.kinds.ts';

const START = '2026-01-31T10:00:00Z';
const DAY = 24 * 60 * 60 * 1_000;
const GOOD = '4242424242424242';

const clock = manualClock(new Date(START));
let on: TestAccess;
let engine: PaymentEngine;
beforeAll(async () => {
  on = await startAccess({ clock });
  if (!on.engine) throw new Error('there is no embedded payment provider');
  engine = on.engine;
});
afterAll(() => on.stop());

const dataOf = (answer: Answer) => answer.body.data as Record<string, unknown>;
/** A call with a new session, because the clock moves past the end of earlier ones. */
const call = async (
  person: Person,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
) => {
  const { token } = await on.services.sessions.open(person);
  return on.call(method, url, body, { token });
};
const get = async (person: Person, url: string) => dataOf(await call(person, 'GET', url));
const post = (person: Person, url: string, body: Record<string, unknown> = {}) =>
  call(person, 'POST', url, body);
const details = {
  full_name: 'Ada',
  address_line1: 'Street 1',
  city: 'Berlin',
  postal_code: '10115',
  country: 'DE',
};
const pay = async (answer: Answer, card = GOOD) => {
  expect(answer.body).toHaveProperty('data');
  const url = String(dataOf(answer).redirect_to_checkout);
  await engine.pay(url.split('/').at(-1) ?? '', card);
};
/** An owner who bought a plan with a card. */
const subscriber = async (plan = 'pro', { interval = 'monthly', card = GOOD } = {}) => {
  const person = await on.owner({ plan: null });
  const bought = await post(person, '/api/account/subscribe', { plan, interval, billing_details: details });
  await pay(bought, card);
  return person;
};
const subscriptionOf = (person: Person) => get(person, '/api/account/subscription');
const invoicesOf = async (person: Person, query = '?pageSize=50') => {
  const { transactions } = await get(person, `/api/account/billing-history${query}`);
  return transactions as { id: string; amount: number; tax: number; status: string; created_at: string }[];
};
/** Kinds of the owner's notifications, newest first. */
const newsOf = async (person: Person) => {
  const { notifications } = await get(person, '/api/user/notifications');
  return (notifications as { kind: string }[]).map(({ kind }) => kind);
};
const customerOf = async (person: Person) =>
  String(
    String((await get(person, '/api/account/customer-portal')).portal_url)
      .split('/')
      .at(-1),
  );
const work = async (days: number) => {
  clock.advance(days * DAY);
  await engine.work();
};
const moveTo = async (date: string) => {
  clock.set(new Date(date));
  await engine.work();
};

describe('a subscription', () => {
  test('plays a year: trial of plans, upgrade, declined renewal, downgrade, cancellation, correct to the cent', async () => {
    const person = await subscriber('standard');
    expect(await subscriptionOf(person)).toMatchObject({
      plan: 'standard',
      subscription: { status: 'active', next_billed_at: '2026-02-28T10:00:00.000Z', card: { last4: '4242' } },
      scheduled_downgrade: null,
    });
    // Renewals on the last day of February, then on the 31st and the 30th.
    await moveTo('2026-03-31T10:00:00Z');
    // Half of April is left: half of the difference, and half of the tax.
    await moveTo('2026-04-15T10:00:00Z');
    const preview = '/api/account/subscription/preview?plan=pro&interval=monthly';
    expect(await get(person, preview)).toEqual({ due: 29.75 });
    expect((await post(person, '/api/account/subscribe', { plan: 'pro', interval: 'monthly' })).status).toBe(
      200,
    );
    expect(await subscriptionOf(person)).toMatchObject({ plan: 'pro' });
    expect((await newsOf(person)).slice(0, 2)).toEqual(['payment_received', 'plan_updated']);
    await moveTo('2026-06-30T10:00:00Z');
    expect((await post(person, '/api/account/downgrade', { plan: 'standard' })).status).toBe(200);
    expect(await subscriptionOf(person)).toMatchObject({
      plan: 'pro',
      scheduled_downgrade: { plan: 'standard', scheduled_date: '2026-07-31T10:00:00.000Z' },
    });
    await moveTo('2026-07-31T10:00:00Z');
    expect(await subscriptionOf(person)).toMatchObject({ plan: 'standard', scheduled_downgrade: null });
    // Off for two billing periods.
    await moveTo('2026-09-30T12:00:00Z');
    expect((await post(person, '/api/account/cancel-subscription')).status).toBe(200);
    expect(await subscriptionOf(person)).toMatchObject({
      plan: 'standard',
      subscription: { status: 'active', ends_at: '2026-10-31T10:00:00.000Z' },
    });
    await moveTo('2027-01-31T10:00:00Z');
    expect(await subscriptionOf(person)).toMatchObject({
      plan: 'standard',
      subscription: { status: 'canceled' },
    });
    const list = await invoicesOf(person);
    expect(list.map(({ created_at, amount }) => [created_at.slice(0, 10), amount]).toReversed()).toEqual([
      ['2026-01-31', 47.6],
      ['2026-02-28', 47.6],
      ['2026-03-31', 47.6],
      ['2026-04-15', 29.75],
      ['2026-04-30', 107.1],
      ['2026-05-31', 107.1],
      ['2026-06-30', 107.1],
      ['2026-07-31', 47.6],
      ['2026-08-31', 47.6],
      ['2026-09-30', 47.6],
    ]);
    expect(list.every(({ status }) => status === 'paid')).toBe(true);
  });

  test('that cannot be renewed is past due, is paid with a new card, and keeps its invoice', async () => {
    const person = await subscriber('pro', { card: '5555555555554444' });
    await work(31);
    expect(await subscriptionOf(person)).toMatchObject({ subscription: { status: 'past_due' } });
    const [open] = await invoicesOf(person);
    expect(open).toMatchObject({ status: 'pending', amount: 107.1 });
    const blocked = await post(person, '/api/account/extra-clusters/purchase', {
      quantity: 1,
      billing_interval: 'monthly',
    });
    expect(blocked.status).toBe(402);
    const portal = String(blocked.body.update_payment_url);
    await engine.replaceCard(portal.split('/').at(-1) ?? '', GOOD);
    expect(await subscriptionOf(person)).toMatchObject({ subscription: { status: 'active' } });
    expect((await invoicesOf(person)).find(({ id }) => id === open?.id)?.status).toBe('paid');
    expect(await newsOf(person)).toEqual([
      'card_updated',
      'payment_received',
      // The renewal, and two retries.
      'payment_failed',
      'payment_failed',
      'payment_failed',
      'payment_received',
    ]);
  });

  test('that is scheduled to become free does so at the end of the period, unless usage exceeds it', async () => {
    const person = await subscriber('standard');
    await on.member(person.accountId, 'admin');
    const refused = await post(person, '/api/account/downgrade', { plan: 'free' });
    expect(refused.body).toMatchObject({ error: 'plan_limit' });
    const alone = await subscriber('standard');
    expect((await post(alone, '/api/account/downgrade', { plan: 'free' })).status).toBe(200);
    expect(await subscriptionOf(alone)).toMatchObject({
      plan: 'standard',
      scheduled_downgrade: { plan: 'free' },
    });
    for (const url of ['/api/account/cancel-subscription', '/api/account/downgrade'])
      expect((await post(alone, url, { plan: 'free' })).status).toBe(409);
    await post(alone, '/api/account/resume-subscription');
    expect(await subscriptionOf(alone)).toMatchObject({ scheduled_downgrade: null });
    await post(alone, '/api/account/downgrade', { plan: 'free' });
    await work(31);
    expect(await subscriptionOf(alone)).toMatchObject({
      plan: 'free',
      subscription: { status: 'active', next_billed_at: null },
      scheduled_downgrade: null,
    });
  });

  test('changes its interval now, with credit for the rest of the month', async () => {
    const person = await subscriber('standard');
    const change = (interval: string) => post(person, '/api/account/change-billing-frequency', { interval });
    expect((await change('monthly')).body).toMatchObject({ error: 'interval_already_set' });
    expect((await change('yearly')).status).toBe(200);
    expect(await subscriptionOf(person)).toMatchObject({ subscription: { interval: 'yearly' } });
    // 400 + 19 % less the month that was just paid.
    expect((await invoicesOf(person))[0]).toMatchObject({ amount: 428.4, tax: 76 });
  });

  test('is canceled with its account, extra clusters too, and only once', async () => {
    const person = await subscriber();
    const order = { quantity: 1, billing_interval: 'monthly' };
    await pay(await post(person, '/api/account/extra-clusters/purchase', order));
    const close = () =>
      call(person, 'DELETE', '/api/account', { team_name: "Ada Owner's team", confirmation: 'DELETE' });
    expect([(await close()).status, (await close()).status]).toEqual([200, 200]);
    await eventually(async () => {
      expect(await subscriptionOf(person)).toMatchObject({
        plan: 'pro',
        subscription: { status: 'active', ends_at: expect.any(String) as string },
      });
      const { subscriptions } = await get(person, '/api/account/extra-clusters');
      expect(subscriptions).toMatchObject([{ scheduled_cancellation_date: expect.any(String) as string }]);
    });
  });

  test('that was bought in place of another stays when the other one is scheduled to end', async () => {
    const person = await on.owner({ plan: null });
    const order = (plan: string) =>
      post(person, '/api/account/subscribe', { plan, interval: 'monthly', billing_details: details });
    const [first, second] = [await order('standard'), await order('pro')];
    await pay(first);
    await pay(second);
    await on.jobsDone(cancelAtProvider.name);
    const states = await engine.subscriptionsOf(await customerOf(person));
    expect(states.filter(({ scheduled_change: change }) => change === null)).toHaveLength(1);
    expect(await subscriptionOf(person)).toMatchObject({ plan: 'pro', subscription: { ends_at: null } });
  });

  test('is changed by the owner alone, and only when there is one', async () => {
    const person = await subscriber();
    const admin = await on.member(person.accountId, 'admin');
    const urls = ['cancel-subscription', 'resume-subscription', 'downgrade', 'change-billing-frequency'];
    for (const url of urls) {
      const body = { plan: 'free', interval: 'yearly' };
      expect((await post(admin, `/api/account/${url}`, body)).status).toBe(403);
    }
    const free = await on.owner({ plan: 'free' });
    expect((await post(free, '/api/account/cancel-subscription')).body).toMatchObject({
      error: 'subscription_none',
    });
    expect((await post(person, '/api/account/resume-subscription')).body).toMatchObject({
      error: 'nothing_scheduled',
    });
  });
});

describe('a trial', () => {
  const order = { plan: 'standard', interval: 'monthly', is_trial: true, billing_details: details };
  const offered = async (person: Person) => {
    const { token } = await on.services.sessions.open(person);
    const { body } = await on.call('GET', '/api/account/plans', undefined, { token });
    return (body.data as { trial_days: number }[]).map((plan) => plan.trial_days);
  };
  const starter = async () => {
    const person = await on.owner({ plan: null });
    await pay(await post(person, '/api/account/subscribe', order));
    return person;
  };

  test('costs nothing, can be changed, is announced three days before its end, and becomes paid', async () => {
    const newcomer = await on.owner({ plan: null });
    expect(await offered(newcomer)).toEqual([0, 14, 14]);
    const person = await starter();
    const ends = new Date(clock.now().getTime() + 14 * DAY).toISOString();
    expect(await subscriptionOf(person)).toMatchObject({
      plan: 'standard',
      subscription: { status: 'trialing', next_billed_at: ends, card: { last4: '4242' } },
    });
    expect(await get(person, '/api/account/plan')).toMatchObject({ max_clusters: 2 });
    expect(await offered(person)).toEqual([0, 0, 0]);
    const preview = '/api/account/subscription/preview?plan=pro&interval=monthly';
    expect(await get(person, preview)).toEqual({ due: 0 });
    await post(person, '/api/account/subscribe', { plan: 'pro', interval: 'monthly' });
    expect(await subscriptionOf(person)).toMatchObject({
      plan: 'pro',
      subscription: { status: 'trialing', next_billed_at: ends },
    });
    await work(11);
    await eventually(async () => expect((await newsOf(person))[0]).toBe('trial_ending'));
    await work(3);
    expect(await subscriptionOf(person)).toMatchObject({ plan: 'pro', subscription: { status: 'active' } });
    expect((await invoicesOf(person)).map(({ amount }) => amount)).toEqual([107.1, 0]);
  });

  test('that was canceled ends without a charge, and there is no second one', async () => {
    const person = await starter();
    expect((await post(person, '/api/account/cancel-subscription')).status).toBe(200);
    await work(14);
    expect(await subscriptionOf(person)).toMatchObject({ subscription: { status: 'canceled' } });
    expect(await newsOf(person)).not.toContain('trial_ending');
    const again = await post(person, '/api/account/subscribe', order);
    expect([again.status, again.body.inputError]).toEqual([422, 'is_trial']);
  });

  test('is for monthly billing', async () => {
    const person = await on.owner({ plan: null });
    const answer = await post(person, '/api/account/subscribe', { ...order, interval: 'yearly' });
    expect([answer.status, answer.body.inputError]).toEqual([422, 'is_trial']);
  });
});

describe('extra clusters', () => {
  test('raise the limit at once, block a cancellation, and are canceled and resumed', async () => {
    const person = await subscriber();
    const order = { quantity: 2, billing_interval: 'yearly' };
    await pay(await post(person, '/api/account/extra-clusters/purchase', order));
    const info = await get(person, '/api/account/extra-clusters');
    expect(info).toMatchObject({
      base_max_clusters: 5,
      extra_clusters: 2,
      total_max_clusters: 7,
      pricing: { monthly: { amount: 25 }, yearly: { amount: 200 } },
      subscriptions: [
        { quantity: 2, billing_interval: 'yearly', status: 'active', scheduled_cancellation_date: null },
      ],
    });
    expect(await get(person, '/api/account/plan')).toMatchObject({ max_clusters: 7 });
    expect((await post(person, '/api/account/cancel-subscription')).body).toMatchObject({
      error: 'extra_clusters_active',
    });
    const [row] = info.subscriptions as { id: string }[];
    const change = (verb: string) =>
      post(person, `/api/account/extra-clusters/${verb}`, { subscription_id: row?.id });
    expect((await change('resume')).status).toBe(409);
    expect((await change('cancel')).status).toBe(200);
    expect((await post(person, '/api/account/cancel-subscription')).status).toBe(200);
    expect((await change('resume')).status).toBe(422);
    const stranger = await subscriber();
    const theirs = await post(stranger, '/api/account/extra-clusters/cancel', { subscription_id: row?.id });
    expect(theirs.status).toBe(404);
  });

  test('block leaving a granted plan too, which else ends at once', async () => {
    const person = await on.owner({ plan: 'pro' });
    await call(person, 'PUT', '/api/account/billing-details', { billing_details: details });
    const order = { quantity: 1, billing_interval: 'monthly' };
    await pay(await post(person, '/api/account/extra-clusters/purchase', order));
    const leave = () => post(person, '/api/account/downgrade', { plan: 'free' });
    expect((await leave()).body).toMatchObject({ error: 'extra_clusters_active' });
    const { subscriptions } = await get(person, '/api/account/extra-clusters');
    const [row] = subscriptions as { id: string }[];
    await post(person, '/api/account/extra-clusters/cancel', { subscription_id: row?.id });
    expect((await leave()).status).toBe(200);
    expect(await subscriptionOf(person)).toMatchObject({ plan: 'free' });
    const log = await call(person, 'GET', '/api/account/audit-log');
    expect(log.text).toContain('subscription.downgrade');
  });

  test.each([0, 11, 1.5])('are bought in numbers from 1 to 10, not %s', async (quantity) => {
    const order = { quantity, billing_interval: 'monthly' };
    const answer = await post(await subscriber(), '/api/account/extra-clusters/purchase', order);
    expect(answer.status).toBe(422);
    expect(answer.body.inputError).toBe('quantity');
  });

  test('need a paid plan', async () => {
    const order = { quantity: 1, billing_interval: 'monthly' };
    const answer = await post(
      await on.owner({ plan: 'free' }),
      '/api/account/extra-clusters/purchase',
      order,
    );
    expect(answer.body).toMatchObject({ error: 'payment_required', plan: 'standard' });
  });
});

describe('invoices', () => {
  test('come in pages, keep their address, and are PDFs for their own account only', async () => {
    const person = await subscriber();
    await work(62);
    const page = await get(person, '/api/account/billing-history?page=1&pageSize=2');
    expect(page.pagination).toEqual({ page: 1, pageSize: 2, total: 3, totalPages: 2, hasMore: true });
    const [newest] = await invoicesOf(person);
    const changed = await call(person, 'PUT', '/api/account/billing-details', {
      billing_details: { ...details, full_name: 'Grace', country: 'ES' },
    });
    expect(changed.status).toBe(200);
    await work(31);
    // 90 + 21 % in Spain.
    expect((await invoicesOf(person))[0]).toMatchObject({ amount: 108.9, product: 'pro' });
    const at = `/api/account/invoice/${newest?.id}`;
    expect((await get(person, `${at}/pdf`)).url).toContain(`/download/invoices/${newest?.id}`);
    const file = await call(person, 'GET', `${at}/file`);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.text.slice(0, 5)).toBe('%PDF-');
    const stranger = await subscriber();
    for (const kind of ['pdf', 'file'])
      expect((await call(stranger, 'GET', `${at}/${kind}`)).status).toBe(404);
  });
});

describe('webhooks', () => {
  const send = (body: string, signature: string) =>
    on.call('POST', '/webhooks/paddle', body, {
      headers: { 'content-type': 'application/json', 'paddle-signature': signature },
    });
  const signed = (body: string) => send(body, signatureOf(body, engine.webhookSecret, new Date()));

  test('are refused when forged or late, applied once, and ignored when they are older', async () => {
    const person = await subscriber();
    const [subscription] = await engine.subscriptionsOf(await customerOf(person));
    const event = (id: string, status: string, at: string) =>
      JSON.stringify({
        event_id: id,
        event_type: 'subscription.updated',
        occurred_at: at,
        notification_id: 'ntf_1',
        data: { ...subscription, status, updated_at: at },
      });
    const late = new Date(Date.now() - 60_000);
    const body = event('evt_1', 'past_due', new Date(clock.now().getTime() + 1_000).toISOString());
    const forged = `ts=${Math.floor(Date.now() / 1_000)};h1=${createHmac('sha256', 'guess').update(body).digest('hex')}`;
    expect((await send(body, forged)).status).toBe(401);
    expect((await send(body, signatureOf(body, engine.webhookSecret, late))).status).toBe(401);
    expect((await send(body, '')).status).toBe(401);
    expect(await subscriptionOf(person)).toMatchObject({ subscription: { status: 'active' } });
    expect((await signed(body)).status).toBe(204);
    expect(await subscriptionOf(person)).toMatchObject({ subscription: { status: 'past_due' } });
    expect((await signed(body)).status).toBe(204);
    expect((await signed(event('evt_2', 'active', START))).status).toBe(204);
    expect(await subscriptionOf(person)).toMatchObject({ subscription: { status: 'past_due' } });
  });

  test('about an unknown subscription change the account of its custom data only with the proof of the platform', async () => {
    const person = await subscriber();
    const customer = await customerOf(person);
    const [own] = await engine.subscriptionsOf(customer);
    const at = clock.now().toISOString();
    const created = async (id: string, data: unknown) => {
      const subscription = { ...own, id, status: 'past_due', custom_data: data };
      const event = { event_id: `evt_${id}`, event_type: 'subscription.created', occurred_at: at };
      const body = JSON.stringify({ ...event, notification_id: 'ntf_1', data: subscription });
      expect((await signed(body)).status).toBe(204);
    };
    const before = await subscriptionOf(person);
    const { accountId } = person;
    await created('sub_none', null);
    await created('sub_snake', { account_id: accountId });
    await created('sub_camel', { accountId });
    await created('sub_guess', { account_id: accountId, proof: accountId });
    const proof = on.core.vault.seal(accountId, 'another purpose');
    await created('sub_other', { account_id: accountId, proof });
    await on.jobsDone(cancelAtProvider.name);
    expect(await subscriptionOf(person)).toEqual(before);
    expect(await engine.subscriptionsOf(customer)).toEqual([own]);

    const newcomer = await on.owner({ plan: null });
    await created('sub_proven', customDataOf(on.core.vault, newcomer.accountId));
    expect(await subscriptionOf(newcomer)).toMatchObject({ subscription: { status: 'past_due' } });
  });
});
