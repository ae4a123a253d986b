import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { text } from '../../messages/messages.ts';
import { GitHostError } from '../../providers/githost/port.ts';
import { startFleet, type Caller, type Refusal, type TestFleet } from '../clusters/fleet.testing.ts';
import { missingPermissions } from './github.rules.ts';
import { comeBack, connectGithub } from './github.testing.ts';

let fleet: TestFleet;
beforeAll(async () => {
  fleet = await startFleet();
});
afterAll(() => fleet.platform.stop());

const get = <T>(caller: Caller, path: string) => fleet.call<T>(caller, 'GET', path);

describe('the permissions of the GitHub App', () => {
  it.each([
    [{ contents: 'write', metadata: 'read', administration: 'write' }, []],
    [{ contents: 'read', metadata: 'read', administration: 'write' }, ['contents']],
    [{ contents: 'write', metadata: 'write', administration: 'none' }, ['administration']],
    [{}, ['contents', 'metadata', 'administration']],
  ] as const)('%o lack %o', (granted, missing) => {
    expect(missingPermissions(granted)).toEqual(missing);
  });
});

describe('connecting GitHub', () => {
  it('opens the authorize page and returns connected', async () => {
    const owner = await fleet.owner();
    expect((await get<object>(owner, '/api/github/exists')).body).toEqual({ exists: false });
    const { status, body } = await connectGithub(fleet, owner);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      data: { username: 'acme-labs', user_data: { avatar_url: expect.any(String) as unknown }, used_by: [] },
    });
    expect((await get<object>(owner, '/api/github/exists')).body).toEqual({ exists: true });
    const listed = await get<{ data: object[] }>(owner, '/api/github/integrations');
    expect(listed.body.data).toHaveLength(1);
    const { accountId } = owner.actor;
    const announced = { event: 'accountUpdate', accountId, payload: { content: 'integrations' } };
    await eventually(() => expect(fleet.events).toContainEqual(expect.objectContaining(announced)));
  });

  it('is refused with another user’s state, or a forged one', async () => {
    const [mallory, victim] = [await fleet.owner(), await fleet.owner()];
    const back = await comeBack(fleet, mallory);
    for (const state of [back.state, 'a.b.c']) {
      const answer = await fleet.call<Refusal>(victim, 'POST', '/api/github/integrations', {
        ...back,
        state,
      });
      expect([answer.status, answer.body.error]).toEqual([409, 'expired']);
    }
    expect((await get<object>(victim, '/api/github/exists')).body).toEqual({ exists: false });
  });

  it('is refused with a code that does not belong to the installation', async () => {
    const owner = await fleet.owner();
    const back = await comeBack(fleet, owner);
    const forged = { ...back, code: 'f'.repeat(40) };
    const answer = await fleet.call<Refusal>(owner, 'POST', '/api/github/integrations', forged);
    expect([answer.status, answer.body.inputError]).toEqual([422, 'code']);
  });

  it('requires the permission to manage integrations', async () => {
    const developer = await fleet.member(await fleet.owner(), 'developer');
    const answer = await get<Refusal>(developer, '/api/github/auth');
    expect([answer.status, answer.body.error]).toEqual([403, 'forbidden']);
  });

  it('reports that the user canceled', async () => {
    const owner = await fleet.owner();
    const { body } = await get<{ authUrl: string }>(owner, '/api/github/auth');
    const state = new URL(body.authUrl).searchParams.get('state') ?? '';
    const response = await fetch(`${fleet.platform.url}/dev/github/authorize`, {
      method: 'POST',
      body: new URLSearchParams({ state, outcome: 'cancel' }),
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toContain('/integrations/github?state=');
    expect(response.headers.get('location')).toContain('error=access_denied');
  });

  it('serves no page for an unknown state', async () => {
    const response = await fetch(`${fleet.platform.url}/dev/github/authorize?state=made.up.one`);
    expect(response.status).toBe(409);
  });

  it('is undone by its own account only, and both are in the audit log', async () => {
    const [owner, stranger] = [await fleet.owner(), await fleet.owner()];
    const { body } = await connectGithub(fleet, owner);
    const path = `/api/github/integrations/${body.data.id}`;
    expect((await fleet.call(stranger, 'DELETE', path)).status).toBe(404);
    expect((await fleet.call(owner, 'DELETE', path)).body).toEqual({ data: { id: body.data.id } });
    const answer = await get<Refusal>(owner, '/api/github/user/repositories');
    expect([answer.status, answer.body.error]).toEqual([409, 'github_not_connected']);
    const entries = await fleet.platform.db.select().from(auditEntries);
    const own = entries.filter(({ accountId }) => accountId === owner.actor.accountId);
    const actions = own.map(({ action }) => action).filter((action) => action.startsWith('integrations.'));
    expect(actions).toEqual(['integrations.connect_github', 'integrations.disconnect_github']);
  });
});

describe('disconnecting GitHub', () => {
  it('keeps the connection while GitHub does not uninstall the app', async () => {
    const owner = await fleet.owner();
    const { body } = await connectGithub(fleet, owner);
    const path = `/api/github/integrations/${body.data.id}`;
    const limited = new GitHostError({ kind: 'transient', code: 'rate_limited', text: text('busy') });
    vi.spyOn(fleet.platform.app.providers.gitHost, 'disconnect').mockRejectedValueOnce(limited);
    expect((await fleet.call(owner, 'DELETE', path)).status).toBe(429);
    expect((await get<object>(owner, '/api/github/exists')).body).toEqual({ exists: true });
    expect((await fleet.call(owner, 'DELETE', path)).status).toBe(200);
    expect((await get<object>(owner, '/api/github/exists')).body).toEqual({ exists: false });
  });
});

describe('data from GitHub', () => {
  it('includes repositories with write access, branches and permissions', async () => {
    const owner = await fleet.owner();
    await connectGithub(fleet, owner, { contents: 'read' });
    const { body } = await get<{ data: { data: object[] } }>(owner, '/api/github/user/repositories');
    expect(body.data.data).toContainEqual(
      expect.objectContaining({ name: 'acme-labs/payments', private: true, hasWriteAccess: false }),
    );
    const repo = encodeURIComponent('acme-labs/fleet-infra');
    const branches = await get<object>(owner, `/api/github/repos/${repo}/branches`);
    expect(branches.body).toEqual({ data: [{ name: 'main' }, { name: 'staging' }, { name: 'production' }] });
    const diagnosis = await get<object>(owner, '/api/github/diagnostic/permissions');
    expect(diagnosis.body).toMatchObject({
      installation: { permissions: { contents: 'read' }, required: { contents: 'write' } },
    });
  });

  it.each([
    ['rate-limited', 429, 'rate_limited'],
    ['revoked-app', 409, 'github_revoked'],
  ])('is unavailable for the account %s', async (account, status, error) => {
    const owner = await fleet.owner();
    await connectGithub(fleet, owner, { account });
    const answer = await get<Refusal>(owner, '/api/github/user/repositories');
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });

  it.each(['acme-labs%2Fnothing', 'nothing'])('includes no branches of %s', async (repo) => {
    const owner = await fleet.owner();
    await connectGithub(fleet, owner);
    expect((await get(owner, `/api/github/repos/${repo}/branches`)).status).toBe(404);
  });
});
