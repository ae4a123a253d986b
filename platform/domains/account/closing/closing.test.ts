import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manualClock } from '../../../clock.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { installedApps } from '../../../db/schema/apps.ts';
import { invoices } from '../../../db/schema/billing.ts';
import { clusters } from '../../../db/schema/clusters.ts';
import { deployments } from '../../../db/schema/deployments.ts';
import { clusterGitops } from '../../../db/schema/gitops.ts';
import { postgresClusters } from '../../../db/schema/postgres.ts';
import { defaultConfig } from '../../../providers/deployments/config.ts';
import { insertTestCluster } from '../../../providers/kubernetes/engine/kubernetesEngine.testing.ts';
import { defaultPostgresConfig } from '../../../providers/postgres/config.ts';
import {
  goodPassword,
  startAccess,
  type Answer,
  type Person,
  type TestAccess,
} from '../../auth/access.testing.ts';
import { eventually } from '../../../../process/testing.ts';
import { closingJobs } from './closing.jobs.ts';
import { graceMs } from './closing.service.ts';

const clock = manualClock();
let on: TestAccess;
beforeAll(async () => {
  on = await startAccess({ clock, env: { RATE_LIMIT_CREDENTIALS: '1000' } });
});
afterAll(() => on.stop());

const TEAM = "Ada Owner's team";
const typed = { team_name: TEAM, confirmation: 'DELETE' };
const call = (who: Person, method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown): Promise<Answer> =>
  on.call(method, url, body, { token: who.token });
const signIn = (email: string) => on.call('POST', '/api/auth', { email, password: goodPassword });
const again = async (who: Person): Promise<Person> => ({
  ...who,
  token: (await on.services.sessions.open(who)).token,
});

/** Runs the job that erases accounts, as the queue does every hour. */
async function eraseDue(): Promise<void> {
  const mailer = { send: () => Promise.resolve() };
  const { account, subscriptionChanges: subscriptions } = on.services;
  const jobs = closingJobs({ ...on.core, mailer, account, subscriptions });
  const job = jobs.find(({ name }) => name === 'account.erase');
  await job?.run({}, {} as never);
}

/** Creates an API key and returns its id. */
async function keyOf(who: Person): Promise<string> {
  const made = await call(who, 'POST', '/api/apikeys', { name: 'CI', scopes: ['read'] });
  return (made.body.data as { id: string }).id;
}

/** The session that the person signed in with. */
const sessionOf = async ({ token }: Person) => (await on.services.sessions.authenticate(token))?.sessionId;

/** Ids of the sessions and API keys whose sockets are closed, in a growing list. */
function recordRevoked(): { ids: unknown[]; stop: () => void } {
  const ids: unknown[] = [];
  const stop = on.core.bus.subscribe((event) => {
    if (event.event === 'sessionRevoked') ids.push(event.payload.sessionId);
  });
  return { ids, stop };
}

