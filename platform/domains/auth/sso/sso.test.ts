import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { identities } from '../../../db/schema/identities.ts';
import { GOOGLE_ISSUER } from '../../../providers/identity/port.ts';
import { goodPassword, startAccess, type Answer, type Person, type TestAccess } from '../access.testing.ts';
import { linkIdentity } from '../social/social.store.ts';
import { ssoBody } from './sso.input.ts';
import { domainOf, roleOfClaims } from './sso.rules.ts';
import { createSsoSettings } from './ssoSettings.service.ts';

let on: TestAccess;
beforeAll(async () => {
  on = await startAccess({ env: { RATE_LIMIT_CREDENTIALS: '1000' } });
});
afterAll(() => on.stop());

const ISSUER = 'http://localhost:4000/dev/identity';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const dataOf = <T = Record<string, unknown>>(answer: Answer) => answer.body.data as T;
const locationOf = (answer: Answer) => new URL(String(answer.headers.location));
const pathOf = ({ pathname, search }: URL) => `${pathname}${search}`;

let domains = 0;
const newDomain = () => `company${++domains}.example`;

interface Connection {
  domains: { name: string; verified: boolean; record_name: string; record_value: string }[];
  required: boolean;
}
interface SsoJson {
  redirect_url: string;
  connection: Connection | null;
}

const settings = (domain: string, changes: object = {}) => ({
  ...{ issuer: ISSUER, client_id: 'console', client_secret: 'secret', domains: [domain] },
  ...{ role_claim: 'role', default_role: 'user', required: false },
  role_mapping: [
    { value: 'ops', role: 'admin' },
    { value: 'dev', role: 'developer' },
  ],
  ...changes,
});
const save = (who: Person, body: object) => on.call('PUT', '/api/account/sso', body, who);
const verify = (who: Person) => on.call('POST', '/api/account/sso/verify', {}, who);
const issuesOf = ({ status, body }: Answer) => [
  status,
  (body.issues as { field: string; code: string }[])[0],
];

/** An owner whose team has single sign-on for a verified domain. */
async function company(changes: object = {}, plan: 'free' | 'pro' = 'pro') {
  const owner = await on.owner({ plan });
  const domain = newDomain();
  expect((await save(owner, settings(domain))).status).toBe(200);
  expect((await verify(owner)).status).toBe(200);
  if (Object.keys(changes).length > 0)
    expect((await save(owner, settings(domain, { client_secret: null, ...changes }))).status).toBe(200);
  return { owner, domain };
}

/** Where the browser ends after the identity provider has answered as `claimed`, with the claim `role`. */
async function identify(email: string, role = '', claimed = email) {
  const started = await on.call('GET', `/auth/sso?email=${encodeURIComponent(email)}`);
  const provider = locationOf(started);
  if (provider.pathname === '/signin/social') return provider;
  const cookie = String(started.headers['set-cookie']).split(';', 1).join();
  const choice = { email: claimed, name: 'Grace', role, outcome: 'continue' };
  const form = new URLSearchParams([...provider.searchParams, ...Object.entries(choice)]);
  const answered = await on.call('POST', '/dev/identity/authorize', form.toString(), { headers: FORM });
  return locationOf(await on.call('GET', pathOf(locationOf(answered)), undefined, { headers: { cookie } }));
}

async function signIn(email: string, role?: string) {
  const token = (await identify(email, role)).searchParams.get('token') ?? '';
  return on.call('POST', '/api/auth/social', { token, provider: 'sso' });
}
const userOf = (answer: Answer) =>
  dataOf<{ user: { id: string; permission: string; account_id: string } }>(answer).user;
const refusalOf = ({ status, body }: Answer) => [status, body.code];
const withPassword = (email: string) => on.call('POST', '/api/auth', { email, password: goodPassword });

