import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manualClock } from '../../clock.ts';
import { startAccess, type Answer, type Person, type TestAccess } from '../auth/access.testing.ts';
import { exceededLimit, limitsOf, nextPlan, planNameOf } from './billing.rules.ts';

const clock = manualClock(new Date('2026-01-31T10:00:00Z'));
let on: TestAccess;
beforeAll(async () => {
  on = await startAccess({ clock });
});
afterAll(() => on.stop());

const dataOf = (answer: Answer) => answer.body.data as Record<string, unknown>;
const get = async ({ token }: Person, url: string) => dataOf(await on.call('GET', url, undefined, { token }));
const subscribe = ({ token }: Person, body: Record<string, unknown>) =>
  on.call('POST', '/api/account/subscribe', body, { token });
const details = { full_name: 'Ada', city: 'London', state: null, country: 'GB' };
const openCheckout = async (person: Person, plan = 'pro', interval = 'monthly') => {
  const answer = await subscribe(person, { plan, interval, billing_details: details });
  return new URL(String(dataOf(answer).redirect_to_checkout)).pathname;
};
/** Pays with that test card, or does something else on the page. */
const choose = (path: string, card: string, action = 'pay') =>
  on.call('POST', path, `action=${action}&card=${card}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const CONFIRM = '4000002500003155';

describe('the plans', () => {
  test('match the specification, with the account’s own marked', async () => {
    const list = (await get(await on.owner({ plan: 'standard' }), '/api/account/plans')) as unknown as Record<
      string,
      unknown
    >[];
    expect(
      list.map((p) => [
        p.id,
        p.price,
        p.price_yearly,
        p.max_clusters,
        p.max_clusters_archived,
        p.max_users,
        p.max_nodes,
        p.popular,
        p.active,
      ]),
    ).toEqual([
      ['free', 0, 0, 1, 0, 1, 10, false, false],
      ['standard', 40, 400, 2, 1, 3, 50, true, true],
      ['pro', 90, 900, 5, 3, 10, 50, false, false],
    ]);
    expect(list[1]).toMatchObject({ currency: { symbol: '€', code: 'EUR' }, interval: 'month' });
  });

  test('limit an account without one to zero', () => {
    expect(limitsOf(null)).toMatchObject({ plan: null, maxClusters: 0, maxUsers: 0 });
    expect(planNameOf('enterprise')).toBe('Enterprise');
    expect(limitsOf('enterprise').maxClusters).toBeGreaterThan(limitsOf('pro').maxClusters);
  });

  test('name the next one that allows more', () => {
    expect(nextPlan(null, 'maxClusters')).toBe('free');
    expect(nextPlan('free', 'maxClusters')).toBe('standard');
    expect(nextPlan('pro', 'maxClusters')).toBeNull();
  });

  test('name the first limit that is exceeded', () => {
    const used = { clusters: 3, archivedClusters: 0, users: 2 };
    expect(exceededLimit(limitsOf('free'), used)).toEqual({
      current: 3,
      max: 1,
      refusal: 'plan_too_small_clusters',
    });
    expect(exceededLimit(limitsOf('pro'), used)).toBeNull();
  });
});

describe('buying', () => {
  test('the free plan needs no card and starts at once', async () => {
    const person = await on.owner({ plan: null });
    expect(await get(person, '/api/account/subscription')).toEqual({
      plan: null,
      subscription: null,
      scheduled_downgrade: null,
    });
    const answer = await subscribe(person, { plan: 'free' });
    expect(dataOf(answer)).toEqual({ subscription_id: expect.any(String) as unknown });
    expect(await get(person, '/api/account/subscription')).toMatchObject({
      plan: 'free',
      subscription: { status: 'active', next_billed_at: null, canceled_at: null },
    });
    expect(await get(person, '/api/account/plan')).toEqual({
      plan: 'free',
      max_users: 1,
      max_clusters: 1,
      max_clusters_archived: 0,
    });
    expect(dataOf(await subscribe(person, { plan: 'free' }))).toEqual(dataOf(answer));
  });

  test('a paid plan needs billing details', async () => {
    const person = await on.owner({ plan: null });
    for (const missing of [undefined, null]) {
      const answer = await subscribe(person, { plan: 'pro', interval: 'monthly', billing_details: missing });
      expect(answer.status).toBe(422);
      expect(answer.body.inputError).toBe('billing_details');
    }
  });

  test('a paid plan starts when the checkout is paid, and not before', async () => {
    const person = await on.owner({ plan: null });
    const path = await openCheckout(person, 'pro', 'yearly');
    expect(path).toMatch(/^\/dev\/checkout\/txn_[0-9a-f]{32}$/);
    const page = await on.call('GET', path);
    expect(page.text).toContain('€900.00 per year');
    expect(page.text).not.toContain('<script');
    expect((await get(person, '/api/account/plan')).plan).toBeNull();
    const answer = await choose(path, GOOD);
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('http://localhost:4000/signup/plan?checkout=success');
    expect(await get(person, '/api/account/subscription')).toMatchObject({
      plan: 'pro',
      subscription: { status: 'active', interval: 'yearly', next_billed_at: '2027-01-31T10:00:00.000Z' },
    });
  });

  test.each([
    ['canceled', GOOD, 'cancel'],
    ['requires_payment_method', DECLINED, 'pay'],
    ['requires_action', CONFIRM, 'reject'],
  ])('a checkout that ends %s changes nothing', async (outcome, card, action) => {
    const person = await on.owner({ plan: null });
    const answer = await choose(await openCheckout(person), card, action);
    expect(answer.headers.location).toBe(`http://localhost:4000/signup/plan?checkout=${outcome}`);
    expect((await get(person, '/api/account/plan')).plan).toBeNull();
  });

  test('a declined checkout can be paid with a card that the bank confirms, once', async () => {
    const person = await on.owner({ plan: null });
    const path = await openCheckout(person, 'standard', 'monthly');
    await choose(path, DECLINED);
    expect((await choose(path, CONFIRM)).text).toContain('asks you to confirm');
    expect((await choose(path, CONFIRM, 'confirm')).headers.location).toContain('checkout=success');
    expect((await choose(path, DECLINED)).headers.location).toContain('checkout=success');
    const history = await get(person, '/api/account/billing-history');
    expect(history.transactions).toMatchObject([{ amount: 48, status: 'paid' }]);
  });

  test('an unknown checkout is not found, and an unknown card is refused on the field', async () => {
    for (const id of ['nonsense', 'txn_00000000000040008000000000000000']) {
      expect((await on.call('GET', `/dev/checkout/${id}`)).status).toBe(404);
      expect((await choose(`/dev/checkout/${id}`, GOOD)).status).toBe(404);
    }
    const answer = await choose(await openCheckout(await on.owner({ plan: null })), '1234');
    expect(answer.status).toBe(422);
    expect(answer.body.inputError).toBe('card');
  });

  test('a smaller plan is refused while a larger one is active, and the plan page shows why', async () => {
    const person = await on.owner({ plan: null });
    await choose(await openCheckout(person), GOOD);
    for (const plan of ['free', 'standard']) {
      const answer = await subscribe(person, { plan });
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ error: 'downgrade_unavailable' });
    }
    expect(await get(person, '/api/account/plan')).toMatchObject({ plan: 'pro' });
    expect(await get(person, '/api/account/plans')).toMatchObject([
      { id: 'free', refusal: { code: 'downgrade_unavailable' } },
      { id: 'standard', refusal: { code: 'downgrade_unavailable' } },
      { id: 'pro', refusal: null },
    ]);
  });

  test('a smaller plan may follow one that has ended, unless usage exceeds it', async () => {
    const person = await on.owner({ plan: 'pro', status: 'canceled' });
    expect((await subscribe(person, { plan: 'free' })).status).toBe(200);
    const team = await on.owner({ plan: 'pro', status: 'canceled' });
    await on.member(team.accountId, 'user');
    const answer = await subscribe(team, { plan: 'free' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      error: 'plan_limit',
      message: 'You have more than Free allows: 2 users (at most 1). Remove some first.',
    });
  });

  test('is refused with a mail server and no payment provider, because no checkout page is served', async () => {
    const real = await startAccess({ clock, env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    const { token } = await real.owner({ plan: null });
    const buy = (plan: string) =>
      real.call(
        'POST',
        '/api/account/subscribe',
        { plan, interval: 'monthly', billing_details: details },
        { token },
      );
    const answer = await buy('pro');
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'payments_not_configured' });
    expect((await buy('free')).status).toBe(200);
    await real.stop();
  });

  test('is for the owner only', async () => {
    const owner = await on.owner();
    const admin = await on.member(owner.accountId, 'admin');
    const answer = await subscribe(admin, { plan: 'free' });
    expect(answer.status).toBe(403);
    expect(answer.body.message).toBe('You need the owner role to change the plan.');
  });

  test.each([
    [{ plan: 'enterprise' }, 'plan'],
    [{ plan: 'free', interval: 'daily' }, 'interval'],
    [{}, 'plan'],
    [{ plan: 'pro', billing_details: 'x' }, 'billing_details'],
    [{ plan: 'pro', billing_details: { city: 7 } }, 'billing_details.city'],
    [{ plan: 'pro', billing_details: { city: 'a\u0000' } }, 'billing_details.city'],
  ])('refuses %o and names the field', async (body, field) => {
    const answer = await subscribe(await on.owner({ plan: null }), body);
    expect(answer.status).toBe(422);
    expect(answer.body.inputError).toBe(field);
  });
});
