import { readFileSync } from 'node:fs';
import { isObjectType } from 'graphql/index.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import {
  clusterForm,
  startFleet,
  type Caller,
  type TestFleet,
} from '../../../platform/domains/clusters/fleet.testing.ts';
import { connectGithub } from '../../../platform/domains/integrations/github.testing.ts';
import { worldPeople } from '../../../platform/worlds/demoAccounts.ts';
import { loadWorld } from '../../../platform/worlds/load.ts';
import { freshCloudToken } from '../../support/contractForms.ts';
import { startContractGateway, type ContractGateway } from '../../support/contractStack.ts';
import { startFaultProxy, type FaultProxy } from '../../support/faultProxy.ts';
import { objectsIn, selectionOf, unlimited } from '../../support/schemaWalk.ts';

/** Types with messages of third parties, which are not translated: Kubernetes on its objects, Flux on what it reconciles. */
const THIRD_PARTY = [
  ...['Condition', 'Container', 'KubernetesEvent', 'Pod', 'ProblematicPod', 'Workload'],
  ...['GitopsSource', 'GitopsKustomization'],
];
/** The GraphQL type of a translated message. */
const MESSAGE = 'Message';

let fleet: TestFleet;
let proxy: FaultProxy;
let gateway: ContractGateway;
/** Every message received: its text, its code, and where it was first seen. */
const collected = new Map<string, { code: string | null; where: string }>();

interface WithMessage {
  readonly __typename?: string;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly detail?: { readonly code?: unknown } | null;
}

/** Collects the messages of a response or event. A refusal has its code beside the message, other objects in `detail`. */
function collect(where: string, value: unknown): void {
  if (where.endsWith('/gitops/status')) return;
  for (const object of objectsIn(value)) {
    const { __typename: type = '', message, code, detail }: WithMessage = object;
    if (THIRD_PARTY.includes(type) || typeof message !== 'string' || message === '' || collected.has(message))
      continue;
    // In the GraphQL API `code` is the code of a refusal, except on the type Message.
    const own = type === '' || type === MESSAGE ? code : undefined;
    const found = detail?.code ?? own;
    collected.set(message, { code: typeof found === 'string' ? found.toUpperCase() : null, where });
  }
}

beforeAll(async () => {
  fleet = await startFleet({ RATE_LIMIT_CREDENTIALS: '10000', RATE_LIMIT_REQUESTS: '100000' });
  const { app, url } = fleet.platform;
  app.core.bus.subscribe(({ event, payload }) => collect(event, payload));
  proxy = await startFaultProxy(() => url);
  gateway = await startContractGateway(proxy, app.core.config.publicUrl, unlimited);
});
afterAll(async () => {
  await gateway.stop();
  await proxy.stop();
  await fleet.platform.stop();
});

const fresh = (cloudToken: string | null = freshCloudToken()) => fleet.owner({ cloudToken });

/** Sends a request and collects the messages of its response. */
async function call(as: Caller, endpoint: string, body?: object): Promise<{ status: number; body: unknown }> {
  const [method, path] = endpoint.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string];
  const response = await fleet.call(as, method, path, body);
  collect(endpoint, response.body);
  return response;
}

/** Sends a request that must be refused. */
async function refused(as: Caller, endpoint: string, body?: object): Promise<void> {
  const response = await call(as, endpoint, body);
  expect(response, endpoint).toMatchObject({ body: { message: expect.any(String) as unknown } });
  expect(response.status, endpoint).toBeGreaterThanOrEqual(400);
}

async function accepted(as: Caller, endpoint: string, body?: object): Promise<void> {
  const response = await call(as, endpoint, body);
  expect([endpoint, response.status < 300 ? 'accepted' : response.body]).toEqual([endpoint, 'accepted']);
}

/** Waits until the path returns a body that matches. */
const until = (as: Caller, path: string, wanted: string | RegExp) =>
  eventually(async () => {
    const { body } = await fleet.call(as, 'GET', path);
    if (!new RegExp(wanted).test(JSON.stringify(body))) throw new Error(JSON.stringify(body));
  });

/** Creates a cluster that ends in that status, and collects its timeline. */
async function built(as: Caller, status: 'active' | 'failed', form: object = {}) {
  const { id } = await fleet.create(as, form);
  const cluster = await fleet.until(as, id, status);
  collect('cluster', cluster);
  await accepted(as, `GET /api/clusters/${id}/timeline?limit=100`);
  return cluster;
}

const pool = { name: 'default', instance_type: 'cx23', location: 'fsn1', instance_count: 1 };