describe('the role of a claim', () => {
  const mapped = {
    roleClaim: 'groups',
    roleMapping: [
      { value: 'dev', role: 'developer' as const },
      { value: 'ops', role: 'admin' as const },
    ],
    defaultRole: 'user' as const,
  };
  test.each([
    [{ groups: 'ops' }, 'admin'],
    [{ groups: ['dev', 'ops'] }, 'admin'],
    [{ groups: ['dev'] }, 'developer'],
    [{ groups: ['owner'] }, 'user'],
    [{ groups: 5 }, 'user'],
    [{}, 'user'],
  ])('%j is %s', (claims, role) => {
    expect(roleOfClaims(claims, mapped)).toBe(role);
  });

  test('is unknown without a configured claim', () => {
    expect(roleOfClaims({ groups: 'ops' }, { ...mapped, roleClaim: null })).toBeNull();
  });

  test('belongs to the domain after the last @', () => {
    expect(domainOf('"a@b"@Example.com')).toBe('example.com');
  });
});

describe('setting up single sign-on', () => {
  test('stores everything but never returns the secret', async () => {
    const { owner, domain } = await company();
    const read = await on.call('GET', '/api/account/sso', undefined, owner);
    const { redirect_url: url, connection } = dataOf<SsoJson>(read);
    expect(url).toBe('http://localhost:4000/auth/sso/callback');
    expect(connection?.domains).toEqual([
      {
        name: domain,
        verified: true,
        record_name: `_kubedeck.${domain}`,
        record_value: `kubedeck-verification=${owner.accountId}`,
      },
    ]);
    expect(read.text).not.toContain('secret');
    const log = await on.call('GET', '/api/account/audit-log', undefined, owner);
    expect(log.text).toContain('sso.save');
    expect(log.text).toContain('sso.verify_domain');
    expect((await on.call('DELETE', '/api/account/sso', undefined, owner)).status).toBe(200);
    const empty = await on.call('GET', '/api/account/sso', undefined, owner);
    expect(dataOf<SsoJson>(empty).connection).toBeNull();
  });

  test.each([
    [{ issuer: 'http://id.example.com' }, 'issuer', 'sso_issuer_value'],
    [{ issuer: 'https://10.0.0.1/realm' }, 'issuer', 'sso_issuer_value'],
    [{ client_secret: '' }, 'client_secret', 'sso_secret_required'],
    [{ domains: [] }, 'domains', 'sso_domains_required'],
    [{ domains: ['not a domain'] }, 'domains.0', 'sso_domain_format'],
    [{ role_claim: null }, 'role_claim', 'sso_claim_required'],
    [{ default_role: 'owner' }, 'default_role', 'sso_role'],
    [{ required: true }, 'required', 'sso_required_domain'],
  ])('refuses %j', async (changes, field, code) => {
    const owner = await on.owner();
    expect(issuesOf(await save(owner, settings(newDomain(), changes)))).toEqual([
      422,
      expect.objectContaining({ field, code }),
    ]);
  });

  test('tests the issuer before anything is saved', async () => {
    const owner = await on.owner();
    const ask = (issuer: string) =>
      on.call('POST', '/api/account/sso/test', { issuer, client_id: 'c', client_secret: 's' }, owner);
    expect((await ask(ISSUER)).status).toBe(200);
    expect(issuesOf(await ask('https://nowhere.invalid'))).toEqual([
      422,
      expect.objectContaining({ field: 'issuer', code: 'sso_issuer_failed' }),
    ]);
  });

  test('is for owners and admins, and only owners choose the issuer', async () => {
    const { owner, domain } = await company();
    const admin = await on.member(owner.accountId, 'admin');
    const developer = await on.member(owner.accountId, 'developer');
    expect(refusalOf(await save(developer, settings(domain)))).toEqual([403, 'role_for_sso']);
    expect((await save(admin, settings(domain, { default_role: 'developer' }))).status).toBe(200);
    const other = settings(domain, { issuer: 'https://id.example.com' });
    expect(issuesOf(await save(admin, other))[1]).toMatchObject({
      field: 'issuer',
      code: 'sso_issuer_owner',
    });
    const unsent = { ...other, client_secret: null };
    expect(issuesOf(await save(owner, unsent))[1]).toMatchObject({ code: 'sso_secret_required' });
  });

  test('keeps the issuer of the owner when an admin saves the former one at the same time', async () => {
    const { owner, domain } = await company();
    const admin = await on.member(owner.accountId, 'admin');
    const issuer = 'https://id.example.com';
    const sso = createSsoSettings({
      ...{ ...on.core, audit: on.services.audit },
      identity: { isAllowedIssuer: () => true, connect: vi.fn(), hasTxtRecord: vi.fn() },
    });
    const saveAs = ({ accountId, userId }: Person, permission: 'owner' | 'admin', changes: object) =>
      sso.save(
        {
          ...{ accountId, userId, permission, via: 'session', scopes: null },
          ...{ sessionId: randomUUID(), expiresAt: null },
        },
        ssoBody.parse(settings(domain, changes)),
      );
    // The admin is refused, or saves before the owner does.
    await Promise.allSettled([saveAs(owner, 'owner', { issuer }), saveAs(admin, 'admin', {})]);
    const read = await on.call('GET', '/api/account/sso', undefined, owner);
    expect(dataOf<SsoJson>(read).connection).toMatchObject({ issuer });
  });

  test('lets one team verify a domain, and does not verify one without its record', async () => {
    const { domain } = await company();
    const other = await on.owner();
    expect(issuesOf(await save(other, settings(domain)))[1]).toMatchObject({ code: 'sso_domain_taken' });
    await save(other, settings('unverified.example'));
    expect(dataOf<SsoJson>(await verify(other)).connection?.domains).toMatchObject([{ verified: false }]);
    expect((await identify('ann@unverified.example')).searchParams.get('error')).toBe('unknown_domain');
  });
});

