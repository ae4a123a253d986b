import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { Secret } from '../../crypto/secret.ts';
import { cloudTokenSecret } from '../integrations/integrations.rules.ts';
import { startFleet, type Caller, type Refusal, type TestFleet } from './fleet.testing.ts';

let fleet: TestFleet;
beforeAll(async () => {
  fleet = await startFleet();
});
afterAll(() => fleet.platform.stop());

const own = 'a7'.repeat(32);
const other = 'b8'.repeat(32);
const refusal = { status: 422, body: { error: 'other_project', inputError: 'temporary_hetzner_token' } };

const serversIn = (token: string, cluster: string) =>
  fleet.platform.app.providers.cloud.listServers({ token: new Secret(token) }, { cluster });
const save = (caller: Caller, token: string) =>
  fleet.platform.app.services.secrets.save(caller.actor, cloudTokenSecret, token);
const remove = (caller: Caller, id: string, body: object = {}) =>
  fleet.call<Refusal>(caller, 'DELETE', `/api/clusters/${id}`, body);
const untilGone = (caller: Caller, id: string) =>
  eventually(async () => {
    expect((await fleet.call(caller, 'GET', `/api/clusters/${id}`)).status).toBe(404);
  });

describe('a token of another Hetzner project', () => {
  it('deletes nothing, neither saved nor temporary; the right one does', async () => {
    const caller = await fleet.owner({ cloudToken: own });
    const { id, name } = await fleet.active(caller);
    expect(await remove(caller, id, { temporary_hetzner_token: other })).toMatchObject(refusal);
    await save(caller, other);
    expect(await remove(caller, id)).toMatchObject(refusal);
    expect(await serversIn(own, name)).toHaveLength(2);
    expect(await fleet.until(caller, id, 'active')).toMatchObject({ message: null });
    expect((await remove(caller, id, { temporary_hetzner_token: own })).status).toBe(202);
    await untilGone(caller, id);
    expect(await serversIn(own, name)).toEqual([]);
  });

  it('is passed on to running clusters when it replaces another one', async () => {
    const caller = await fleet.owner({ cloudToken: own });
    const { id } = await fleet.active(caller);
    await save(caller, own);
    await eventually(async () => {
      const rows = await fleet.platform.db.select().from(jobs).where(eq(jobs.kind, 'clusters.replaceToken'));
      const passedOn = rows.filter(({ payload }) => JSON.stringify(payload).includes(id));
      expect(passedOn.map(({ status }) => status)).toEqual(['done']);
    });
  });

  it('is refused for archiving, syncing and updating', async () => {
    const caller = await fleet.owner({ cloudToken: own });
    const { id } = await fleet.active(caller);
    await save(caller, other);
    const calls = [
      ['PATCH', 'archive'],
      ['POST', 'sync-node-pools'],
      ['POST', 'update'],
    ] as const;
    for (const [method, path] of calls)
      expect(await fleet.call(caller, method, `/api/clusters/${id}/${path}`)).toMatchObject(refusal);
  });

  it('is refused for unarchiving', async () => {
    const caller = await fleet.owner({ cloudToken: own });
    const { id } = await fleet.active(caller);
    await fleet.call(caller, 'PATCH', `/api/clusters/${id}/archive`);
    await fleet.until(caller, id, 'archived');
    await save(caller, other);
    expect(await fleet.call(caller, 'PATCH', `/api/clusters/${id}/unarchive`)).toMatchObject(refusal);
    await save(caller, own);
    expect((await fleet.call(caller, 'PATCH', `/api/clusters/${id}/unarchive`)).status).toBe(200);
  });

  it('is refused for retrying and deleting a cluster whose creation failed after its first server', async () => {
    const caller = await fleet.owner({ cloudToken: other });
    const { id } = await fleet.create(caller, { name: 'fails-at-40', temporary_hetzner_token: own });
    await fleet.until(caller, id, 'failed');
    expect(await fleet.call(caller, 'POST', `/api/clusters/${id}/retry`, {})).toMatchObject(refusal);
    expect(await remove(caller, id)).toMatchObject(refusal);
  });

  it('deletes a cluster that never had a server', async () => {
    const caller = await fleet.owner({ cloudToken: other });
    const { id } = await fleet.create(caller, { name: 'soldout-early', temporary_hetzner_token: own });
    await fleet.until(caller, id, 'failed');
    expect((await remove(caller, id)).status).toBe(202);
    await untilGone(caller, id);
  });
});

