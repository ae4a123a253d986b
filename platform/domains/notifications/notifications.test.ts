import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import {
  goodPassword,
  startAccess,
  type Answer,
  type Person,
  type TestAccess,
} from '../auth/access.testing.ts';
import { deviceName } from './notifications.rules.ts';

let on: TestAccess;
beforeAll(async () => {
  on = await startAccess();
});
afterAll(() => on.stop());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';

interface Listed {
  id: string;
  kind: string;
  message: string;
  read_at: string | null;
}
const dataOf = (answer: Answer) => answer.body.data as Record<string, unknown>;
const get = async (path: string, { token }: Pick<Person, 'token'>) =>
  dataOf(await on.call('GET', `/api/user/${path}`, undefined, { token }));
const listOf = async (person: Pick<Person, 'token'>) =>
  (await get('notifications', person)).notifications as Listed[];
const signIn = async (email: string, agent: string) => {
  const answer = await on.call(
    'POST',
    '/api/auth',
    { email, password: goodPassword },
    { headers: { 'user-agent': agent } },
  );
  return { token: String(dataOf(answer).token) };
};
const tell = (owner: Person, planName: string) =>
  on.services.notifications.notifyOwners(on.core.db, owner.accountId, {
    kind: 'plan_updated',
    params: { planName },
  });
const mailTo = (email: string) =>
  eventually(async () => {
    const mail = await on.mailTo(email);
    return mail?.template === 'notification' ? mail : expect.fail('no mail yet');
  });

test.each([
  [FIREFOX, 'Firefox, Linux'],
  [SAFARI, 'Safari, iOS'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0', 'Edge, Windows'],
  ['curl/8.5.0', 'curl/8.5.0'],
])('the device of %s is %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

describe('a sign-in', () => {
  test('with another browser is reported once, and the first one is not', async () => {
    const { email } = await on.owner();
    expect(await listOf(await signIn(email, FIREFOX))).toEqual([]);
    await signIn(email, SAFARI);
    const person = await signIn(email, SAFARI);
    const [only, ...more] = await listOf(person);
    expect(only).toMatchObject({
      kind: 'new_sign_in',
      message: 'New sign-in with Safari, iOS.',
      read_at: null,
    });
    expect(more).toEqual([]);
    expect((await mailTo(email)).text).toContain('Safari, iOS');
  });
});

describe('notifications of an account', () => {
  test('reach its owners alone, and are read one by one or all together', async () => {
    const owner = await on.owner();
    const member = await on.member(owner.accountId, 'admin');
    for (const plan of ['Standard', 'Pro', 'Free']) await tell(owner, plan);
    expect(await listOf(member)).toEqual([]);
    const [newest] = await listOf(owner);
    expect(newest?.message).toBe("The plan of Ada Owner's team is now Free.");
    expect(await get('notifications/unread', owner)).toEqual({ unread: 3 });

    const read = (ids: string[] | null, { token }: Person) =>
      on.call('POST', '/api/user/notifications/read', { ids }, { token });
    expect((await read([newest?.id ?? ''], member)).status).toBe(404);
    const twice = [newest?.id ?? '', newest?.id ?? ''];
    expect(dataOf(await read(twice, owner))).toEqual({ unread: 2 });
    expect(dataOf(await read(null, owner))).toEqual({ unread: 0 });
  });

  test('of somebody else are not found', async () => {
    const owner = await on.owner();
    const other = await on.owner();
    await tell(owner, 'Pro');
    const [theirs] = await listOf(owner);
    const path = `/api/user/notifications/${theirs?.id}`;
    expect((await on.call('GET', path, undefined, { token: other.token })).status).toBe(404);
    expect((await on.call('GET', path, undefined, { token: owner.token })).status).toBe(200);
  });
});

describe('e-mails', () => {
  const preferences = async (owner: Person) => (await get('notification-preferences', owner)).preferences;
  const choice = (kind: string, byEmail: boolean) => ({ kind, by_email: byEmail });

  test('can be switched off for each kind', async () => {
    const owner = await on.owner();
    const answer = await on.call(
      'PUT',
      '/api/user/notification-preferences',
      choice('plan_updated', false),
      owner,
    );
    expect(answer.status).toBe(200);
    expect(await preferences(owner)).toEqual([
      choice('new_sign_in', true),
      choice('plan_updated', false),
      choice('plan_ending', true),
      choice('trial_ending', true),
      choice('payment_failed', true),
      choice('payment_received', true),
      choice('card_updated', true),
      choice('invite_accepted', true),
      choice('app_failed', true),
      choice('backup_failed', true),
      choice('restore_failed', true),
      choice('daily_summary', false),
    ]);
    await tell(owner, 'Pro');
    expect(await listOf(owner)).toHaveLength(1);
    await on.jobsDone('notifications.mail');
    expect(await on.mailTo(owner.email)).toBeUndefined();
    await on.services.notifications.notifyOwners(on.core.db, owner.accountId, {
      kind: 'card_updated',
      params: {},
    });
    expect((await mailTo(owner.email)).subject).toBe('Your Kubedeck payment card has changed');
  });

  test('end with the link in the mail, by page and with one click', async () => {
    const owner = await on.owner();
    await tell(owner, 'Pro');
    const { html, text } = await mailTo(owner.email);
    const link = /https?:\S+\/unsubscribe\?\S+/.exec(text)?.[0] ?? '';
    expect(html).toContain(new URL(link).pathname);
    const token = new URL(link).searchParams.get('token') ?? '';
    const byPage = await on.call('POST', '/api/notifications/unsubscribe', { token });
    expect(dataOf(byPage)).toEqual({ kind: 'plan_updated' });
    expect(await preferences(owner)).toContainEqual(choice('plan_updated', false));
    const { pathname, search } = new URL(link);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const byProgram = await on.call('POST', pathname + search, 'List-Unsubscribe=One-Click', { headers });
    expect(byProgram.status).toBe(200);
    expect((await on.call('POST', '/api/notifications/unsubscribe', { token: `${token}x` })).status).toBe(
      410,
    );
  });

  test('of a user who is gone end without an error', async () => {
    const token = on.services.notifications.unsubscribeToken(randomUUID(), 'plan_updated');
    const answer = await on.call('POST', '/api/notifications/unsubscribe', { token });
    expect(answer).toMatchObject({ status: 200, body: { data: { kind: 'plan_updated' } } });
  });
});