describe('signing in with single sign-on', () => {
  test('lets new people join the account with their mapped role', async () => {
    const { owner, domain } = await company();
    const user = userOf(await signIn(`grace@${domain}`, 'dev'));
    expect(user).toMatchObject({ permission: 'developer', account_id: owner.accountId });
    const again = userOf(await signIn(`grace@${domain}`, 'ops'));
    expect(again).toMatchObject({ id: user.id, permission: 'admin' });
    expect(userOf(await signIn(`grace@${domain}`)).permission).toBe('user');
    const log = await on.call('GET', '/api/account/audit-log', undefined, owner);
    expect(log.text).toContain('member.join');
    expect(log.text).toContain('member.update');
  });

  test('adds the account to a user who has another one', async () => {
    const { owner, domain } = await company();
    const email = `ada@${domain}`;
    const own = await on.services.account.createOwner({
      name: 'Ada',
      email,
      password: goodPassword,
      verified: true,
    });
    expect(userOf(await signIn(email, 'dev'))).toMatchObject({ id: own.userId, account_id: owner.accountId });
  });

  test('never changes owners', async () => {
    const { owner, domain } = await company();
    await on.services.account.setVerified(on.core.db, owner.userId, `boss@${domain}`);
    expect(userOf(await signIn(`boss@${domain}`, 'dev'))).toMatchObject({
      id: owner.userId,
      permission: 'owner',
    });
  });

  test('keeps roles as they are without a claim', async () => {
    const { domain } = await company({ role_claim: null, role_mapping: [], default_role: 'developer' });
    expect(userOf(await signIn(`grace@${domain}`, 'ops')).permission).toBe('developer');
  });

  test('refuses disabled members', async () => {
    const { owner, domain } = await company();
    const { id } = userOf(await signIn(`grace@${domain}`, 'dev'));
    await on.call('PATCH', `/api/user/${id}/disable`, undefined, owner);
    expect(refusalOf(await signIn(`grace@${domain}`, 'ops'))).toEqual([403, 'sso_disabled']);
  });

  test('refuses new people when all seats are taken', async () => {
    const { owner, domain } = await company({}, 'free');
    const { maxUsers } = await on.services.billing.limits(owner.accountId);
    for (let n = 1; n < maxUsers; n += 1) await on.member(owner.accountId, 'user');
    expect(refusalOf(await signIn(`grace@${domain}`))).toEqual([403, 'sso_no_seat']);
  });

  /** Somebody who has joined with single sign-on; their address becomes one of their own, and they leave. */
  async function formerMember(email: string) {
    const { id, account_id: accountId } = userOf(await signIn(email));
    const links = () => on.core.db.select().from(identities).where(eq(identities.userId, id));
    const before = await links();
    await on.services.account.setVerified(on.core.db, id, on.newEmail());
    const { token } = await on.services.sessions.open({ userId: id, accountId });
    expect((await on.call('DELETE', `/api/user/${id}`, undefined, { token })).status).toBe(200);
    return { id, before, links };
  }

  test('no longer finds a user who has left with another address', async () => {
    const { domain } = await company();
    const { id, before, links } = await formerMember(`grace@${domain}`);
    expect(before).toHaveLength(1);
    expect(await links()).toEqual([]);
    expect(userOf(await signIn(`grace@${domain}`)).id).not.toBe(id);
  });

  test('replaces the link of a user who has left, and keeps that of a member', async () => {
    const { domain } = await company();
    const { id, before, links } = await formerMember(`grace@${domain}`);
    await on.core.db.insert(identities).values(before);
    const next = userOf(await signIn(`grace@${domain}`)).id;
    expect(next).not.toBe(id);
    expect(await links()).toEqual([]);
    await on.services.account.setVerified(on.core.db, next, on.newEmail());
    expect(userOf(await signIn(`grace@${domain}`)).id).toBe(next);
  });

  test('refuses an address of a domain that is not the account’s', async () => {
    const { domain } = await company();
    const target = await identify(`grace@${domain}`, '', 'owner@demo.test');
    expect(target.searchParams.get('error')).toBe('other_domain');
  });

  test('takes each token once, and not that of another provider', async () => {
    const { domain } = await company();
    const token = (await identify(`grace@${domain}`)).searchParams.get('token') ?? '';
    const complete = (provider: string) => on.call('POST', '/api/auth/social', { token, provider });
    expect((await complete('google')).status).toBe(401);
    expect((await complete('sso')).status).toBe(401);
  });
});