describe('messages of the platform', () => {
  it('are collected from creating, updating, archiving and deleting clusters', async () => {
    const owner = await fresh();
    const { id } = await built(owner, 'active', { k3s_version: 'v1.32.1+k3s1', cni: 'cilium' });
    const at = `/api/clusters/${id}`;
    await accepted(owner, `PUT ${at}`, { k3s_version: 'v1.32.8+k3s1', ssh_allowed_networks: ['192.0.2.1'] });
    await accepted(owner, `POST ${at}/update`);
    await fleet.until(owner, id, 'active');
    await accepted(owner, `PUT ${at}`, { schedule_workloads_on_masters: true, master_ha: true });
    await accepted(owner, `POST ${at}/update`);
    await fleet.until(owner, id, 'active');
    const [found] = (await fleet.platform.app.services.nodepools.byCluster([id])).get(id) ?? [];
    const scaled = { ...pool, name: 'more', autoscaling_enabled: true };
    const bounds = { autoscaling_min_instances: 1, autoscaling_max_instances: 2 };
    await accepted(owner, `PUT ${at}/nodepools`, {
      node_pools: [
        { ...pool, id: found?.id, desired_count: 3 },
        { ...scaled, ...bounds },
      ],
    });
    await accepted(owner, `POST ${at}/sync-node-pools`);
    await fleet.until(owner, id, 'active');
    await accepted(owner, `POST ${at}/protect`);
    await refused(owner, `DELETE ${at}`);
    await accepted(owner, `POST ${at}/unprotect`);
    await accepted(owner, `PATCH ${at}/archive`);
    await fleet.until(owner, id, 'archived');
    await refused(owner, `PUT ${at}`, {});
    await accepted(owner, `PATCH ${at}/unarchive`);
    await fleet.until(owner, id, 'active');
    await accepted(owner, `GET ${at}/timeline?limit=100`);
    await accepted(owner, `DELETE ${at}`);
    await eventually(async () => expect([...collected.keys()]).toContain('Looking for leftovers'));
  });

  it('are collected from failed provisioning and retries', async () => {
    const quota = await fresh('quota'.padEnd(64, '0'));
    await built(quota, 'failed', { worker_node_pools: [{ ...pool, instance_count: 3 }] });
    const owner = await fresh();
    for (const name of ['soldout-1', 'noplace-1']) await built(owner, 'failed', { name, master_ha: true });
    for (const percent of [4, 36, 40, 50, 75, 90]) {
      const one = await fresh();
      const { id } = await built(one, 'failed', { name: `fails-at-${percent}` });
      await accepted(one, `POST /api/clusters/${id}/retry`, {});
      await fleet.until(one, id, 'failed');
      await accepted(one, `GET /api/clusters/${id}/timeline?limit=100`);
    }
  });

  it('are collected from a failed update', async () => {
    const owner = await fresh();
    const { id } = await built(owner, 'active', { name: 'update-fails', k3s_version: 'v1.32.1+k3s1' });
    await accepted(owner, `PUT /api/clusters/${id}`, { k3s_version: 'v1.32.8+k3s1' });
    await accepted(owner, `POST /api/clusters/${id}/update`);
    await fleet.until(owner, id, 'failed');
    await accepted(owner, `GET /api/clusters/${id}/timeline?limit=100`);
  });

  it('are collected from add-ons', async () => {
    const owner = await fresh();
    const { id } = await built(owner, 'active');
    const at = `/api/clusters/${id}/addons`;
    const untilStatus = (name: string, status: string) =>
      until(owner, at, `"${name}"[^}]*"status":"${status}"`);
    await accepted(owner, 'GET /api/addons/catalog');
    await accepted(owner, `POST ${at}`, { addonName: 'zot', with_dependencies: true });
    await refused(owner, `POST ${at}`, { addonName: 'zot' });
    await untilStatus('zot', 'installed');
    await accepted(owner, `POST ${at}`, { addonName: 'traefik', version: '37.1.1' });
    await untilStatus('traefik', 'installed');
    await accepted(owner, `PUT ${at}`, { addonName: 'traefik' });
    await untilStatus('traefik', 'upgraded');
    await accepted(owner, `POST ${at}/rollback`, { addonName: 'traefik' });
    await untilStatus('traefik', 'rolled_back');
    await accepted(owner, `DELETE ${at}`, { addonName: 'traefik' });
    await eventually(async () => expect([...collected.keys()]).toContain('Traefik is uninstalled'));
    const wrong = [
      [`POST ${at}`, { addonName: 'keda' }],
      [`POST ${at}`, { addonName: 'nothing' }],
      [`POST ${at}`, { addonName: 'grafana', version: '0.0.1' }],
      [`PUT ${at}`, { addonName: 'zot' }],
      [`POST ${at}/rollback`, { addonName: 'zot' }],
      [`DELETE ${at}`, { addonName: 'hcloud-csi' }],
      [`DELETE ${at}`, { addonName: 'cert-manager' }],
      [`DELETE ${at}`, { addonName: 'grafana' }],
      [`POST ${at}`, {}],
    ] as const;
    for (const [endpoint, body] of wrong) await refused(owner, endpoint, body);
    const failing = await fresh();
    const broken = await built(failing, 'active', { name: 'addons-fail' });
    const chain = { addonName: 'zot', with_dependencies: true };
    await accepted(failing, `POST /api/clusters/${broken.id}/addons`, chain);
    await until(failing, `/api/clusters/${broken.id}/addons`, '"zot"[^}]*"status":"failed"');
  });

  it('are collected from GitOps and GitHub', async () => {
    const owner = await fresh();
    const { id } = await built(owner, 'active');
    const at = `/api/clusters/${id}/gitops`;
    const follow = (repo: string) => ({ enabled: true, repo_name: `acme-labs/${repo}`, branch: 'main' });
    await refused(owner, `POST ${at}`, follow('fleet-infra'));
    await connectGithub(fleet, owner);
    await refused(owner, 'GET /api/github/repos/acme-labs%2Fbranches-fail/branches');
    for (const repo of ['nothing', 'payments']) await refused(owner, `POST ${at}`, follow(repo));
    await refused(owner, `POST ${at}`, { ...follow('fleet-infra'), branch: 'nowhere' });
    for (const repo of ['keys-refused', 'never-ready']) {
      await accepted(owner, `POST ${at}`, follow(repo));
      await until(owner, at, '"status":"failed"');
      await accepted(owner, `GET ${at}`);
    }
    await accepted(owner, `POST ${at}`, follow('stalls'));
    await refused(owner, `POST ${at}`, follow('stalls'));
    await until(owner, at, '"status":"active"');
    await accepted(owner, `GET ${at}/status`);
    await accepted(owner, `POST ${at}`, { enabled: false });
    await until(owner, at, '"status":"inactive"');
    await refused(owner, `POST ${at}`, { enabled: false });
    for (const account of ['revoked-app', 'rate-limited']) {
      const other = await fresh();
      await connectGithub(fleet, other, { account });
      await refused(other, 'GET /api/github/user/repositories');
    }
  });

  it('are collected from registries and secrets', async () => {
    const owner = await fresh();
    const { id } = await built(owner, 'active');
    const hub = { name: 'hub', type: 'docker-hub', username: 'acme', password: 'x' };
    await accepted(owner, 'POST /api/registry', hub);
    await accepted(owner, 'POST /api/registry', { ...hub, name: 'fails-to-apply' });
    await accepted(owner, `POST /api/registry/fails-to-apply/apply/${id}`);
    await until(owner, `/api/clusters/${id}/registries/status`, '"status":"failed"');
    await accepted(owner, `GET /api/clusters/${id}/registries/status`);
    const forms = [
      hub,
      {},
      { ...hub, name: 'a b' },
      { ...hub, name: 'w', username: 'wrong' },
      { ...hub, name: 'u', type: 'custom', url: 'unreachable.example.com' },
      { ...hub, name: 'v', type: 'custom' },
      { ...hub, name: 'e', type: 'aws-ecr', url: '123456789012.dkr.ecr.eu-west-1.amazonaws.com' },
      { ...hub, name: 'g', type: 'google-artifact', url: 'gcr.io', username: '_json_key' },
      { ...hub, name: 'h', type: 'google-artifact', url: 'gcr.io', username: '_json_key', password: '{}' },
    ];
    for (const form of forms) await refused(owner, 'POST /api/registry', form);
    await refused(owner, `POST /api/clusters/${id}/registries/default`, { registry_name: 'nothing' });
    const at = `POST /api/clusters/${id}/secrets`;
    const secret = { name: 's', namespace: 'default', literals: [{ key: 'a', value: 'b' }] };
    await accepted(owner, at, secret);
    const secrets = [
      secret,
      {},
      { ...secret, name: 'X Y', namespace: 'no no' },
      { ...secret, name: 'fails-to-apply' },
      { ...secret, name: 't', namespace: 'nowhere' },
      { ...secret, name: 't', type: 'kubernetes.io/tls' },
      { ...secret, name: 't', type: 'kubernetes.io/strange' },
      { ...secret, name: 't', literals: ['', 'a b', 'c', 'c'].map((key) => ({ key, value: 'x' })) },
      { ...secret, name: 't', literals: [{ key: 'a', value: '' }] },
      { ...secret, name: 't', literals: [] },
    ];
    for (const form of secrets) await refused(owner, at, form);
    await refused(owner, 'POST /api/global-secrets', { name: 'no name!', value: '' });
  });

  it('are collected from invalid input, missing permissions and plan limits', async () => {
    const owner = await fresh();
    await refused(owner, 'POST /api/clusters', {});
    const forms = [
      { name: 'X', location: 'nowhere', worker_node_pools: [] },
      { ssh_allowed_networks: ['no'], api_allowed_networks: [], cni: 'other', datastore: { mode: 'no' } },
      { master_instance_type: 'cx99', master_locations: ['fsn1', 'ash'] },
      { private_network_enabled: false, public_network_ip_v4: false, public_network_ip_v6: false },
      { worker_node_pools: [pool, { ...pool, instance_count: 99 }] },
      { worker_node_pools: [{ ...pool, name: 'no no', autoscaling_enabled: true }] },
      { k3s_version: 'v0', os_image: 'windows', temporary_hetzner_token: 'invalid'.padEnd(64, '0') },
      { temporary_hetzner_token: 'readonly'.padEnd(64, '0') },
      { temporary_hetzner_token: 'short' },
    ];
    for (const form of forms) await refused(owner, 'POST /api/clusters', { ...clusterForm(form) });
    await accepted(owner, 'POST /api/clusters', { ...clusterForm({ dry_run: true }) });
    await refused(await fresh(null), 'POST /api/clusters', { ...clusterForm() });
    const free = await fleet.owner({ plan: 'free', cloudToken: freshCloudToken() });
    const { id } = await built(free, 'active');
    await refused(free, 'POST /api/clusters', { ...clusterForm() });
    const fixed = { name: 'other', location: 'ash', cni: 'cilium', master_instance_type: 'cx33' };
    await refused(free, `PUT /api/clusters/${id}`, { ...fixed, k3s_version: 'v1.30.14+k3s2' });
    await refused(free, `PATCH /api/clusters/${id}/archive`);
    await refused(free, `PATCH /api/clusters/${id}/unarchive`);
    const gone = { node_pools: [{ ...pool, id: crypto.randomUUID(), name: 'gone' }] };
    await refused(free, `PUT /api/clusters/${id}/nodepools`, gone);
    const user = await fleet.member(free, 'user');
    const orders = ['addons', 'gitops', 'secrets', 'sync-node-pools'].map((what) => `${id}/${what}`);
    for (const order of orders)
      await call(user, `POST /api/clusters/${order}`, { addonName: 'keda', enabled: false });
    await refused(user, `DELETE /api/clusters/${id}`);
    await refused(user, 'POST /api/apikeys', { name: 'k', scopes: ['read'] });
    await refused(user, 'PATCH /api/user', { fullname: '', email: 'no' });
    await refused(owner, 'PUT /api/user/password', { password: 'x', confirm_password: 'y' });
    await call(owner, 'POST /api/auth', { email: 'nobody@example.com', password: 'Wrong-1!' });
    await call(owner, 'POST /api/auth/register', { email: 'no', password: 'short', fullname: '' });
  });

  it('are collected from the graph of every user of every world', async () => {
    await loadWorld('all', fleet.platform.app);
    const viewer = gateway.gateway.schema.getType('Viewer');
    if (!isObjectType(viewer)) throw new Error('the graph has a viewer');
    const walk = `{ viewer ${selectionOf(gateway.gateway.schema, viewer)} }`;
    const { 'two-factor': _withCode, ...others } = worldPeople;
    for (const { email } of Object.values(others).flat()) {
      const { data } = await gateway.execute(walk, {}, await gateway.signIn(email));
      collect(`the graph of ${email}`, data);
    }
  });

  it('all have a code with a Spanish translation', () => {
    expect(collected.size).toBeGreaterThan(200);
    const spanish = JSON.parse(
      readFileSync(`${import.meta.dirname}/../../../web/i18n/es/messages.json`, 'utf8'),
    ) as object;
    const codes = new Set(Object.keys(spanish).map((key) => key.replace(/_(one|other)$/, '')));
    const without = [...collected].filter(([, { code }]) => code === null || !codes.has(code));
    expect(without).toEqual([]);
  });

  it('are verbatim only where Kubernetes or Hetzner wrote them', () => {
    const others = /^admission webhook denied|^The server .* did not start/;
    const verbatim = [...collected].filter(([text, { code }]) => code === 'VERBATIM' && !others.test(text));
    expect(verbatim).toEqual([]);
  });
});
