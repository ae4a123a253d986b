import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Secret } from '../../../crypto/secret.ts';
import { firewallRules } from '../jobs/plannedNodes.ts';
import type { PreviewJson } from '../clusters.preview.ts';
import type { ClusterJson } from '../clusters.wire.ts';
import {
  clusterForm,
  freshName,
  goodToken,
  startFleet,
  type Caller,
  type OneCluster,
  type Refusal,
  type TestFleet,
} from '../fleet.testing.ts';
import { english } from '../../../messages/messages.ts';
import { API_BALANCER, balancerPrice } from '../../../providers/cloud/attachmentPrices.ts';

let fleet: TestFleet;
beforeAll(async () => {
  fleet = await startFleet({ EGRESS_IPS: '198.51.100.9' });
});
afterAll(() => fleet.platform.stop());

/** High availability also needs a load balancer in front of the API. */
const balancer = balancerPrice(API_BALANCER);
const put = (caller: Caller, id: string, body: object) =>
  fleet.call<OneCluster & Refusal>(caller, 'PUT', `/api/clusters/${id}`, body);
const update = (caller: Caller, id: string) =>
  fleet.call<OneCluster & Refusal>(caller, 'POST', `/api/clusters/${id}/update`);
const servers = (name: string) =>
  fleet.platform.app.providers.cloud.listServers({ token: new Secret(goodToken) }, { cluster: name });

/** Stores settings, updates and waits for the end. */
async function updated(caller: Caller, id: string, body: object): Promise<ClusterJson> {
  expect((await put(caller, id, body)).status).toBe(200);
  expect((await update(caller, id)).body.data[0]).toMatchObject({ status: 'updating', progress: 0 });
  return fleet.until(caller, id, 'active');
}

