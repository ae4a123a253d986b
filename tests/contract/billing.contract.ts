import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../process/testing.ts';
import { callerOf, startContractStack, type ContractStack } from '../support/contractStack.ts';

let stack: ContractStack;
beforeAll(async () => {
  stack = await startContractStack({ worlds: ['no-plan', 'past-due', 'archived', 'two-accounts'] });
});
afterAll(() => stack.stop());

const SUBSCRIBE = `mutation ($input: SubscribeToPlanInput!) { subscribeToPlan(input: $input) { __typename
  ... on SubscribeToPlanPayload { outcome redirectUrl viewer { gate } }
  ... on InputError { issues { path code } } ... on RefusedError { code message } ... on PlanLimitError { limit current plan } } }`;
interface Subscribed {
  subscribeToPlan: {
    __typename: string;
    outcome: string;
    redirectUrl: string | null;
    viewer: { gate: string };
  };
}
const SUBSCRIPTION = '{ viewer { gate account { subscription { tier status interval } } } }';
const billingDetails = {
  fullName: 'Nora Noplan',
  addressLine1: 'Street 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
};

describe('plans', () => {
  it('are listed cheapest first with the current plan marked', async () => {
    const someone = await stack.signIn('past-due@demo.test');
    const { plans } = await stack.run<{
      plans: { tier: string; isCurrent: boolean; monthlyPrice: { amount: string } }[];
    }>('{ plans { tier isCurrent monthlyPrice { amount } maxClusters features } }', {}, someone);
    expect(plans.map(({ tier }) => tier)).toEqual(['FREE', 'STANDARD', 'PRO']);
    expect(plans.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false]);
  });

  it('with an overdue payment set the gate to FIX_PAYMENT', async () => {
    const someone = await stack.signIn('past-due@demo.test');
    expect(await stack.run(SUBSCRIPTION, {}, someone)).toMatchObject({
      viewer: { gate: 'FIX_PAYMENT', account: { subscription: { tier: 'STANDARD', status: 'PAST_DUE' } } },
    });
  });
});

describe('subscribing', () => {
  it('to a paid plan requires billing details, redirects to the checkout, and opens the gate after the payment', async () => {
    const someone = await stack.signIn('no-plan@demo.test');
    const withoutDetails = await stack.execute(
      SUBSCRIBE,
      { input: { tier: 'STANDARD', interval: 'YEARLY' } },
      someone,
    );
    expect(withoutDetails.data).toMatchObject({
      subscribeToPlan: { __typename: 'InputError', issues: [{ path: 'billingDetails' }] },
    });
    const input = { tier: 'STANDARD', interval: 'YEARLY', billingDetails };
    const { subscribeToPlan } = await stack.run<Subscribed>(SUBSCRIBE, { input }, someone);
    expect(subscribeToPlan).toMatchObject({ outcome: 'REDIRECT', viewer: { gate: 'CHOOSE_PLAN' } });
    const checkout = new URL(subscribeToPlan.redirectUrl ?? '');
    expect(checkout.pathname).toMatch(/^\/dev\/checkout\//);
    const page = await (await fetch(`${stack.url}${checkout.pathname}`)).text();
    expect(page).toContain('name="action" value="pay"');
    const paid = await fetch(`${stack.url}${checkout.pathname}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'action=pay&card=4242424242424242',
    });
    expect(paid.headers.get('location')).toContain('/signup/plan?checkout=success');
    await eventually(async () =>
      expect(await stack.run(SUBSCRIPTION, {}, someone)).toMatchObject({
        viewer: {
          gate: 'OPEN',
          account: { subscription: { tier: 'STANDARD', status: 'ACTIVE', interval: 'YEARLY' } },
        },
      }),
    );
  });

  it('to a smaller plan is refused by the platform, as viewerCan of the plan states beforehand', async () => {
    const someone = await stack.signIn('archived@demo.test');
    const code = 'DOWNGRADE_UNAVAILABLE';
    expect(await stack.run('{ plans { tier viewerCan { subscribe { code } } } }', {}, someone)).toEqual({
      plans: [
        { tier: 'FREE', viewerCan: { subscribe: { code } } },
        { tier: 'STANDARD', viewerCan: { subscribe: { code: null } } },
        { tier: 'PRO', viewerCan: { subscribe: { code: null } } },
      ],
    });
    const input = { tier: 'FREE', interval: 'MONTHLY' };
    const { data } = await stack.execute(SUBSCRIBE, { input }, someone);
    expect(data).toMatchObject({ subscribeToPlan: { __typename: 'RefusedError', code } });
  });

  it('is allowed only for the owner', async () => {
    const someone = await stack.signIn('two-accounts@demo.test');
    const { viewer } = await stack.run<{
      viewer: { memberships: { accountId: string; isCurrent: boolean }[] };
    }>('{ viewer { memberships { accountId isCurrent } } }', {}, someone);
    const id = viewer.memberships.find(({ isCurrent }) => !isCurrent)?.accountId;
    const change = 'mutation ($id: ID!) { switchAccount(input: { accountId: $id }) { __typename } }';
    const there = callerOf((await stack.execute(change, { id }, someone)).response);
    const { data } = await stack.execute(SUBSCRIBE, { input: { tier: 'FREE', interval: 'MONTHLY' } }, there);
    expect(data).toMatchObject({
      subscribeToPlan: { __typename: 'RefusedError', code: 'FORBIDDEN' },
    });
  });
});
