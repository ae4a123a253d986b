import { describe, expect, it } from 'vitest';
import { answer, testGateway } from '../../testing.ts';
import { clusterJson, usageJson, userJson, wire } from '../testing.ts';

const query =
  '{ cluster(id: "c1") { viewerCan { archive { code } unarchive { code } delete { code } protect { code } unprotect { code } } } }';
type Codes = Record<'archive' | 'unarchive' | 'delete' | 'protect' | 'unprotect', string | null>;

async function codes(cluster: Record<string, unknown>, permission = 'owner') {
  const { execute } = testGateway({
    upstream: {
      'GET /api/user': { data: userJson({ permission }) },
      'GET /api/clusters/c1': { data: [clusterJson(cluster)] },
    },
  });
  const { data, calls } = await execute<{ cluster: { viewerCan: Record<string, { code: string | null }> } }>(
    query,
  );
  const entries = Object.entries(data?.cluster.viewerCan ?? {}).map(([action, { code }]) => [action, code]);
  return { found: Object.fromEntries(entries) as Codes, calls: wire(calls) };
}

const inProgress: Codes = {
  archive: 'BUSY',
  unarchive: 'BUSY',
  delete: 'BUSY',
  protect: null,
  unprotect: 'NOT_PROTECTED',
};
const settled: Codes = {
  archive: null,
  unarchive: 'NOT_ARCHIVED',
  delete: null,
  protect: null,
  unprotect: 'NOT_PROTECTED',
};
const gone = 'CLUSTER_NOT_ACTIVE';

const table: [status: string, unprotected: Codes][] = [
  ['pending', inProgress],
  ['creating', inProgress],
  ['updating', inProgress],
  ['deleting', { ...inProgress, protect: 'BUSY', unprotect: 'BUSY' }],
  ['active', settled],
  ['healthy', settled],
  ['inactive', settled],
  ['failed', { ...settled, archive: gone }],
  ['archived', { ...settled, archive: 'ARCHIVED', unarchive: null }],
  ['deleted', { archive: gone, unarchive: 'NOT_ARCHIVED', delete: gone, protect: gone, unprotect: gone }],
];

describe('cluster actions', () => {
  it.each(table)('with status %s', async (status, expected) => {
    expect((await codes({ status })).found).toEqual(expected);
  });

  it.each(table)('with status %s and protection', async (status, expected) => {
    const guarded = { ...expected };
    if (expected.archive === null) guarded.archive = 'PROTECTED';
    if (expected.delete === null) guarded.delete = 'PROTECTED';
    if (expected.protect === null) guarded.protect = 'PROTECTED';
    if (expected.unprotect === 'NOT_PROTECTED') guarded.unprotect = null;
    expect((await codes({ status, protected: true })).found).toEqual(guarded);
  });

  it.each([
    [{ failed_work: 'delete', protected: true }, 'PROTECTED'],
    [{ failed_work: 'delete' }, null],
    [{ failed_work: 'provision', protected: true }, null],
  ])('answer for a retry of %j with %s', async (cluster, code) => {
    const { execute } = testGateway({
      upstream: {
        'GET /api/user': { data: userJson() },
        'GET /api/clusters/c1': { data: [clusterJson({ status: 'failed', ...cluster })] },
      },
    });
    const { data } = await execute('{ cluster(id: "c1") { viewerCan { retry { code } } } }');
    expect(data).toEqual({ cluster: { viewerCan: { retry: { code } } } });
  });

  it.each(['master', 'owner', 'admin'])('allows everything for %s', async (permission) => {
    expect((await codes({}, permission)).found).toEqual(settled);
  });

  it.each(['developer', 'user'])('refuses everything for %s', async (permission) => {
    const none = Object.fromEntries(Object.keys(settled).map((action) => [action, 'FORBIDDEN']));
    expect((await codes({}, permission)).found).toEqual(none);
  });

  it('makes one call in addition to the cluster', async () => {
    expect((await codes({})).calls).toEqual(['GET /api/clusters/c1', 'GET /api/user']);
  });

  it('makes no call when the status alone decides', async () => {
    expect((await codes({ status: 'deleting' })).calls).toEqual(['GET /api/clusters/c1']);
  });
});

describe('creation of a cluster', () => {
  const ask = async (user: Record<string, unknown>, usage: unknown) => {
    const { execute } = testGateway({
      upstream: { 'GET /api/user': { data: userJson(user) }, 'GET /api/account/current-usage': usage },
    });
    const { data } = await execute<{ viewer: { account: { viewerCan: { createCluster: unknown } } } }>(
      '{ viewer { account { viewerCan { createCluster { allowed code } } } } }',
    );
    return data?.viewer.account.viewerCan.createCluster;
  };

  it.each([
    ['owner', 1, { allowed: true, code: null }],
    ['owner', 10, { allowed: false, code: 'PLAN_LIMIT' }],
    ['developer', 1, { allowed: false, code: 'FORBIDDEN' }],
  ])('as %s with %i of 10 in use', async (permission, active, expected) => {
    expect(await ask({ permission }, { data: usageJson({ active_clusters: active }) })).toEqual(expected);
  });

  it('is null while the usage cannot be loaded', async () => {
    expect(await ask({}, answer(503, {}))).toBeNull();
  });
});
