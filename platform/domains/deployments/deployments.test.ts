import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { startFleet, type Caller, type Refusal, type TestFleet } from '../clusters/fleet.testing.ts';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import type { DeploymentJson } from './deployments.wire.ts';

let fleet: TestFleet;
let caller: Caller;
let id: string;

type Body = { data: DeploymentJson } & Refusal;

const form = (name: string, image = 'nginx', overrides: object = {}) => ({
  name,
  image_repository: image,
  image_tag: '1.27',
  ...overrides,
});
const create = (body: object) => fleet.call<Body>(caller, 'POST', `/api/clusters/${id}/deployments`, body);
const read = async (deploymentId: string) =>
  (await fleet.call<Body>(caller, 'GET', `/api/deployments/${deploymentId}`)).body.data;
const until = (deploymentId: string, wanted: Partial<DeploymentJson>) =>
  eventually(async () => {
    const found = await read(deploymentId);
    expect(found).toMatchObject(wanted);
    return found;
  });
const made = async (body: object): Promise<string> => {
  const { status, body: answer } = await create(body);
  if (status !== 202) throw new Error(JSON.stringify(answer));
  return answer.data.id;
};
const client = () => fleet.platform.app.providers.kubernetesClients.of(id);

beforeAll(async () => {
  fleet = await startFleet();
  caller = await fleet.owner();
  ({ id } = await fleet.active(caller, { name: 'shop' }));
});
afterAll(() => fleet.platform.stop());

describe('a new deployment', () => {
  it('is accepted at once and becomes deployed when its pods run', async () => {
    const { status, body } = await create(form('web', 'nginx', { replicas: 2, namespace: 'shop' }));
    expect(status).toBe(202);
    expect(body.data).toMatchObject({
      status: 'pending',
      progress: 5,
      revision: 1,
      environment: 'production',
    });
    const done = await until(body.data.id, { status: 'deployed', progress: 100, ready_replicas: 2 });
    expect(done).toMatchObject({ message: null, config: { image_tag: '1.27', secrets: [] } });
    const seen = () =>
      fleet.events.filter(({ event }) => event === 'deploymentStatusUpdate').map(({ payload }) => payload);
    const deployed = expect.objectContaining({ deploymentId: body.data.id, status: 'deployed' }) as unknown;
    await eventually(() => expect(seen()).toContainEqual(deployed));
  });

  it('has the logs of all its pods as one', async () => {
    const deploymentId = await made(form('talker', 'example.com/chatty', { replicas: 2 }));
    await until(deploymentId, { status: 'deployed', ready_replicas: 2 });
    type Logs = { lines: { pod: string; t: string }[]; availablePods: { name: string }[] };
    const { body } = await fleet.call<Logs>(
      caller,
      'GET',
      `/api/deployments/${deploymentId}/logs?format=lines&tailLines=500`,
    );
    const pods = body.availablePods.map(({ name }) => name);
    expect(pods).toHaveLength(2);
    expect(new Set(body.lines.map(({ pod }) => pod))).toEqual(new Set(pods));
    expect(body.lines.map(({ t }) => t)).toEqual(body.lines.map(({ t }) => t).sort());
  });

  it('keeps secrets in the cluster only, and variables literal', async () => {
    const deploymentId = await made(
      form('api', 'nginx', {
        config: { env_variables: [{ name: 'PRICE', value: '$(HOME) $$' }], secrets: [{ name: 'TOKEN' }] },
        secret_values: { TOKEN: 's3cret' },
      }),
    );
    const text = JSON.stringify(await until(deploymentId, { status: 'deployed' }));
    expect(text).not.toContain('s3cret');
    const kube = await client();
    const secret = await kube.get('secrets', { name: 'api-env', namespace: 'default' });
    expect(Buffer.from(secret.data?.['TOKEN'] ?? '', 'base64').toString()).toBe('s3cret');
    const object = await kube.get('deployments.apps', { name: 'api', namespace: 'default' });
    expect(object.spec?.template.spec?.containers[0]?.env?.[0]?.value).toBe('$$(HOME) $$$$');
  });

  it('fails with the reason of its worst pod, and recovers when it is corrected', async () => {
    const deploymentId = await made(form('broken', 'example.com/missing'));
    const failed = await until(deploymentId, { status: 'failed' });
    expect(failed.detail).toMatchObject({ code: 'pod_image_missing' });
    const path = `/api/deployments/${deploymentId}/settings`;
    const { status } = await fleet.call<Body>(caller, 'PATCH', path, { image_repository: 'nginx' });
    expect(status).toBe(202);
    await until(deploymentId, { status: 'deployed', revision: 2 });
  });

  it('is refused with an issue per field', async () => {
    const secrets = [{ name: 'constructor' }];
    const wrong = { port: 0, expose_via_ingress: true, secrets };
    const { status, body } = await create(form('Shop', 'nginx:1', wrong));
    expect(status).toBe(422);
    expect(body.issues?.map(({ field, code }) => [field, code])).toEqual([
      ['name', 'deployment_name_characters'],
      ['image_repository', 'image_repository_tag'],
      ['port', 'port_range'],
      ['hostname', 'hostname_required'],
      ['secrets.0.value', 'secret_value_missing'],
    ]);
  });

  it('is refused without what the cluster needs for it', async () => {
    const codes = await Promise.all(
      [
        form('exposed', 'nginx', { expose_via_ingress: true, hostname: 'a.example.com' }),
        form('updated', 'nginx', { auto_update_enabled: true }),
        form('single', 'nginx', { replicas: 2, volumes: [{ mountPath: '/data' }] }),
      ].map(async (body) => (await create(body)).body.error),
    );
    expect(codes).toEqual(['no_ingress_class', 'missing_dependencies', 'volume_single']);
  });

  it('needs a name that is free in the cluster too', async () => {
    const kube = await client();
    const container = { name: 'main', image: 'nginx:1.27' };
    await kube.apply('deployments.apps', {
      metadata: { name: 'foreign', namespace: 'default' },
      spec: {
        selector: { matchLabels: { app: 'foreign' } },
        template: { metadata: { labels: { app: 'foreign' } }, spec: { containers: [container] } },
      },
    });
    const { body } = await create(form('foreign'));
    expect(body.error).toBe('name_taken');
    const path = `/api/clusters/${id}/deployments/check-name?name=foreign&namespace=default`;
    const free = await fleet.call<{ data: { available: boolean } }>(caller, 'GET', path);
    expect(free.body.data).toEqual({ available: false });
  });

  it('tells the price of its volumes beforehand', async () => {
    const volumes = [{ mountPath: '/data', size: '20Gi' }];
    const path = `/api/clusters/${id}/deployments`;
    const body = form('dry', 'nginx', { volumes, dry_run: true });
    const answer = await fleet.call<{ data: PreviewJson }>(caller, 'POST', path, body);
    expect(answer.status).toBe(200);
    expect(answer.body.data.dry_run).toMatchObject({ monthly_price_before: null, monthly_price_after: 0.88 });
  });
});

