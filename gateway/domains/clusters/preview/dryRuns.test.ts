import { describe, expect, it } from 'vitest';
import { answer, testGateway } from '../../../testing.ts';
import { idOf, invalidField, refusedWith, userJson, wire } from '../../testing.ts';

const cluster = idOf('Cluster', 'c1');
const addon = idOf('Addon', 'c1:traefik');
const dryRuns = [
  ['deleteCluster', cluster, 'DELETE /api/clusters/c1', {}],
  ['archiveCluster', cluster, 'PATCH /api/clusters/c1/archive', {}],
  ['unarchiveCluster', cluster, 'PATCH /api/clusters/c1/unarchive', {}],
  ['upgradeAddon', addon, 'PUT /api/clusters/c1/addons', { addonName: 'traefik' }],
  ['uninstallAddon', addon, 'DELETE /api/clusters/c1/addons', { addonName: 'traefik' }],
] as const;
const change = { field: 'status', before: 'active', after: 'deleted', one_way: true, restarts: 'workloads' };
const preview = {
  dry_run: {
    changes: [change],
    warnings: [],
    monthly_price_before: 21.5,
    monthly_price_after: 0,
    quota: { used: 2, after: 1, limit: 3 },
  },
};
const run = (field: string, id: string, table: object, more = '') =>
  testGateway({ upstream: { 'GET /api/user': { data: userJson() }, ...table } }).execute(
    `mutation { it: ${field}(input: { id: "${id}", dryRun: true ${more} }) { __typename
       ... on ChangePreview { changes { path before after } quota { used after limit } }
       ... on RefusedError { code } ${more.includes('Token') ? '... on InputError { issues { path code } }' : ''} } }`,
  );

describe('a dry run', () => {
  it.each(dryRuns)('of %s returns what would change', async (field, id, call, body) => {
    const { data, errors, calls } = await run(field, id, { [call]: { data: preview } });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      it: {
        __typename: 'ChangePreview',
        changes: [{ path: 'status', before: 'active', after: 'deleted' }],
        quota: { used: 2, after: 1, limit: 3 },
      },
    });
    expect(wire(calls)).toEqual([call]);
    expect(calls[0]?.body).toEqual({ ...body, dry_run: true });
  });

  it.each(dryRuns)('of %s is refused as the real call is', async (field, id, call) => {
    const { data } = await run(field, id, { [call]: refusedWith('archived') });
    expect(data).toEqual({ it: { __typename: 'RefusedError', code: 'ARCHIVED' } });
  });

  it('of deleteCluster names the token that is refused', async () => {
    const refusal = invalidField('temporary_hetzner_token', 'invalid', 'No.');
    const { data, calls } = await run(
      'deleteCluster',
      cluster,
      { 'DELETE /api/clusters/c1': refusal },
      'temporaryToken: "t"',
    );
    expect(data).toMatchObject({ it: { issues: [{ path: 'temporaryToken' }] } });
    expect(calls[0]?.body).toEqual({ temporary_hetzner_token: 't', dry_run: true });
  });

  it('that the platform does not answer fails', async () => {
    const { errors } = await run('archiveCluster', cluster, {
      'PATCH /api/clusters/c1/archive': answer(503, {}),
    });
    expect(errors).toHaveLength(1);
  });
});