describe('storing settings', () => {
  it('needs an update, increases the revision and adds timeline and audit entries', async () => {
    const caller = await fleet.owner();
    const before = await fleet.active(caller, { k3s_version: 'v1.32.1+k3s1' });
    expect(before).toMatchObject({ pending_update: null, k3s_upgrades: ['v1.33.4+k3s1', 'v1.32.8+k3s1'] });
    const { body } = await put(caller, before.id, { k3s_version: 'v1.32.8+k3s1', revision: before.revision });
    expect(body.data[0]).toMatchObject({
      status: 'active',
      k3s_version: 'v1.32.1+k3s1',
      revision: before.revision + 1,
      pending_update: [{ field: 'k3s_version', before: 'v1.32.1+k3s1', after: 'v1.32.8+k3s1' }],
    });
    const timeline = await fleet.platform.app.services.clusters.events(caller.actor, before.id);
    expect(timeline.at(-1)).toMatchObject({ kind: 'settings', actorId: caller.actor.userId });
  });

  it('accepts the whole form, keeps the platform’s access, and refuses unchangeable fields one by one', async () => {
    const caller = await fleet.owner();
    const cluster = await fleet.active(caller);
    const whole = await put(caller, cluster.id, { ...cluster, ssh_allowed_networks: ['192.0.2.1'] });
    expect(whole.body.data[0].pending_update).toEqual([
      {
        field: 'ssh_allowed_networks',
        before: '203.0.113.7/32, 198.51.100.9/32',
        after: '192.0.2.1/32, 198.51.100.9/32',
      },
    ]);
    const { status, body } = await put(caller, cluster.id, {
      name: 'another',
      os_image: 'debian-13',
      master_instance_type: 'cx33',
      cni: 'cilium',
      protected: true,
      k3s_version: 'v1.30.14+k3s2',
    });
    expect(status).toBe(422);
    expect(body.issues?.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'name fixed_name',
      'os_image fixed_os_image',
      'master_instance_type fixed_control_plane_type',
      'cni fixed_cni',
      'protected protection_switch',
      'k3s_version older_version',
    ]);
  });

  it('stores notes at once, because they need no update, and deletes empty ones', async () => {
    const caller = await fleet.owner();
    const { id, notes } = await fleet.active(caller, { notes: 'Owned by the shop team ' });
    expect(notes).toBe('Owned by the shop team');
    const { body } = await put(caller, id, { notes: 'Ask Ana\nfirst', master_ha: true });
    expect(body.data[0]).toMatchObject({
      notes: 'Ask Ana\nfirst',
      master_ha: false,
      wanted_settings: { notes: 'Ask Ana\nfirst', master_ha: true },
      pending_update: [{ field: 'master_ha', before: 'off', after: 'on' }],
    });
    const removed = await put(caller, id, { notes: ' ', master_ha: false });
    expect(removed.body.data[0]).toMatchObject({ notes: null, pending_update: null });
    const refused = await put(caller, id, { notes: 'x'.repeat(1001) });
    expect(refused.body).toMatchObject({ issues: [{ field: 'notes', code: 'text_too_long' }] });
  });

  it('stores labels at once, names what is wrong with one, and keeps those that are not sent', async () => {
    const caller = await fleet.owner();
    const { id, labels } = await fleet.active(caller, { labels: ['team=shop', 'env=test'] });
    expect(labels).toEqual(['env=test', 'team=shop']);
    const { body } = await put(caller, id, { labels: ['env=production'] });
    expect(body.data[0]).toMatchObject({ labels: ['env=production'], pending_update: null });
    expect((await put(caller, id, { notes: 'x' })).body.data[0].labels).toEqual(['env=production']);
    const refused = await put(caller, id, { labels: ['env'] });
    expect(refused.body).toMatchObject({
      issues: [
        {
          field: 'labels',
          code: 'cluster_label_form',
          message: '"env" is not a label. Write key=value, such as env=production',
        },
      ],
    });
  });

  it('reverts what was stored before its update', async () => {
    const caller = await fleet.owner();
    const { id } = await fleet.active(caller);
    await put(caller, id, { master_ha: true });
    const { body } = await put(caller, id, { master_ha: false });
    expect(body.data[0].pending_update).toBeNull();
    expect((await update(caller, id)).body).toMatchObject({ error: 'nothing_to_update' });
  });

  it('reports who changed what in the meantime, and writes nothing', async () => {
    const caller = await fleet.owner();
    const other = await fleet.member(caller, 'admin');
    const { id, revision } = await fleet.active(caller);
    await put(other, id, { embedded_registry_mirror_enabled: true, revision });
    const { status, body } = await put(caller, id, { schedule_workloads_on_masters: true, revision });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      error: 'changed_meanwhile',
      changed_by: 'Mel Member',
      changes: [{ field: 'embedded_registry_mirror_enabled', before: 'off', after: 'on' }],
    });
    const again = await put(caller, id, { schedule_workloads_on_masters: true, revision: revision + 1 });
    expect(again.body.data[0].pending_update).toHaveLength(2);
  });

  it('finds its own change when a request is repeated', async () => {
    const caller = await fleet.owner();
    const { id, revision } = await fleet.active(caller);
    const form = { cni_encryption: true, revision };
    const first = await put(caller, id, form);
    const second = await put(caller, id, form);
    expect(second.status).toBe(200);
    expect(second.body.data[0].revision).toBe(first.body.data[0].revision);
  });
});