describe('a deployment', () => {
  it('keeps serving the old version when a new one fails', async () => {
    const deploymentId = await made(form('serving'));
    await until(deploymentId, { status: 'deployed' });
    const path = `/api/clusters/${id}/deployments/${deploymentId}`;
    await fleet.call<Body>(caller, 'PUT', path, { image_tag: 'crash' });
    const failed = await until(deploymentId, { status: 'failed' });
    expect(failed.detail).toMatchObject({
      code: 'deployment_still_serves',
      params: { tag: '1.27', problem: 'pod_crashed' },
    });
    expect(failed.recent_versions.map(({ image_tag: tag, is_current: is }) => [tag, is])).toEqual([
      ['crash', true],
      ['1.27', false],
    ]);
  });

  it('is scaled, stopped, started and restarted', async () => {
    const deploymentId = await made(form('elastic'));
    await until(deploymentId, { status: 'deployed' });
    const scale = (replicas: number) =>
      fleet.call<Body>(caller, 'PATCH', `/api/deployments/${deploymentId}/scale`, { replicas });
    expect((await scale(3)).body.data.status).toBe('scaling');
    await until(deploymentId, { status: 'deployed', ready_replicas: 3 });
    await scale(0);
    await until(deploymentId, { status: 'deployed', ready_replicas: 0 });
    await scale(1);
    await until(deploymentId, { status: 'deployed', ready_replicas: 1 });
    const restarted = await fleet.call<Body>(caller, 'POST', `/api/deployments/${deploymentId}/restart`);
    expect(restarted.body.data.status).toBe('restarting');
    await until(deploymentId, { status: 'deployed' });
  });

  it('is not overwritten by somebody who read an older revision', async () => {
    const deploymentId = await made(form('shared'));
    await until(deploymentId, { status: 'deployed' });
    const path = `/api/deployments/${deploymentId}/settings`;
    await fleet.call<Body>(caller, 'PATCH', path, { port: 8080, revision: 1 });
    await until(deploymentId, { status: 'deployed', revision: 2 });
    const { status, body } = await fleet.call<Body & { changes: object[] }>(caller, 'PATCH', path, {
      port: 9090,
      revision: 1,
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      error: 'changed_meanwhile',
      changes: [{ field: 'port', before: '80', after: '8080' }],
    });
  });

  it('takes over an image that somebody else wrote, as a version', async () => {
    const deploymentId = await made(form('foreignly'));
    await until(deploymentId, { status: 'deployed' });
    const containers = [{ name: 'foreignly', image: 'nginx:1.28' }];
    const patch = { spec: { template: { spec: { containers } } } };
    const kube = await client();
    const live = await kube.get('deployments.apps', { name: 'foreignly', namespace: 'default' });
    const [container] = live.spec?.template.spec?.containers ?? [];
    containers[0] = { ...container, ...containers[0] } as (typeof containers)[0];
    await kube.mergePatch('deployments.apps', { name: 'foreignly', namespace: 'default' }, patch);
    const changed = await until(deploymentId, { revision: 2, status: 'deployed' });
    expect(changed).toMatchObject({ config: { image_tag: '1.28' }, previous_image_tag: '1.27' });
    expect(changed.recent_versions[0]).toMatchObject({ update_reason: 'changed_elsewhere' });
  });

  it('goes back to an earlier version while the registry has it, which ends automatic updates', async () => {
    const deploymentId = await made(form('returning'));
    await until(deploymentId, { status: 'deployed' });
    const path = `/api/deployments/${deploymentId}`;
    const change = (tag: string) => fleet.call<Body>(caller, 'PATCH', `${path}/settings`, { image_tag: tag });
    await change('1.27-missing');
    await until(deploymentId, { status: 'failed', image_tag: '1.27-missing' });
    // Not in the list of tags, but the cluster pulls it, so it can be restored as well.
    await change('1.26.1');
    await until(deploymentId, { status: 'deployed', image_tag: '1.26.1' });
    await change('1.28');
    await until(deploymentId, { status: 'deployed', image_tag: '1.28' });
    const { recent_versions: versions } = await read(deploymentId);
    const idOf = (tag: string) => versions.find((one) => one.image_tag === tag)?.id;
    const restore = (tag: string) =>
      fleet.call<Body>(caller, 'POST', `${path}/restore-version`, { version_id: idOf(tag) });
    expect((await restore('1.27-missing')).body.error).toBe('image_not_found');
    expect((await restore('1.26.1')).body.data).toMatchObject({
      status: 'updating',
      image_tag: '1.26.1',
      auto_update_enabled: false,
    });
    const restored = await until(deploymentId, { status: 'deployed' });
    expect(restored.recent_versions[0]).toMatchObject({ image_tag: '1.26.1', update_reason: 'restored' });
  });

  it('tells which tag automatic updates would take', async () => {
    const body = { image: 'redis', tag: '7.2', policy: 'minor' };
    const path = `/api/clusters/${id}/deployments/update-preview`;
    const { body: answer } = await fleet.call<{ data: object }>(caller, 'POST', path, body);
    expect(answer.data).toEqual({ candidates: ['7.4.2', '7.4', '7.2.7'], next: '7.4.2' });
    const custom = (pattern: string) =>
      fleet.call<Refusal & { data: object }>(caller, 'POST', path, {
        ...{ ...body, policy: 'custom' },
        custom_pattern: pattern,
      });
    expect((await custom('regexp:(')).body.data).toEqual({ candidates: [], next: null });
    expect((await custom(`glob:${'*a'.repeat(100)}`)).body.message).toBe('At most 200 characters.');
  });

  it.each([
    [String.raw`regexp:^main-(?P<compare>\d+)$`, undefined],
    ['regexp:^(?!dev)', 'The regular expression is not valid'],
    [`glob:${'*a'.repeat(100)}`, 'At most 200 characters.'],
  ])('checks update patterns by the rules of Keel: %s', async (pattern, why) => {
    const order = form('patterned', 'redis', {
      ...{ auto_update_enabled: true, auto_update_pattern: 'custom', auto_update_custom_pattern: pattern },
      dry_run: true,
    });
    const { body } = await fleet.call<Refusal>(caller, 'POST', `/api/clusters/${id}/deployments`, order);
    const issue = body.issues?.find(({ field }) => field.includes('auto_update_custom_pattern'));
    expect(issue?.message).toBe(why);
  });

  it('is deleted with all its objects, but its volumes only on request', async () => {
    const deploymentId = await made(form('leaving', 'nginx', { volumes: [{ mountPath: '/data' }] }));
    await until(deploymentId, { status: 'deployed' });
    const path = `/api/clusters/${id}/deployments/${deploymentId}`;
    const removed = await fleet.call<Body>(caller, 'DELETE', path, { volumes: 'keep' });
    expect(removed.body.data.status).toBe('deleting');
    await eventually(async () =>
      expect((await fleet.call<Body>(caller, 'GET', `/api/deployments/${deploymentId}`)).status).toBe(404),
    );
    const kube = await client();
    const claims = await kube.list('persistentvolumeclaims', { namespace: 'default' });
    expect(claims.map(({ metadata }) => metadata.name)).toContain('leaving-1');
    const services = await kube.list('services', { namespace: 'default' });
    expect(services.map(({ metadata }) => metadata.name)).not.toContain('leaving');
  });
});
