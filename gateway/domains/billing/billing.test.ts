import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import { invalidField, invalidFields, refusedWith, usageJson, userJson, wire } from '../testing.ts';

const planJson = (id: string, price: number, changes: Record<string, unknown> = {}) => ({
  id,
  name: id.toUpperCase(),
  price,
  price_yearly: price * 10,
  currency: { symbol: '€', code: 'EUR' },
  interval: 'month',
  max_clusters: 3,
  max_clusters_archived: 5,
  max_users: 10,
  max_nodes: 20,
  features: ['One', 'Two'],
  popular: false,
  active: false,
  ...changes,
});
const plans = [
  planJson('pro', 90),
  planJson('free', 0),
  planJson('standard', 40, { popular: true, active: true }),
];

const world = (upstream: UpstreamTable = {}) =>
  testGateway({
    upstream: {
      'GET /api/user': { data: userJson({ plan: 'standard' }) },
      'GET /api/account/plans': { data: plans },
      'GET /api/account/current-usage': { data: usageJson({ plan: 'standard' }) },
      ...upstream,
    },
  });

describe('a trial', () => {
  it('is offered by a plan, and chosen with it', async () => {
    const { execute, calls } = world({
      'GET /api/account/plans': { data: [planJson('pro', 90, { trial_days: 14 })] },
      'POST /api/account/subscribe': { data: { redirect_to_checkout: 'https://pay.test/1' } },
    });
    expect((await execute('{ plans { trialDays } }')).data).toEqual({ plans: [{ trialDays: 14 }] });
    await execute(
      'mutation { subscribeToPlan(input: { tier: PRO, interval: MONTHLY, isTrial: true }) { __typename } }',
    );
    expect(calls.at(-1)?.body).toMatchObject({ plan: 'pro', is_trial: true });
  });
});

describe('billing details', () => {
  it.each([
    ['none are stored', { data: { billing_details: null } }, { city: null }],
    [
      'the platform has no route for them',
      answer(404, { error: 'not_found', message: 'No.' }),
      { city: null },
    ],
    ['they could not be loaded', answer(503, { error: 'unavailable', message: 'No.' }), null],
  ])('%s', async (_what, response, expected) => {
    const { execute } = world({ 'GET /api/account/billing-details': response });
    const { data } = await execute('{ viewer { account { billingDetails { city } } } }');
    expect(data).toEqual({ viewer: { account: { billingDetails: expected } } });
  });
});

describe('an overlay', () => {
  it('comes with the public token and the account for its custom data', async () => {
    const { execute } = testGateway({
      config: { paddleClientToken: 'live_1' },
      upstream: {
        'GET /api/user': { data: userJson({ plan: 'free' }) },
        'POST /api/account/subscribe': { data: { open_paddle_overlay: true, transaction_id: 'txn_1' } },
      },
    });
    const { data } = await execute(
      `mutation { subscribeToPlan(input: { tier: PRO, interval: MONTHLY }) {
         ... on SubscribeToPlanPayload { outcome transactionId clientToken accountUuid } } }`,
    );
    expect(data?.['subscribeToPlan']).toEqual({
      outcome: 'OVERLAY',
      transactionId: 'txn_1',
      clientToken: 'live_1',
      accountUuid: userJson().account_id,
    });
  });
});