describe('a dry run', () => {
  it('returns changes, price, one-way steps and warnings, and stores nothing', async () => {
    const caller = await fleet.owner();
    const cluster = await fleet.active(caller);
    const answer = await fleet.call<{ data: PreviewJson }>(caller, 'PUT', `/api/clusters/${cluster.id}`, {
      master_ha: true,
      cni_encryption: true,
      dry_run: true,
    });
    expect(answer.body.data.dry_run).toEqual({
      changes: [
        { field: 'master_ha', before: 'off', after: 'on', one_way: true, restarts: 'none' },
        { field: 'cni_encryption', before: 'off', after: 'on', one_way: false, restarts: 'workloads' },
      ],
      warnings: [
        { code: 'ha_servers', params: {}, message: expect.any(String) as string },
        { code: 'api_address', params: {}, message: expect.any(String) as string },
      ],
      monthly_price_before: cluster.monthly_price,
      monthly_price_after: expect.closeTo(cluster.monthly_price * 2 + balancer, 2) as number,
      quota: null,
    });
    const { body } = await fleet.call<OneCluster>(caller, 'GET', `/api/clusters/${cluster.id}`);
    expect(body.data[0]).toMatchObject({ revision: cluster.revision, pending_update: null });
  });

  it('of a new cluster returns its price and usage against the plan, and refuses like creation', async () => {
    const caller = await fleet.owner({ plan: 'free' });
    const form = clusterForm({ dry_run: true });
    const { status, body } = await fleet.call<{ data: PreviewJson }>(caller, 'POST', '/api/clusters', form);
    expect(status).toBe(200);
    expect(body.data.dry_run).toMatchObject({
      monthly_price_before: null,
      quota: { used: 0, after: 1, limit: 1 },
    });
    expect(body.data.dry_run.warnings.map(({ code }) => code)).toEqual([
      'single_control_plane_node',
      'api_open',
      'unprotected',
    ]);
    const { body: list } = await fleet.call<{ data: { data: object[] } }>(caller, 'GET', '/api/clusters');
    expect(list.data.data).toEqual([]);
    await fleet.create(caller);
    const full = await fleet.call<Refusal>(caller, 'POST', '/api/clusters', clusterForm({ dry_run: true }));
    expect(full).toMatchObject({ status: 429, body: { error: 'Cluster limit reached', limit: 1 } });
  });
});

describe('an update', () => {
  it('upgrades k3s node by node, masters first, and reports how many are done', async () => {
    const caller = await fleet.owner();
    const { id, name } = await fleet.active(caller, {
      master_ha: true,
      worker_node_pools: [{ name: 'web', instance_type: 'cx23', location: 'fsn1', instance_count: 2 }],
    });
    const done = await updated(caller, id, { k3s_version: 'v1.33.4+k3s1' });
    expect(done).toMatchObject({ k3s_version: 'v1.33.4+k3s1', k3s_upgrades: [], pending_update: null });
    const published = fleet.events.flatMap(({ event, payload }) =>
      event === 'clusterStreamUpdate' && payload.clusterId === id ? [payload.message ?? ''] : [],
    );
    const visited = published.flatMap(
      (message) => /^Keeping new workloads off (.*)$/.exec(message)?.[1] ?? [],
    );
    expect(visited).toEqual([
      ...[1, 2, 3].map((i) => `${name}-master${i}`),
      ...[1, 2].map((i) => `${name}-pool-web-worker${i}`),
    ]);
    const timeline = await fleet.platform.app.services.clusters.events(caller.actor, id);
    const steps = timeline.map(({ message }) => english(message));
    expect(steps).toContain('4 of 5 nodes at v1.33.4+k3s1');
    expect(steps.at(-1)).toBe('Cluster updated');
  });

  it('orders two masters and a load balancer, and changes the price', async () => {
    const caller = await fleet.owner();
    const before = await fleet.active(caller);
    const done = await updated(caller, before.id, { master_ha: true });
    expect(done.master_ha).toBe(true);
    expect(done.monthly_price).toBeCloseTo(before.monthly_price * 2 + balancer, 2);
    expect(done.apiEndpoint).not.toBe(before.apiEndpoint);
    const masters = (await servers(done.name)).filter(({ labels }) => labels.role === 'master');
    expect(masters).toHaveLength(3);
    const { body } = await put(caller, before.id, { master_ha: false });
    expect(body).toMatchObject({ inputError: 'master_ha', error: 'ha_stays' });
  });

  it('changes the firewall without touching a node', async () => {
    const caller = await fleet.owner();
    const { id } = await fleet.active(caller);
    const done = await updated(caller, id, { ssh_allowed_networks: ['192.0.2.0/24'] });
    expect(done.ssh_allowed_networks).toEqual(['192.0.2.0/24', '198.51.100.9/32']);
    const row = await fleet.platform.app.services.clusters.find(caller.actor.accountId, id);
    expect(firewallRules(row, [])[0]?.sourceIps).toEqual(done.ssh_allowed_networks);
    const visits = fleet.events.filter(
      ({ event, payload }) =>
        event === 'clusterStreamUpdate' && payload.clusterId === id && /^Keeping/.test(payload.message ?? ''),
    );
    expect(visits).toEqual([]);
  });

  it('that fails keeps the applied settings, reports why, and can be retried', async () => {
    const caller = await fleet.owner();
    const name = `update-fails-${freshName()}`;
    const { id } = await fleet.active(caller, { name });
    await put(caller, id, { k3s_version: 'v1.33.4+k3s1', api_allowed_networks: ['192.0.2.0/24'] });
    await update(caller, id);
    const failed = await fleet.until(caller, id, 'failed');
    expect(failed.message).toContain('did not come back after the update');
    expect(failed).toMatchObject({
      k3s_version: 'v1.32.8+k3s1',
      api_allowed_networks: ['192.0.2.0/24', '198.51.100.9/32'],
      pending_update: [{ field: 'k3s_version' }],
    });
    const back = await put(caller, id, { k3s_version: 'v1.32.8+k3s1' });
    expect(back.body).toMatchObject({ inputError: 'k3s_version', error: 'version_reached' });
    expect((await update(caller, id)).status).toBe(200);
    expect(await fleet.until(caller, id, 'active')).toMatchObject({
      k3s_version: 'v1.33.4+k3s1',
      pending_update: null,
      message: null,
    });
  });
});

