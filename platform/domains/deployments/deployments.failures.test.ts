import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { text } from '../../messages/messages.ts';
import { KubernetesError } from '../../providers/kubernetes/port.ts';
import { startFleet, type Caller, type Refusal, type TestFleet } from '../clusters/fleet.testing.ts';
import { createDeploymentsObserver } from './deployments.observing.ts';
import type { DeploymentJson } from './deployments.wire.ts';

let fleet: TestFleet;
let caller: Caller;
let id: string;

type Body = { data: DeploymentJson } & Refusal;

const create = async (name: string, overrides: object = {}): Promise<string> => {
  const body = { name, image_repository: 'nginx', image_tag: '1.27', ...overrides };
  const answer = await fleet.call<Body>(caller, 'POST', `/api/clusters/${id}/deployments`, body);
  if (answer.status !== 202) throw new Error(JSON.stringify(answer.body));
  return answer.body.data.id;
};
const read = (deploymentId: string) => fleet.call<Body>(caller, 'GET', `/api/deployments/${deploymentId}`);
const until = (deploymentId: string, wanted: object) =>
  eventually(async () => expect((await read(deploymentId)).body.data).toMatchObject(wanted));

beforeAll(async () => {
  fleet = await startFleet();
  caller = await fleet.owner();
  ({ id } = await fleet.active(caller, { name: 'shop' }));
});
afterAll(() => fleet.platform.stop());

it('of two saves at once one is done, and the other one is refused with what changed', async () => {
  const deploymentId = await create('twice');
  await until(deploymentId, { status: 'deployed' });
  const save = (port: number) =>
    fleet.call<Body>(caller, 'PATCH', `/api/deployments/${deploymentId}/settings`, { port, revision: 1 });
  const answers = await Promise.all([save(8080), save(9090)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(['changed_meanwhile', 'busy']).toContain(refused?.body.error);
  await until(deploymentId, { status: 'deployed', revision: 2 });
});

it('a deployment is deleted while it is being deployed, and nothing of it is left', async () => {
  const deploymentId = await create('hasty', { image_repository: 'example.com/not-ready' });
  const path = `/api/clusters/${id}/deployments/${deploymentId}`;
  const removed = await fleet.call<Body>(caller, 'DELETE', path, { volumes: 'delete' });
  expect([removed.status, removed.body.data.status]).toEqual([202, 'deleting']);
  await eventually(async () => expect((await read(deploymentId)).status).toBe(404));
  const kube = await fleet.platform.app.providers.kubernetesClients.of(id);
  const left = await kube.list('deployments.apps', { namespace: 'default' });
  expect(left.map(({ metadata }) => metadata.name)).not.toContain('hasty');
});

it('a deployment is deleted by one of two requests at once', async () => {
  const deploymentId = await create('gone-twice');
  await until(deploymentId, { status: 'deployed' });
  const path = `/api/clusters/${id}/deployments/${deploymentId}`;
  await Promise.all([1, 2].map(() => fleet.call<Body>(caller, 'DELETE', path, {})));
  const entries = await fleet.platform.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.targetId, deploymentId), eq(auditEntries.action, 'deployment.delete')));
  expect(entries).toHaveLength(1);
});

it('a deployment whose volume is refused says why', async () => {
  const deploymentId = await create('volume-quota', { volumes: [{ mountPath: '/data' }] });
  await until(deploymentId, { detail: { code: 'pod_volume_quota', params: { path: '/data' } } });
});

it('a registry that does not respond prevents neither saving nor the way back', async () => {
  const repository = 'unreachable.example.com/web';
  const deploymentId = await create('faraway', { image_repository: repository });
  const isAway = { status: 'failed', detail: { code: 'pod_registry_unreachable' } };
  await until(deploymentId, isAway);
  const path = `/api/deployments/${deploymentId}`;
  const saved = await fleet.call<Body>(caller, 'PATCH', `${path}/settings`, { image_repository: 'nginx' });
  expect(saved.status).toBe(202);
  await until(deploymentId, { status: 'deployed', image_repository: 'nginx' });
  const { body } = await fleet.call<{ data: { id: string }[] }>(caller, 'GET', `${path}/versions`);
  const restored = await fleet.call<Body>(caller, 'POST', `${path}/restore-version`, {
    version_id: body.data.at(-1)?.id,
  });
  expect(restored.status).toBe(202);
  const detail = { code: 'deployment_still_serves', params: { problem: 'pod_registry_unreachable' } };
  await until(deploymentId, { status: 'failed', image_repository: repository, detail });
});

it('a deployment keeps its state while the API of its cluster does not respond', async () => {
  const deploymentId = await create('steady');
  await until(deploymentId, { status: 'deployed' });
  const before = (await read(deploymentId)).body.data;
  const { core, services } = fleet.platform.app;
  const unavailable = new KubernetesError({
    kind: 'unavailable',
    code: 'unreachable',
    text: text('kubernetes_no_response'),
  });
  const observer = createDeploymentsObserver({
    ...core,
    audit: services.audit,
    clusters: services.clusters,
    clusterDeployments: { observe: () => Promise.reject(unavailable) },
  });
  await expect(observer.sync(id)).rejects.toBe(unavailable);
  expect((await read(deploymentId)).body.data).toEqual(before);
});

it('a deployment of an archived cluster is readable, and takes no changes', async () => {
  const deploymentId = await create('resting');
  await until(deploymentId, { status: 'deployed' });
  await fleet.call(caller, 'PATCH', `/api/clusters/${id}/archive`);
  await fleet.until(caller, id, 'archived');
  expect((await read(deploymentId)).body.data).toMatchObject({ status: 'deployed', image_tag: '1.27' });
  const refused = await fleet.call<Body>(caller, 'PATCH', `/api/deployments/${deploymentId}/scale`, {
    replicas: 2,
  });
  expect([refused.status, refused.body.error]).toEqual([409, 'archived']);
});
