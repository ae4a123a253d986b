import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { manualClock } from '../../clock.ts';
import type { PlatformEvent } from '../../realtime/events.ts';
import {
  goodPassword,
  startAccess,
  type Answer,
  type Person,
  type TestAccess,
} from '../auth/access.testing.ts';
import { inviteLifetime } from './team.rules.ts';
import { acceptInvite, findInvite, saveInvite, setInviteToken } from './team.store.ts';

const clock = manualClock();
let on: TestAccess;
const published: PlatformEvent[] = [];
beforeAll(async () => {
  on = await startAccess({ clock, env: { RATE_LIMIT_CREDENTIALS: '1000' } });
  on.core.bus.subscribe((event) => published.push(event));
});
afterAll(() => on.stop());

type Body = Record<string, unknown>;
interface Listed {
  users: (Body & { id: string })[];
  invites: (Body & { id: string })[];
}
const dataOf = (answer: Answer) => answer.body.data as Body;
const call = (
  who: Person,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
): Promise<Answer> => on.call(method, url, body, { token: who.token });
const teamOf = async (who: Person) =>
  dataOf(await call(who, 'GET', '/api/account/users')) as unknown as Listed;
const invite = (who: Person, email: string, permission?: string) =>
  call(who, 'POST', '/api/invite', { email, permission });
/** The token of the newest invite mail to that address. */
async function tokenFor(email: string): Promise<string> {
  let token: string | null = null;
  await eventually(async () => {
    const mail = await on.mailTo(email);
    token = new URL(/https?:\S+\/signup\/user\S+/.exec(mail?.text ?? '')?.[0] ?? 'x:').searchParams.get('id');
    expect(token).not.toBeNull();
  });
  return token ?? '';
}
const signUp = (email: string, token: string) => {
  const name = 'Ivy Invited';
  const passwords = { password: goodPassword, confirm_password: goodPassword };
  return on.call('POST', '/api/user', { name, email, ...passwords, invite_id: token });
};