describe('settings are refused', () => {
  it('for roles that may not manage clusters', async () => {
    const caller = await fleet.owner();
    const { id } = await fleet.active(caller);
    for (const permission of ['developer', 'user'] as const) {
      const member = await fleet.member(caller, permission);
      expect((await put(member, id, { master_ha: true })).body.error).toBe('forbidden');
      expect((await update(member, id)).status).toBe(403);
    }
  });

  it('while the cluster is busy, archived, never built, or for another account', async () => {
    const caller = await fleet.owner();
    const busy = await fleet.create(caller);
    expect((await put(caller, busy.id, {})).body.error).toBe('busy');
    await fleet.until(caller, busy.id, 'active');
    await fleet.call(caller, 'PATCH', `/api/clusters/${busy.id}/archive`);
    await fleet.until(caller, busy.id, 'archived');
    expect((await put(caller, busy.id, { master_ha: true })).body.message).toBe(
      'This operation is not allowed on archived clusters. Please unarchive the cluster first.',
    );
    const broken = await fleet.create(caller, { name: 'fails-at-40' });
    await fleet.until(caller, broken.id, 'failed');
    expect((await put(caller, broken.id, { master_ha: true })).body.error).toBe('cluster_not_active');
    const stranger = await fleet.owner();
    expect((await put(stranger, busy.id, {})).status).toBe(404);
  });

  it('above the plan’s limit of nodes', async () => {
    const caller = await fleet.owner({ plan: 'free' });
    const { id } = await fleet.active(caller, {
      worker_node_pools: [{ name: 'web', instance_type: 'cx23', location: 'fsn1', instance_count: 8 }],
    });
    const { status, body } = await put(caller, id, { master_ha: true });
    expect({ status, error: body.error }).toEqual({ status: 429, error: 'plan_limit' });
    expect((await update(caller, id)).body.error).toBe('nothing_to_update');
  });
});
