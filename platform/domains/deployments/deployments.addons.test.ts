import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { startFleet, type Caller, type Refusal, type TestFleet } from '../clusters/fleet.testing.ts';
import type { DeploymentJson } from './deployments.wire.ts';

type Body = { data: DeploymentJson } & Refusal;

let fleet: TestFleet;
let caller: Caller;
let id: string;

const create = (body: object) =>
  fleet.call<Body>(caller, 'POST', `/api/clusters/${id}/deployments`, { image_repository: 'nginx', ...body });
const until = (deploymentId: string, wanted: object) =>
  eventually(async () => {
    const { body } = await fleet.call<Body>(caller, 'GET', `/api/deployments/${deploymentId}`);
    expect(body.data).toMatchObject(wanted);
  });
const install = async (addonName: string): Promise<void> => {
  const path = `/api/clusters/${id}/addons`;
  await fleet.call(caller, 'POST', path, { addonName, with_dependencies: true });
  await eventually(async () => {
    const { body } = await fleet.call<{ data: { name: string; status: string }[] }>(caller, 'GET', path);
    expect(body.data).toContainEqual(expect.objectContaining({ name: addonName, status: 'installed' }));
  });
};

beforeAll(async () => {
  fleet = await startFleet();
  caller = await fleet.owner();
  ({ id } = await fleet.active(caller, { name: 'shop' }));
  for (const name of ['traefik', 'cert-issuer', 'metrics-server']) await install(name);
});
afterAll(() => fleet.platform.stop());

describe('an exposed deployment', () => {
  it('has the class of the cluster and a certificate, and its host to itself', async () => {
    const exposed = { expose_via_ingress: true, tls: true, hostname: 'shop.example.com' };
    const { body } = await create({ name: 'web', ...exposed });
    expect(body.data.ingress_class).toBe('traefik');
    await until(body.data.id, { status: 'deployed', certificate: 'ready', url: 'https://shop.example.com' });
    const second = await create({ name: 'other', namespace: 'else', ...exposed });
    expect([second.status, second.body.error]).toEqual([409, 'hostname_in_use']);
  });

  it('is deployed without a certificate when there can be none, and says so', async () => {
    const { body } = await create({
      name: 'lost',
      expose_via_ingress: true,
      tls: true,
      hostname: 'a.invalid',
    });
    await until(body.data.id, {
      status: 'deployed',
      certificate: 'failed',
      detail: { code: 'deployment_certificate_failed' },
    });
  });
});

describe('an autoscaled deployment', () => {
  it('has its number of replicas from the autoscaler, and is paused by hand', async () => {
    const { body } = await create({
      name: 'elastic',
      autoscale_enabled: true,
      min_replicas: 2,
      max_replicas: 2,
    });
    const { id: deploymentId } = body.data;
    await until(deploymentId, { status: 'deployed', ready_replicas: 2 });
    const scale = (replicas: number) =>
      fleet.call<Body>(caller, 'PATCH', `/api/deployments/${deploymentId}/scale`, { replicas });
    expect((await scale(3)).body.error).toBe('autoscaled');
    await scale(0);
    await until(deploymentId, { status: 'deployed', ready_replicas: 0 });
    await scale(1);
    await until(deploymentId, { status: 'deployed', ready_replicas: 2 });
  });

  it('needs a request to measure against', async () => {
    const { body } = await create({
      name: 'unmeasured',
      autoscale_enabled: true,
      resources: { memory_request: '64Mi' },
    });
    expect(body.issues).toMatchObject([
      { field: 'target_cpu_percentage', code: 'autoscale_request_required' },
    ]);
  });
});
