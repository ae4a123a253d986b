import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../../testing.ts';
import type { SubscriptionStatus } from '../../billing/billing.rules.ts';
import { gateTable, type Gate } from './gates.rules.ts';
import { useGates } from './gates.service.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ worlds: ['over-limit'] });
});
afterAll(() => platform.stop());

let people = 0;
interface Situation {
  verified?: boolean;
  plan?: 'standard' | null;
  status?: SubscriptionStatus;
  supportEnabled?: boolean;
}

async function owner({ verified = true, plan = 'standard', status, supportEnabled }: Situation = {}) {
  const { account, billing } = platform.app.services;
  const email = `gates${++people}@example.com`;
  return account.createOwner(
    { name: 'Gail', email, password: null, verified, supportEnabled },
    async (tx, made) => {
      if (plan) await billing.startSubscription(tx, made.accountId, { plan, status });
    },
  );
}

type Identity = Awaited<ReturnType<typeof owner>>;
const sessionOf = async (who: Identity) => (await platform.app.services.sessions.open(who)).token;
const actorOf = async (who: Identity) => (await platform.app.services.sessions.open(who)).actor;
const keyOf = async (who: Identity) => {
  const { key } = await platform.app.services.apiKeys.create(await actorOf(who), {
    name: 'key',
    scopes: ['write'],
    expires_at: null,
  });
  return key;
};

/** The response of each gate on a route, called with unknown ids. */
async function ask(route: string, token: string): Promise<{ status: number; error: string | undefined }> {
  const [method = '', url = ''] = route.split(' ');
  const path = url.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
  const answer = await platform.fetch(
    path,
    { method, ...(['GET', 'PATCH', 'DELETE'].includes(method) ? {} : { body: {} }) },
    token,
  );
  const { error } = (await answer.json()) as { error?: string };
  return { status: answer.status, error };
}

const refusals = {
  verified: 'email_unverified',
  plan: 'payment_required',
  paid: 'payment_required',
} as const;
const closed = Object.values(refusals) as string[];
/** Signing out would end the session that the walk needs. */
const routes = Object.entries(gateTable).filter(([route]) => route !== 'DELETE /api/auth');

describe('the table of gates', () => {
  it('contains only existing routes', () => {
    for (const route of Object.keys(gateTable)) {
      const [method = '', url = ''] = route.split(' ');
      expect([route, platform.app.fastify.hasRoute({ method, url })]).toEqual([route, true]);
    }
  });

  it('prevents the start with a route without a row', () => {
    const app = fastify();
    useGates(app, platform.app.services);
    expect(() => app.post('/api/new-thing', async () => ({}))).toThrow('POST /api/new-thing has no row');
    app.get('/api/new-thing', async () => ({}));
  });

  const situations: [string, Situation, Exclude<Gate, 'within_limits'>][] = [
    ['unverified', { verified: false }, 'verified'],
    ['without a plan', { plan: null }, 'plan'],
    ['past due', { status: 'past_due' }, 'paid'],
    ['paused', { status: 'paused' }, 'paid'],
    ['canceled', { status: 'canceled' }, 'paid'],
  ];
  it.each(situations)(
    'applies to every route for an account that is %s, by session and by API key',
    async (_, situation, gate) => {
      const who = await owner(situation);
      for (const token of [await sessionOf(who), await keyOf(who)]) {
        for (const [route, gates] of routes) {
          const { error } = await ask(route, token);
          if (gates.includes(gate)) expect([route, error]).toEqual([route, refusals[gate]]);
          else expect([route, closed.includes(error ?? '')]).toEqual([route, false]);
        }
      }
    },
  );

  it('applies to every route for an account over its limits', async () => {
    const { account } = platform.app.services;
    const user = await account.userByEmail('over-limit@demo.test');
    if (!user) throw new Error('the world has no owner');
    const who = { userId: user.id, accountId: await account.homeOf(user) };
    for (const token of [await sessionOf(who), await keyOf(who)]) {
      for (const [route, gates] of routes) {
        const { error } = await ask(route, token);
        expect([route, error === 'over_limit']).toEqual([route, gates.includes('within_limits')]);
      }
    }
  });

  it('lets an account through that is verified, paid and within its limits', async () => {
    const token = await sessionOf(await owner());
    for (const [route] of routes) {
      const { error } = await ask(route, token);
      expect([route, [...closed, 'over_limit'].includes(error ?? '')]).toEqual([route, false]);
    }
  });
});

describe('support access', () => {
  const setSupport = async (who: Identity, isOn: boolean) =>
    platform.app.services.profiles.update(await actorOf(who), { support_enabled: isOn });

  async function operator() {
    const home = await owner();
    const { account } = platform.app.services;
    const person = { name: 'Olga', email: `operator${++people}@example.com`, password: null, verified: true };
    return account.addMember(home.accountId, { ...person, permission: 'master' });
  }

  async function enter(token: string, account: string) {
    const { csrf_token: csrf } = (await (await platform.fetch('/api/auth/csrf', {}, token)).json()) as {
      csrf_token: string;
    };
    const headers = { 'x-csrf-token': csrf };
    const answer = await platform.fetch(
      '/api/auth/switch',
      { method: 'POST', headers, body: { account } },
      token,
    );
    return { status: answer.status, body: (await answer.json()) as { error?: string; token?: string } };
  }

  it('keeps operators out of accounts without it', async () => {
    const customer = await owner();
    const answer = await enter(await sessionOf(await operator()), customer.accountId);
    expect(answer).toMatchObject({ status: 403, body: { error: 'support_disabled' } });
  });

  it('lets an operator in while it is on, and ends all access when it is switched off', async () => {
    const customer = await owner({ supportEnabled: true });
    const staff = await operator();
    expect((await enter(await sessionOf(staff), customer.accountId)).status).toBe(200);
    const inside = { userId: staff.userId, accountId: customer.accountId };
    const tokens = [await sessionOf(inside), await keyOf(inside)];
    for (const token of tokens) expect((await platform.fetch('/api/user', {}, token)).status).toBe(200);
    await setSupport(customer, false);
    for (const token of tokens) expect((await platform.fetch('/api/user', {}, token)).status).toBe(401);
  });

  it('ends an impersonated session when the user switches it off', async () => {
    const customer = await owner({ supportEnabled: true });
    const staff = await operator();
    const { token } = await platform.app.services.sessions.open({
      ...customer,
      impersonatorId: staff.userId,
    });
    expect((await platform.fetch('/api/user', {}, token)).status).toBe(200);
    await setSupport(customer, false);
    expect((await platform.fetch('/api/user', {}, token)).status).toBe(401);
  });
});