describe('a team that requires single sign-on', () => {
  test('refuses the password of a member who has changed the address', async () => {
    const { owner, domain } = await company({ required: true });
    const email = `max@${domain}`;
    const person = { name: 'Max', email, password: goodPassword, verified: true };
    const member = { ...person, permission: 'developer' as const };
    const { userId } = await on.services.account.addMember(owner.accountId, member);
    expect(userOf(await signIn(email)).id).toBe(userId);
    const other = on.newEmail();
    await on.services.account.setVerified(on.core.db, userId, other);
    expect(refusalOf(await withPassword(other))).toEqual([403, 'sso_required']);
    expect(userOf(await signIn(email)).id).toBe(userId);
  });

  test('lets guests in who have signed in with Google, although it uses Google itself', async () => {
    const { owner, domain } = await company();
    const google = { issuer: GOOGLE_ISSUER, required: true };
    expect((await save(owner, settings(domain, google))).status).toBe(200);
    const { userId, email } = await on.member(owner.accountId, 'developer');
    const identity = { userId, issuer: GOOGLE_ISSUER, subject: randomUUID(), createdAt: new Date() };
    await linkIdentity(on.core.db, identity);
    expect((await withPassword(email)).status).toBe(200);
  });

  test('refuses the password of its members with the way out, but not that of owners and guests', async () => {
    const { owner, domain } = await company({ required: true });
    const inDomain = async (permission: 'developer' | 'owner') => {
      const email = `${permission}@${domain}`;
      const person = { name: 'Max', email, password: goodPassword, verified: true, permission };
      await on.services.account.addMember(owner.accountId, person);
      return email;
    };
    expect(refusalOf(await withPassword(await inDomain('developer')))).toEqual([403, 'sso_required']);
    expect((await withPassword(await inDomain('owner'))).status).toBe(200);
    const guest = await on.member(owner.accountId, 'developer');
    expect((await withPassword(guest.email)).status).toBe(200);
    expect((await withPassword(owner.email)).status).toBe(200);
    expect(userOf(await signIn(`developer@${domain}`, 'dev')).permission).toBe('developer');
  });
});
