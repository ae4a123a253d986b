import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../../testing.ts';
import { clusterJson, idOf, invalidFields, refusedWith, usageJson, userJson, wire } from '../../testing.ts';

const world = (upstream: UpstreamTable) =>
  testGateway({ upstream: { 'GET /api/user': { data: userJson() }, ...upstream } });

const update = `mutation ($input: UpdateClusterInput!) {
  updateCluster(input: $input) {
    __typename
    ... on UpdateClusterPayload { cluster { name status revision pendingUpdate { changes { path before after } } } }
    ... on InputError { issues { path code } }
    ... on RefusedError { code }
    ... on PlanLimitError { limit }
    ... on ConflictError { changedBy changes { path before after } cluster { revision } }
    ... on ChangePreview { changes { path before after isOneWay restarts } monthlyPriceAfter { amount } warnings { code } }
  }
}`;
const id = idOf('Cluster', 'c1');
const waits = [{ field: 'master_ha', before: 'off', after: 'on' }];
const stored = { data: [clusterJson({ revision: 4, pending_update: waits })] };

describe('updateCluster', () => {
  it("saves the given settings under the platform's names, then starts the update", async () => {
    const { execute } = world({
      'PUT /api/clusters/c1': stored,
      'POST /api/clusters/c1/update': {
        data: [clusterJson({ status: 'updating', progress: 0, revision: 4, pending_update: waits })],
      },
    });
    const input = {
      id,
      revision: 3,
      k3sVersion: 'v1.33.4+k3s1',
      isHighAvailability: true,
      schedulesWorkloadsOnControlPlane: false,
      hasEmbeddedRegistryMirror: true,
      isCniEncrypted: true,
      sshAllowedNetworks: ['192.0.2.0/24'],
    };
    const { data, calls } = await execute(update, { input });
    expect(data).toEqual({
      updateCluster: {
        __typename: 'UpdateClusterPayload',
        cluster: {
          name: 'alpha',
          status: 'UPDATING',
          revision: 4,
          pendingUpdate: { changes: [{ path: 'isHighAvailability', before: 'off', after: 'on' }] },
        },
      },
    });
    expect(wire(calls)).toEqual(['PUT /api/clusters/c1', 'POST /api/clusters/c1/update']);
    expect(calls.map(({ body }) => body)).toEqual([
      {
        revision: 3,
        k3s_version: 'v1.33.4+k3s1',
        master_ha: true,
        schedule_workloads_on_masters: false,
        embedded_registry_mirror_enabled: true,
        cni_encryption: true,
        ssh_allowed_networks: ['192.0.2.0/24'],
      },
      undefined,
    ]);
  });

  it('starts no update when nothing is pending', async () => {
    const { execute } = world({ 'PUT /api/clusters/c1': { data: [clusterJson({ pending_update: null })] } });
    const { data, errors, calls } = await execute(update, { input: { id, isHighAvailability: false } });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ updateCluster: { cluster: { status: 'ACTIVE', pendingUpdate: null } } });
    expect(wire(calls)).toEqual(['PUT /api/clusters/c1']);
  });

  it('sends notes, and null to remove them', async () => {
    const { execute } = world({ 'PUT /api/clusters/c1': { data: [clusterJson({ pending_update: null })] } });
    const { calls } = await execute(update, { input: { id, notes: 'Shop team', isCniEncrypted: null } });
    expect(calls[0]?.body).toEqual({ notes: 'Shop team' });
    const { calls: cleared } = await execute(update, { input: { id, notes: null } });
    expect(cleared.at(-1)?.body).toEqual({ notes: null });
  });

  it('sends the whole list of labels, and reports what is wrong with it on its field', async () => {
    const { execute } = world({
      'PUT /api/clusters/c1': invalidFields(['labels', 'cluster_label_form', '"env" is not a label.']),
    });
    const { data, calls } = await execute(update, { input: { id, labels: ['env'] } });
    expect(calls[0]?.body).toEqual({ labels: ['env'] });
    expect(data).toMatchObject({
      updateCluster: { issues: [{ path: 'labels', code: 'CLUSTER_LABEL_FORM' }] },
    });
  });

  it('returns a preview for a dry run and changes nothing', async () => {
    const { execute } = world({
      'PUT /api/clusters/c1': {
        data: {
          dry_run: {
            changes: [{ field: 'master_ha', before: 'off', after: 'on', one_way: true, restarts: 'none' }],
            warnings: [{ code: 'ha_servers', message: 'Two more.' }],
            monthly_price_before: 20,
            monthly_price_after: 40,
            quota: null,
          },
        },
      },
    });
    const { data, calls } = await execute(update, { input: { id, isHighAvailability: true, dryRun: true } });
    expect(data).toEqual({
      updateCluster: {
        __typename: 'ChangePreview',
        changes: [
          { path: 'isHighAvailability', before: 'off', after: 'on', isOneWay: true, restarts: 'NONE' },
        ],
        monthlyPriceAfter: { amount: '40.00' },
        warnings: [{ code: 'HA_SERVERS' }],
      },
    });
    expect(calls[0]?.body).toEqual({ master_ha: true, dry_run: true });
  });

  it('returns the changes of another user with the current cluster', async () => {
    const { execute } = world({
      'PUT /api/clusters/c1': answer(409, {
        error: 'changed_meanwhile',
        message: 'Grace changed this cluster in the meantime.',
        cluster_id: 'c1',
        changed_by: 'Grace',
        changed_at: '2026-11-02T10:00:00.000Z',
        changes: [{ field: 'cni_encryption', before: 'off', after: 'on' }],
      }),
      'GET /api/clusters/c1': { data: [clusterJson({ revision: 5 })] },
    });
    const { data } = await execute(update, { input: { id, revision: 4, isHighAvailability: true } });
    expect(data).toEqual({
      updateCluster: {
        __typename: 'ConflictError',
        changedBy: 'Grace',
        changes: [{ path: 'isCniEncrypted', before: 'off', after: 'on' }],
        cluster: { revision: 5 },
      },
    });
  });

  it('returns invalid fields, refusals and the plan limit', async () => {
    const answered = async (upstream: UpstreamTable) =>
      (await world(upstream).execute(update, { input: { id, isHighAvailability: false } })).data;
    expect(
      await answered({
        'PUT /api/clusters/c1': invalidFields(['master_ha', 'value_invalid', 'It stays on.']),
      }),
    ).toMatchObject({ updateCluster: { issues: [{ path: 'isHighAvailability', code: 'VALUE_INVALID' }] } });
    expect(await answered({ 'PUT /api/clusters/c1': refusedWith('busy') })).toMatchObject({
      updateCluster: { code: 'BUSY' },
    });
    expect(
      await answered({
        'PUT /api/clusters/c1': stored,
        'POST /api/clusters/c1/update': answer(429, {
          error: 'plan_limit',
          limit: 10,
          current: 12,
          plan: 'pro',
        }),
      }),
    ).toMatchObject({ updateCluster: { __typename: 'PlanLimitError', limit: 10 } });
  });
});

