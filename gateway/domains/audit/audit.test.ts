import { describe, expect, it } from 'vitest';
import { testGateway } from '../../testing.ts';
import { auditJson, userJson, wire } from '../testing.ts';

const LOG = 'GET /api/account/audit-log';
const query = `query ($first: Int, $after: String, $last: Int, $before: String, $filter: AuditLogFilter) {
  viewer { account { auditLog(first: $first, after: $after, last: $last, before: $before, filter: $filter) {
    totalCount pageInfo { hasNextPage hasPreviousPage endCursor } edges { node { at } }
  } } }
}`;
interface Answer {
  viewer: {
    account: {
      auditLog: {
        totalCount: number;
        pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
        edges: object[];
      };
    };
  };
}

/** The entries at these positions as the platform returns them. */
const entries = (...positions: number[]) => ({
  data: { entries: positions.map((position) => auditJson(`e${position}`, { position })), total: 9 },
});

const world = (upstream: Record<string, unknown>) =>
  testGateway({ upstream: { 'GET /api/user': { data: userJson() }, ...upstream } });

describe('audit log', () => {
  it('requests one entry more than shown to know whether there is another page', async () => {
    const { execute } = world({
      [`${LOG}?limit=3&from=newest`]: entries(9, 8, 7),
      [`${LOG}?limit=3&after=8&from=newest`]: entries(7, 6),
    });
    const first = (await execute<Answer>(query, { first: 2 })).data?.viewer.account.auditLog;
    expect(first).toMatchObject({
      totalCount: 9,
      edges: [{}, {}],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    const { data } = await execute<Answer>(query, { first: 2, after: first?.pageInfo.endCursor });
    expect(data?.viewer.account.auditLog).toMatchObject({
      edges: [{}, {}],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
  });

  it('is paged backward from its end', async () => {
    const { execute } = world({ [`${LOG}?limit=3&from=oldest`]: entries(3, 2, 1) });
    const { data } = await execute<Answer>(query, { last: 2 });
    expect(data?.viewer.account.auditLog).toMatchObject({
      edges: [{}, {}],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
  });

  it('passes filters on, and refuses the cursor of another list before any call', async () => {
    const { execute } = world({
      [`${LOG}?action=cluster&origin=api_key&search=a+%26b&actor=u1&limit=3&from=newest`]: entries(),
    });
    const filter = { action: 'cluster', origin: 'API_KEY', search: 'a &b', actorId: 'u1' };
    expect((await execute<Answer>(query, { first: 2, filter })).errors).toBeUndefined();
    const wrong = await execute<Answer>(query, { after: Buffer.from('../x').toString('base64url') });
    expect(wrong.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(wire(wrong.calls)).toEqual(['GET /api/user']);
  });

  it('returns the changed fields only', async () => {
    const changed = auditJson('e1', {
      before: { protected: false, networks: ['a'], same: 1 },
      after: { protected: true, networks: ['a', 'b'], same: 1, made: 'new' },
    });
    const { execute } = world({
      [`${LOG}?limit=101&from=newest`]: { data: { entries: [changed], total: 1 } },
    });
    const { data } = await execute(
      '{ viewer { account { auditLog { edges { node { origin changes { path before after } } } } } } }',
    );
    expect(data).toMatchObject({
      viewer: {
        account: {
          auditLog: {
            edges: [
              {
                node: {
                  origin: 'CONSOLE',
                  changes: [
                    { path: 'protected', before: 'false', after: 'true' },
                    { path: 'networks', before: '["a"]', after: '["a","b"]' },
                    { path: 'made', before: null, after: 'new' },
                  ],
                },
              },
            ],
          },
        },
      },
    });
  });

  it('is not needed for the recent activity, which names add-ons and links clusters that exist', async () => {
    const entry = (id: string, target: object) => ({
      ...auditJson(id, { position: 1, action: 'addon.install' }),
      target,
      addon: 'traefik',
      version: '37.1.2',
    });
    const { execute } = world({
      'GET /api/account/activity?limit=2&from=newest': {
        data: { entries: [entry('e1', { type: 'cluster', id: 'gone', name: 'old' })], total: 1 },
      },
      'GET /api/clusters': { data: { data: [] } },
    });
    const { data } = await execute(
      '{ viewer { account { activity(first: 1) { totalCount nodes { action targetName addonName version cluster { uuid } } } } } }',
    );
    expect(data).toEqual({
      viewer: {
        account: {
          activity: {
            totalCount: 1,
            nodes: [
              {
                action: 'addon.install',
                targetName: 'old',
                addonName: 'traefik',
                version: '37.1.2',
                cluster: null,
              },
            ],
          },
        },
      },
    });
  });

  it('tells which roles may read it', async () => {
    const { execute } = world({ 'GET /api/user': { data: userJson({ permission: 'developer' }) } });
    const { data } = await execute('{ viewer { account { viewerCan { readAuditLog { allowed code } } } } }');
    expect(data).toEqual({
      viewer: { account: { viewerCan: { readAuditLog: { allowed: false, code: 'FORBIDDEN' } } } },
    });
  });
});