describe('deleting an account', () => {
  test.each([
    [{ team_name: '', confirmation: '' }, ['team_name_required', 'confirmation_required']],
    [{ team_name: 'Other', confirmation: 'delete' }, ['team_name_mismatch', 'confirmation_mismatch']],
  ])('requires the exact words: %o', async (body, codes) => {
    const owner = await on.owner();
    const { status, body: answer } = await call(owner, 'DELETE', '/api/account', body);
    expect(status).toBe(422);
    expect((answer.issues as { code: string }[]).map(({ code }) => code)).toEqual(codes);
  });

  test('ends the session, informs the owner, and can be undone for 14 days', async () => {
    const owner = await on.owner();
    expect((await call(owner, 'DELETE', '/api/account', typed)).status).toBe(200);
    expect((await call(owner, 'GET', '/api/user')).status).toBe(401);
    await eventually(async () => expect((await on.mailTo(owner.email))?.text).toContain('will be erased'));
    const back = await again(owner);
    const user = (await call(back, 'GET', '/api/user')).body.data as Record<string, unknown>;
    expect(user.account_deletion_at).toBe(new Date(clock.now().getTime() + graceMs).toISOString());
    await call(back, 'POST', '/api/account/keep');
    clock.advance(graceMs + 1);
    await eraseDue();
    expect((await signIn(owner.email)).status).toBe(200);
  });

  test('happens once, and only a deletion can be undone', async () => {
    const owner = await on.owner();
    await call(owner, 'POST', '/api/account/keep');
    const first = await call(owner, 'DELETE', '/api/account', typed);
    clock.advance(1000);
    const back = await again(owner);
    expect((await call(back, 'DELETE', '/api/account', typed)).body).toEqual(first.body);
    await call(await again(owner), 'POST', '/api/account/keep');
    const entries = await on.core.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.accountId, owner.accountId))
      .orderBy(asc(auditEntries.position));
    const actions = entries.map(({ action }) => action).filter((action) => action.startsWith('account.'));
    expect(actions).toEqual(['account.close', 'account.keep']);
  });

  test('erases the account and the people who are nowhere else, once', async () => {
    const owner = await on.owner();
    const member = await on.member(owner.accountId, 'user');
    const host = await on.owner();
    const guest = await on.member(owner.accountId, 'user');
    await on.services.account.addMember(host.accountId, {
      name: 'Guest',
      email: guest.email,
      password: null,
      permission: 'user',
    });
    await call(owner, 'DELETE', '/api/account', typed);
    clock.advance(graceMs + 1);
    await eraseDue();
    await eraseDue();
    expect((await signIn(owner.email)).status).toBe(401);
    expect((await signIn(member.email)).status).toBe(401);
    expect((await signIn(guest.email)).status).toBe(200);
  });

  test('closes the sockets of all members and API keys when it is erased', async () => {
    const owner = await on.owner();
    await call(owner, 'DELETE', '/api/account', typed);
    // Sessions are shorter than the time of grace.
    clock.advance(graceMs - 1000);
    const back = await again(owner);
    const member = await on.member(owner.accountId, 'user');
    const access = [await sessionOf(back), await sessionOf(member), await keyOf(back)];
    const revoked = recordRevoked();
    clock.advance(2000);
    await eraseDue();
    await eventually(() => expect(revoked.ids).toEqual(expect.arrayContaining(access)));
    revoked.stop();
  });

  test('is for owners only, like the export, which has no secret values', async () => {
    const owner = await on.owner();
    await call(owner, 'POST', '/api/global-secrets', { secretName: 'DB', secretValue: 'planted-value' });
    for (const role of ['admin', 'developer', 'user'] as const) {
      const member = await on.member(owner.accountId, role);
      expect((await call(member, 'DELETE', '/api/account', typed)).status).toBe(403);
      expect((await call(member, 'POST', '/api/account/keep')).status).toBe(403);
      expect((await call(member, 'GET', '/api/account/export')).status).toBe(403);
    }
    const { status, text } = await call(owner, 'GET', '/api/account/export');
    expect(status).toBe(200);
    expect(text).toContain('DB');
    expect(text).not.toMatch(/planted-value|argon2|token_hash|tokenHash/);
  });

  test('is preceded by an export of all that runs on clusters and of invoices, without encrypted values', async () => {
    const owner = await on.owner();
    const { db, vault } = on.core;
    const sealed = vault.seal('planted-value', 'test');
    const clusterId = await insertTestCluster({ db });
    const { accountId } = owner;
    await db.update(clusters).set({ accountId, temporaryToken: sealed }).where(eq(clusters.id, clusterId));
    const common = { clusterId, updatedByName: 'Ada', pendingSecrets: sealed };
    const deployed = {
      name: 'my-web',
      namespace: 'default',
      status: 'deployed',
      config: defaultConfig,
    } as const;
    await db.insert(deployments).values({ ...common, ...deployed });
    const app = { name: 'my-app', status: 'installed', version: '1', inputs: {} } as const;
    await db.insert(installedApps).values({ ...common, ...app });
    const database = { name: 'my-db', status: 'installed', config: defaultPostgresConfig } as const;
    await db.insert(postgresClusters).values({ ...common, ...database });
    await db.insert(clusterGitops).values({
      ...{ clusterId, status: 'active', enabled: true, repository: 'my-repository', repositoryUrl: '' },
      ...{ sshUrl: '', branch: 'main', clusterPath: '', githubUsername: 'ada', installationId: '1' },
      privateKey: sealed,
    });
    await db.insert(invoices).values({
      ...{ accountId, externalId: 'txn_export', number: 'my-invoice', status: 'paid', currency: 'EUR' },
      ...{ description: '', lines: [], subtotal: 1, tax: 0, total: 1, billedTo: {} },
    });
    const { text } = await call(owner, 'GET', '/api/account/export');
    for (const name of ['my-web', 'my-app', 'my-db', 'my-repository', 'my-invoice'])
      expect(text).toContain(name);
    // Every encrypted value begins with the format and the id of its key.
    const [format, key] = sealed.split('.');
    expect(text).not.toContain(`${format}.${key}.`);
    const other = await call(await on.owner(), 'GET', '/api/account/export');
    expect(other.text).not.toContain('my-web');
  });
});

describe('deleting oneself', () => {
  test('removes a member with their sessions, and refuses the owner', async () => {
    const owner = await on.owner();
    const member = await on.member(owner.accountId, 'developer');
    expect((await call(member, 'DELETE', '/api/user', typed)).status).toBe(200);
    expect((await call(member, 'GET', '/api/user')).status).toBe(401);
    expect((await signIn(member.email)).status).toBe(401);
    const refused = await call(owner, 'DELETE', '/api/user', typed);
    expect([refused.status, refused.body.error]).toEqual([409, 'last_owner']);
  });

  test('closes the sockets of their sessions and API keys', async () => {
    const owner = await on.owner();
    const member = await on.member(owner.accountId, 'admin');
    const access = [await sessionOf(member), await keyOf(member)];
    const revoked = recordRevoked();
    expect((await call(member, 'DELETE', '/api/user', typed)).status).toBe(200);
    await eventually(() => expect(revoked.ids).toEqual(expect.arrayContaining(access)));
    revoked.stop();
  });
});