describe('Cluster.wantedSettings', () => {
  it('returns the settings after the pending update', async () => {
    const { notes, ...settings } = { ...clusterJson(), notes: 'Shop team' };
    const cluster = { ...settings, wanted_settings: { ...settings, notes, master_ha: true } };
    const { execute } = world({ 'GET /api/clusters/c1': { data: [cluster] } });
    const { data } = await execute(
      '{ cluster(id: "c1") { isHighAvailability wantedSettings { isHighAvailability k3sVersion notes } } }',
    );
    expect(data).toEqual({
      cluster: {
        isHighAvailability: false,
        wantedSettings: { isHighAvailability: true, k3sVersion: 'v1.32.8+k3s1', notes: 'Shop team' },
      },
    });
  });
});

describe('ClusterPermissions.update', () => {
  const state = async (
    cluster: Record<string, unknown>,
    usage: Record<string, unknown> = {},
    permission = 'owner',
  ) => {
    const { execute } = testGateway({
      upstream: {
        'GET /api/user': { data: userJson({ permission }) },
        'GET /api/account/current-usage': { data: usageJson(usage) },
        'GET /api/clusters/c1': { data: [clusterJson(cluster)] },
      },
    });
    const { data } = await execute<{
      cluster: { viewerCan: { update: { code: string | null; message: string | null } } };
    }>('{ cluster(id: "c1") { viewerCan { update { code message } } } }');
    return data?.cluster.viewerCan.update;
  };

  it.each([
    ['active', null],
    ['updating', 'BUSY'],
    ['inactive', 'CLUSTER_NOT_ACTIVE'],
    ['failed', 'CLUSTER_NOT_ACTIVE'],
    ['archived', 'ARCHIVED'],
  ])('with status %s', async (status, code) => {
    expect((await state({ status }))?.code).toBe(code);
  });

  it('is allowed after a failed update', async () => {
    expect((await state({ status: 'failed', pending_update: [] }))?.code).toBeNull();
  });

  it('depends on the role and the plan', async () => {
    expect((await state({}, {}, 'developer'))?.code).toBe('FORBIDDEN');
    expect((await state({}, { over_limit: true }))?.code).toBe('OVER_LIMIT');
    expect((await state({ status: 'archived' }))?.message).toBe(
      'This operation is not allowed on archived clusters. Please unarchive the cluster first.',
    );
  });
});

describe('dry run of createCluster', () => {
  it('returns price and quota', async () => {
    const { execute } = world({
      'POST /api/clusters': {
        data: {
          dry_run: {
            changes: [],
            warnings: [],
            monthly_price_before: null,
            monthly_price_after: 12.5,
            quota: { used: 1, after: 2, limit: 5 },
          },
        },
      },
    });
    const { data, calls } = await execute(
      `mutation ($input: CreateClusterInput!) { createCluster(input: $input) {
        ... on ChangePreview { monthlyPriceBefore { amount } monthlyPriceAfter { amount } quota { after limit } }
      } }`,
      {
        input: {
          name: 'gamma',
          location: 'fsn1',
          k3sVersion: 'v1.32.8+k3s1',
          osImage: 'DEBIAN_13',
          controlPlaneInstanceType: 'cpx11',
          isHighAvailability: false,
          schedulesWorkloadsOnControlPlane: false,
          datastoreMode: 'ETCD',
          hasEmbeddedRegistryMirror: true,
          isCniEncrypted: false,
          sshAllowedNetworks: ['192.0.2.0/24'],
          apiAllowedNetworks: ['192.0.2.0/24'],
          hasPublicIpv4: true,
          hasPublicIpv6: false,
          isProtected: true,
          nodePools: [],
          dryRun: true,
        },
      },
    );
    expect(data).toEqual({
      createCluster: {
        monthlyPriceBefore: null,
        monthlyPriceAfter: { amount: '12.50' },
        quota: { after: 2, limit: 5 },
      },
    });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({ name: 'gamma', dry_run: true });
  });
});