describe('plans', () => {
  it('report which of them cannot be chosen, and why', async () => {
    const refusal = { code: 'downgrade_unavailable', message: 'Not yet.' };
    const { data } = await world({
      'GET /api/account/plans': { data: [planJson('free', 0, { refusal }), planJson('pro', 90)] },
    }).execute('{ plans { viewerCan { subscribe { allowed code message } } } }');
    expect(data?.['plans']).toEqual([
      { viewerCan: { subscribe: { allowed: false, code: 'DOWNGRADE_UNAVAILABLE', message: 'Not yet.' } } },
      { viewerCan: { subscribe: { allowed: true, code: null, message: null } } },
    ]);
  });

  it('are ordered by price, with the savings of a year, and need one call', async () => {
    const { data, calls } = await world().execute<{ plans: unknown[] }>(
      `{ plans { tier name monthlyPrice { amount } yearlyPrice { amount currency } yearlySaving { amount } isPopular isCurrent
         maxClusters maxArchivedClusters maxUsers maxNodesPerCluster features } }`,
    );
    expect(data?.plans).toMatchObject([
      { tier: 'FREE', yearlySaving: { amount: '0.00' } },
      { tier: 'STANDARD', yearlySaving: { amount: '80.00' }, isPopular: true, isCurrent: true },
      {
        tier: 'PRO',
        name: 'PRO',
        monthlyPrice: { amount: '90.00' },
        yearlyPrice: { amount: '900.00', currency: 'EUR' },
        yearlySaving: { amount: '180.00' },
        isCurrent: false,
        maxClusters: 3,
        maxArchivedClusters: 5,
        maxUsers: 10,
        maxNodesPerCluster: 20,
        features: ['One', 'Two'],
      },
    ]);
    expect(wire(calls)).toEqual(['GET /api/account/plans']);
  });

  it('calculate savings in cents', async () => {
    const { execute } = world({
      'GET /api/account/plans': { data: [planJson('pro', 19.99, { price_yearly: 199.9 })] },
    });
    const { data } = await execute('{ plans { yearlySaving { amount } } }');
    expect(data).toEqual({ plans: [{ yearlySaving: { amount: '39.98' } }] });
  });

  it.each([
    ['standard', { tier: 'STANDARD' }],
    [null, null],
    ['enterprise', null],
  ])('report that the limits are those of %s', async (plan, expected) => {
    const { execute } = world({ 'GET /api/account/current-usage': { data: usageJson({ plan }) } });
    const { data, errors } = await execute('{ viewer { account { usage { plan { tier } } } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ viewer: { account: { usage: { plan: expected } } } });
  });

  it('that cannot be loaded keep the usage', async () => {
    const { execute } = world({ 'GET /api/account/plans': answer(503, {}) });
    const { data } = await execute('{ viewer { account { usage { maxClusters plan { tier } } } } }');
    expect(data).toEqual({ viewer: { account: { usage: { maxClusters: 10, plan: null } } } });
  });
});

describe('subscription of the account', () => {
  const query = '{ viewer { account { subscription { tier status interval renewsAt canceledAt } } } }';
  const ask = async (body: unknown) => {
    const { execute } = world({ 'GET /api/account/subscription': { data: body } });
    const { data, errors } = await execute<{ viewer: { account: { subscription: unknown } } }>(query);
    expect(errors).toBeUndefined();
    return data?.viewer.account.subscription;
  };
  const active = {
    status: 'active',
    canceled_at: null,
    next_billed_at: '2026-12-01T00:00:00.000Z',
    interval: 'yearly',
  };

  it('returns plan, status and dates', async () => {
    expect(await ask({ plan: 'standard', subscription: active, scheduled_downgrade: null })).toEqual({
      tier: 'STANDARD',
      status: 'ACTIVE',
      interval: 'YEARLY',
      renewsAt: '2026-12-01T00:00:00.000Z',
      canceledAt: null,
    });
  });

  it('is null before a plan was chosen', async () => {
    expect(await ask({ plan: null, subscription: null, scheduled_downgrade: null })).toBeNull();
  });

  it.each([
    ['trialing', 'TRIALING'],
    ['past_due', 'PAST_DUE'],
    ['paused', 'PAUSED'],
    ['canceled', 'CANCELED'],
    ['something-new', 'INACTIVE'],
  ])('with status %s is %s', async (status, expected) => {
    expect(await ask({ plan: 'pro', subscription: { ...active, status } })).toMatchObject({
      status: expected,
    });
  });
});

describe('subscribeToPlan', () => {
  const mutation = `mutation ($input: SubscribeToPlanInput!) { subscribeToPlan(input: $input) { __typename
    ... on SubscribeToPlanPayload { outcome redirectUrl transactionId viewer { gate } }
    ... on RefusedError { code message } ... on InputError { issues { path code } } ... on PlanLimitError { limit } } }`;
  const billingDetails = {
    fullName: 'Ada',
    addressLine1: 'Street 1',
    city: 'Berlin',
    postalCode: '10115',
    country: 'DE',
  };
  const input = { tier: 'PRO', interval: 'YEARLY', billingDetails };
  const buy = (given: unknown) =>
    world({ 'POST /api/account/subscribe': given }).execute(mutation, { input });
  const checkout = 'https://pay.example/checkout/1';

  it.each([
    [{ subscription_id: 's1' }, 'COMPLETED', null, null],
    [{ transaction_id: 't1' }, 'COMPLETED', null, null],
    [{ redirect_to_checkout: checkout }, 'REDIRECT', checkout, null],
    [{ redirect_to_portal: checkout }, 'REDIRECT', checkout, null],
    [{ open_paddle_overlay: true, transaction_id: 't1' }, 'OVERLAY', null, 't1'],
  ])('with %j returns %s', async (body, outcome, redirectUrl, transactionId) => {
    const { data, calls } = await buy({ data: body });
    expect(data).toMatchObject({
      subscribeToPlan: { outcome, redirectUrl, transactionId, viewer: { gate: 'OPEN' } },
    });
    expect(wire(calls)).toEqual(['POST /api/account/subscribe', 'GET /api/user']);
  });

  it.each([{}, { redirect_to_checkout: 'javascript:alert(1)' }, { open_paddle_overlay: true }])(
    'refuses the response %j',
    async (body) => {
      const { errors } = await buy({ data: body });
      expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID' } }]);
    },
  );

  it("sends the platform's names", async () => {
    const { calls } = await buy({ data: { subscription_id: 's1' } });
    expect(calls[0]?.body).toEqual({
      plan: 'pro',
      interval: 'yearly',
      billing_details: {
        full_name: 'Ada',
        company_name: null,
        tax_id: null,
        address_line1: 'Street 1',
        address_line2: null,
        city: 'Berlin',
        state: null,
        postal_code: '10115',
        country: 'DE',
      },
    });
  });

  it('sends no details when none are given', async () => {
    const { execute } = world({ 'POST /api/account/subscribe': { data: { subscription_id: 's1' } } });
    const { calls } = await execute(mutation, { input: { tier: 'FREE', interval: 'MONTHLY' } });
    expect(calls[0]?.body).toEqual({ plan: 'free', interval: 'monthly' });
  });

  it.each([
    ['billing_details', 'billingDetails'],
    ['billing_details.postal_code', 'billingDetails.postalCode'],
    ['billing_details.address_line1', 'billingDetails.addressLine1'],
    ['plan', 'tier'],
    ['interval', 'interval'],
  ])('reports %s as %s', async (field, path) => {
    const { data } = await buy(invalidFields([field, 'value_invalid', 'Needed.']));
    expect(data).toMatchObject({ subscribeToPlan: { issues: [{ path }] } });
    const { data: single } = await buy(invalidField(field, 'value_invalid', 'Needed.'));
    expect(single).toMatchObject({ subscribeToPlan: { issues: [{ path, code: 'VALUE_INVALID' }] } });
  });

  it.each([
    [refusedWith('plan_limit', 'Too many clusters.'), { code: 'PLAN_LIMIT', message: 'Too many clusters.' }],
    [answer(409, { error: 'plan_limit', message: 'Full.', limit: 1, current: 3 }), { limit: 1 }],
    [answer(402, { error: 'payment_required', message: 'Declined.' }), { code: 'PAYMENT_REQUIRED' }],
    [answer(403, { error: 'forbidden', message: 'Owners only.' }), { code: 'FORBIDDEN' }],
  ])('returns the refusal', async (given, expected) => {
    expect((await buy(given)).data).toMatchObject({ subscribeToPlan: expected });
  });
});

describe('changeBillingInterval', () => {
  const mutation = `mutation { changeBillingInterval(input: { interval: YEARLY }) {
    __typename ... on RefusedError { code } } }`;
  const change = async (refusal: string) => {
    const body = { error: refusal, message: 'Refused.', code: refusal };
    const { execute } = world({ 'POST /api/account/change-billing-frequency': answer(409, body) });
    return (await execute(mutation)).data;
  };

  it('succeeds if the interval is already set, and passes other refusals on', async () => {
    expect(await change('interval_already_set')).toMatchObject({
      changeBillingInterval: { __typename: 'ChangeBillingIntervalPayload' },
    });
    expect(await change('subscription_unpaid')).toMatchObject({
      changeBillingInterval: { __typename: 'RefusedError' },
    });
  });
});

describe('openCustomerPortal', () => {
  const page = 'https://pay.test/portal/1';
  it.each([
    [{ url: page }, page],
    [{ data: { portal_url: page } }, page],
    [{ data: { portal_url: 'javascript:alert(1)' } }, undefined],
    [{ data: {} }, undefined],
  ])('reads the address of %j', async (body, url) => {
    const { execute } = world({ 'GET /api/account/customer-portal': body });
    const { data, errors } = await execute<{ openCustomerPortal: { url?: string } | null }>(
      'mutation { openCustomerPortal { ... on OpenCustomerPortalPayload { url } } }',
    );
    expect(data?.openCustomerPortal?.url).toBe(url);
    expect(errors?.[0]?.extensions?.['code']).toBe(url === undefined ? 'UPSTREAM_INVALID' : undefined);
  });
});