describe('an invite', () => {
  test('brings a new person into the team, whose address the link has verified', async () => {
    const owner = await on.owner();
    const email = on.newEmail();
    const made = await invite(owner, email.toUpperCase(), 'developer');
    expect([made.status, dataOf(made)]).toMatchObject([201, { email, permission: 'developer' }]);
    const token = await tokenFor(email);
    const open = dataOf(await on.call('GET', `/api/invite/${token}`));
    expect(open).toMatchObject({ email, account_name: "Ada Owner's team", has_user: false });
    const joined = await signUp(email, token);
    expect([joined.status, dataOf(joined).user]).toMatchObject([
      201,
      { email, permission: 'developer', verified: true, account_id: owner.accountId },
    ]);
    const { users, invites } = await teamOf(owner);
    expect(users.map(({ email: one, status }) => [one, status])).toContainEqual([email, 'verified']);
    expect(invites).toEqual([]);
    const again = await signUp(email, token);
    expect([again.status, again.body.code]).toEqual([410, 'invite_used']);
  });

  test('lets an existing person join with the address of their user', async () => {
    const owner = await on.owner();
    const person = await on.owner();
    await invite(owner, person.email);
    const token = await tokenFor(person.email);
    expect(dataOf(await on.call('GET', `/api/invite/${token}`))).toMatchObject({ has_user: true });
    const stranger = await on.owner();
    const refused = await call(stranger, 'POST', '/api/invite/accept', { invite_id: token });
    expect([refused.status, refused.body.code]).toEqual([403, 'invite_other_person']);
    const joined = await call(person, 'POST', '/api/invite/accept', { invite_id: token });
    expect(dataOf(joined).user).toMatchObject({ permission: 'user', account_id: owner.accountId });
    expect((dataOf(joined).user as Body).accounts).toHaveLength(2);
    const listed = await call(owner, 'GET', '/api/user/notifications');
    expect(dataOf(listed)).toMatchObject({ notifications: [{ kind: 'invite_accepted' }] });
  });

  test('expires, can be sent again and can be withdrawn', async () => {
    const owner = await on.owner();
    const email = on.newEmail();
    await invite(owner, email, 'admin');
    const first = await tokenFor(email);
    const { token: fresh } = await on.services.sessions.open(owner);
    clock.advance(inviteLifetime + 1);
    const late = await on.call('GET', `/api/invite/${first}`);
    expect([late.status, late.body.code]).toEqual([410, 'invite_expired']);
    expect(fresh).toBeDefined();
    const again = await on.services.sessions.open(owner);
    const resent = await invite({ ...owner, token: again.token }, email);
    expect(dataOf(resent)).toMatchObject({ permission: 'admin' });
    await eventually(async () => expect(await tokenFor(email)).not.toBe(first));
    const second = await tokenFor(email);
    const now = { ...owner, token: again.token };
    await call(now, 'DELETE', `/api/invite/${String(dataOf(resent).id)}`);
    const gone = await on.call('GET', `/api/invite/${second}`);
    expect([gone.status, gone.body.code]).toEqual([410, 'invite_unknown']);
  });

  test('of somebody who was in the team before is a new one, and the link of the old one stays used', async () => {
    const { accountId, userId: invitedBy } = await on.owner();
    const email = on.newEmail();
    const { db } = on.core;
    const save = () => {
      const times = { sentAt: clock.now(), createdAt: clock.now(), expiresAt: clock.now() };
      return saveInvite(db, { accountId, email, permission: 'user', invitedBy, ...times });
    };
    const id = await save();
    await setInviteToken(db, id, 'first');
    const createdAt = clock.now();
    clock.advance(1_000);
    await save();
    expect(await findInvite(db, { id })).toMatchObject({ tokenHash: 'first', createdAt });
    await acceptInvite(db, id, clock.now());
    await save();
    expect(await findInvite(db, { id })).toMatchObject({
      tokenHash: null,
      acceptedAt: null,
      createdAt: clock.now(),
    });
  });

  test('of a deleted account lets nobody in', async () => {
    const owner = await on.owner();
    const email = on.newEmail();
    await invite(owner, email);
    const token = await tokenFor(email);
    const typed = { team_name: "Ada Owner's team", confirmation: 'DELETE' };
    expect((await call(owner, 'DELETE', '/api/account', typed)).status).toBe(200);
    for (const answer of [await on.call('GET', `/api/invite/${token}`), await signUp(email, token)]) {
      expect([answer.status, answer.body.code]).toEqual([410, 'invite_closing']);
    }
  });

  test('is refused when the seats are used up, with the plan that has more', async () => {
    const owner = await on.owner({ plan: 'standard' });
    await on.member(owner.accountId, 'user');
    expect((await invite(owner, on.newEmail())).status).toBe(201);
    const full = await invite(owner, on.newEmail());
    expect(full.status).toBe(429);
    expect(full.body).toMatchObject({
      error: 'plan_limit',
      limit: 3,
      current: 3,
      plan: 'pro',
      message: 'Your plan allows 3 users. The maximum has been reached. Pro allows more.',
    });
  });

  test('never gives ownership, and never goes to a member', async () => {
    const owner = await on.owner();
    expect((await invite(owner, on.newEmail(), 'owner')).body).toMatchObject({ inputError: 'permission' });
    expect((await invite(owner, owner.email)).body).toMatchObject({
      inputError: 'email',
      code: 'already_member',
    });
  });
});