describe('a saved token that is replaced', () => {
  /** The tokens that the controllers of a cluster have been given, one after the other. */
  const record = () => {
    const replace = vi.spyOn(fleet.platform.app.providers.bootstrap, 'replaceCloudToken');
    return (id: string) =>
      replace.mock.calls.flatMap(([{ clusterId }, token]) => (clusterId === id ? [token.reveal()] : []));
  };
  /** Replaces the token in the middle of the next job that adds a worker. */
  const saveWhileJoining = (caller: Caller) => {
    const { bootstrap } = fleet.platform.app.providers;
    const join = bootstrap.joinWorker;
    vi.spyOn(bootstrap, 'joinWorker').mockImplementationOnce(async (...args) => {
      await save(caller, own);
      await join(...args);
    });
  };

  it('reaches a cluster that was being created', async () => {
    const caller = await fleet.owner({ cloudToken: own });
    const given = record();
    saveWhileJoining(caller);
    const { id } = await fleet.create(caller);
    await eventually(() => expect(given(id)).toEqual([own]));
    await fleet.until(caller, id, 'active');
  });

  it('reaches a cluster that was being synced', async () => {
    const caller = await fleet.owner({ cloudToken: own });
    const { id } = await fleet.active(caller);
    const given = record();
    const path = `/api/clusters/${id}`;
    const { body } = await fleet.call<{ data: object[] }>(caller, 'GET', `${path}/nodepools`);
    const node_pools = body.data.map((pool) => ({ ...pool, desired_count: 2 }));
    await fleet.call(caller, 'PUT', `${path}/nodepools`, { node_pools });
    saveWhileJoining(caller);
    expect((await fleet.call(caller, 'POST', `${path}/sync-node-pools`)).status).toBe(200);
    await eventually(() => expect(given(id)).toEqual([own]));
    await fleet.until(caller, id, 'active');
  });

  it('reaches a cluster that was archived, whose snapshots have the old one', async () => {
    const caller = await fleet.owner({ cloudToken: own });
    const { id } = await fleet.active(caller);
    await fleet.call(caller, 'PATCH', `/api/clusters/${id}/archive`);
    await fleet.until(caller, id, 'archived');
    await save(caller, own);
    const given = record();
    expect((await fleet.call(caller, 'PATCH', `/api/clusters/${id}/unarchive`)).status).toBe(200);
    await fleet.until(caller, id, 'active');
    expect(given(id)).toEqual([own]);
  });
});

describe('a cluster of an account without a saved token', () => {
  const required = { status: 422, body: { error: 'token_required', inputError: 'temporary_hetzner_token' } };

  it('is updated and synced with a temporary token, in the body or as a header, which is not kept', async () => {
    const caller = await fleet.owner({ cloudToken: null });
    const { id, name } = await fleet.active(caller, { temporary_hetzner_token: own });
    const path = `/api/clusters/${id}`;
    await fleet.call(caller, 'PUT', path, { ssh_allowed_networks: ['192.0.2.1'] });
    expect(await fleet.call(caller, 'POST', `${path}/update`)).toMatchObject(required);
    const body = { temporary_hetzner_token: own };
    expect((await fleet.call(caller, 'POST', `${path}/update`, body)).status).toBe(200);
    expect(await fleet.until(caller, id, 'active')).toMatchObject({ pending_update: null, message: null });

    const { body: now } = await fleet.call<{ data: object[] }>(caller, 'GET', `${path}/nodepools`);
    const node_pools = now.data.map((pool) => ({ ...pool, desired_count: 2 }));
    expect((await fleet.call(caller, 'PUT', `${path}/nodepools`, { node_pools })).status).toBe(200);
    expect(await fleet.call(caller, 'POST', `${path}/sync-node-pools`)).toMatchObject(required);
    const init = { method: 'POST', headers: { 'x-hetzner-token': own } };
    expect((await fleet.platform.fetch(`${path}/sync-node-pools`, init, caller.token)).status).toBe(200);
    await fleet.until(caller, id, 'active');
    expect(await serversIn(own, name)).toHaveLength(3);
    expect(await remove(caller, id)).toMatchObject(required);
  });
});

describe('the number of clusters that use the saved token', () => {
  const used = async (caller: Caller) =>
    (await fleet.call(caller, 'GET', `/api/global-secrets/${cloudTokenSecret}/exists`)).body;

  it('leaves out archived clusters and those with a token of their own', async () => {
    const caller = await fleet.owner({ cloudToken: own });
    expect(await used(caller)).toEqual({ exists: true, clusters: 0 });
    const { id } = await fleet.active(caller);
    await fleet.active(caller, { temporary_hetzner_token: other });
    expect(await used(caller)).toEqual({ exists: true, clusters: 1 });
    await fleet.call(caller, 'PATCH', `/api/clusters/${id}/archive`);
    await fleet.until(caller, id, 'archived');
    expect(await used(caller)).toEqual({ exists: true, clusters: 0 });
  });
});

describe('the token that created the servers', () => {
  it('deletes a cluster whose servers were removed at Hetzner', async () => {
    const caller = await fleet.owner({ cloudToken: own });
    const { id, name } = await fleet.active(caller);
    const { cloud } = fleet.platform.app.providers;
    for (const server of await serversIn(own, name))
      await cloud.deleteServer({ token: new Secret(own) }, server.id);
    expect((await remove(caller, id)).status).toBe(202);
    await untilGone(caller, id);
  });
});