describe('a member', () => {
  test('is changed, but not their name while they are in another team', async () => {
    const owner = await on.owner();
    const member = await on.member(owner.accountId, 'user');
    const changes = { id: member.userId, name: 'Maxine', permission: 'developer' };
    expect(dataOf(await call(owner, 'PATCH', '/api/user', changes))).toMatchObject({
      name: 'Maxine',
      permission: 'developer',
    });
    const guest = await on.owner();
    await invite(owner, guest.email);
    await call(guest, 'POST', '/api/invite/accept', { invite_id: await tokenFor(guest.email) });
    const refused = await call(owner, 'PATCH', '/api/user', { id: guest.userId, name: 'Mine' });
    expect(refused.body).toMatchObject({ inputError: 'name', code: 'member_of_other_teams' });
  });

  test('who is disabled loses sessions, keys and sockets at once, and gets them back', async () => {
    const owner = await on.owner();
    const member = await on.member(owner.accountId, 'admin');
    const made = await call(member, 'POST', '/api/apikeys', { name: 'CI', scopes: ['read'] });
    const key = { ...member, token: String(dataOf(made).key) };
    published.length = 0;
    const disabled = await call(owner, 'PATCH', `/api/user/${member.userId}/disable`);
    expect(dataOf(disabled)).toMatchObject({ status: 'disabled_by_system', disabled_by: 'system' });
    expect((await call(member, 'GET', '/api/user')).status).toBe(401);
    expect((await call(key, 'GET', '/api/user')).status).toBe(401);
    await eventually(() => {
      const names = published.map(({ event }) => event);
      expect(names.filter((name) => name === 'sessionRevoked').length).toBeGreaterThan(1);
      expect(names).toContain('accountUpdate');
    });
    await call(owner, 'PATCH', `/api/user/${member.userId}/enable`);
    expect((await call(key, 'GET', '/api/user')).status).toBe(200);
  });

  test('is removed with their keys, and may leave by themselves', async () => {
    const owner = await on.owner();
    const [first, second] = [
      await on.member(owner.accountId, 'user'),
      await on.member(owner.accountId, 'user'),
    ];
    const removed = await call(owner, 'DELETE', `/api/account/users/${first.userId}`);
    expect(dataOf(removed)).toEqual({ id: first.userId, signout: false });
    const left = await call(second, 'DELETE', `/api/user/${second.userId}`);
    expect(dataOf(left)).toEqual({ id: second.userId, signout: true });
    expect((await call(second, 'GET', '/api/user')).status).toBe(401);
    expect((await teamOf(owner)).users.map(({ id }) => id)).toEqual([owner.userId]);
    const last = await call(owner, 'DELETE', `/api/user/${owner.userId}`);
    expect([last.status, last.body.code]).toEqual([409, 'last_owner']);
  });

  test('becomes the owner when the owner transfers the account with their password', async () => {
    const owner = await on.owner();
    const member = await on.member(owner.accountId, 'developer');
    const transfer = (current_password?: string) =>
      call(owner, 'POST', '/api/account/transfer', { user_id: member.userId, current_password });
    expect((await transfer()).body).toMatchObject({ inputError: 'current_password' });
    expect(dataOf(await transfer(goodPassword))).toMatchObject({ permission: 'owner' });
    const roles = (await teamOf(owner)).users.map(({ id, permission }) => [id, permission]);
    expect(Object.fromEntries(roles)).toEqual({ [owner.userId]: 'admin', [member.userId]: 'owner' });
  });
});

test('of two concurrent transfers only one makes an owner', async () => {
  const owner = await on.owner();
  const others = [await on.member(owner.accountId, 'admin'), await on.member(owner.accountId, 'admin')];
  const both = await Promise.all(
    others.map(({ userId }) =>
      call(owner, 'POST', '/api/account/transfer', { user_id: userId, current_password: goodPassword }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  const roles = (await teamOf(owner)).users.map(({ permission }) => permission);
  expect(roles.sort()).toEqual(['admin', 'admin', 'owner']);
});

test('every role gets the answer of the table for every call of a team', async () => {
  const owner = await on.owner();
  const target = await on.member(owner.accountId, 'user');
  const calls = [
    ['POST', '/api/invite', { email: on.newEmail() }],
    ['POST', '/api/account/users', { email: on.newEmail() }],
    ['DELETE', `/api/invite/${owner.userId}`],
    ['PATCH', '/api/user', { id: target.userId, name: 'Somebody' }],
    ['PATCH', `/api/user/${target.userId}/disable`],
    ['PATCH', `/api/user/${target.userId}/enable`],
    ['POST', '/api/account/transfer', { user_id: target.userId, current_password: goodPassword }],
    ['DELETE', `/api/account/users/${owner.userId}`],
  ] as const;
  const statuses = async (who: Person) => {
    const found: number[] = [];
    for (const [method, url, body] of calls) found.push((await call(who, method, url, body)).status);
    return found;
  };
  for (const role of ['developer', 'user'] as const)
    expect([role, await statuses(await on.member(owner.accountId, role))]).toEqual([
      role,
      calls.map(() => 403),
    ]);
  expect(await statuses(await on.member(owner.accountId, 'admin'))).toEqual([
    201, 201, 404, 200, 200, 200, 403, 409,
  ]);
  const stranger = await on.owner();
  const others = await statuses(stranger);
  expect(others.slice(2)).toEqual([404, 404, 404, 404, 404, 404]);
});
