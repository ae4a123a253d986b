import { afterEach, describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import { clusterJson, idOf, invalidFields, refusedWith, userJson, wire } from '../testing.ts';
import { deploymentJson, deploymentStatusJson, versionJson } from './deployments.testing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const pod = (name: string, state: string, message = '') => ({
  name,
  namespace: 'shop',
  created_at: '2026-11-01T10:00:00.000Z',
  state,
  message,
  node: 'w1',
  ip: null,
  owner: null,
  usage: null,
  containers: [],
});

const base: UpstreamTable = {
  'GET /api/user': { data: userJson() },
  'GET /api/clusters/c1': { data: [clusterJson()] },
  'GET /api/clusters/c1/pods': {
    data: [pod('web-1', 'running'), pod('web-2', 'error', 'no such image'), pod('other', 'error')],
  },
};

function world(table: UpstreamTable) {
  const made = testGateway({ upstream: { ...base, ...table } });
  stops.push(made.stop);
  return made;
}

describe('deployments of a cluster', () => {
  const rows = `deployments { totalCount edges { node { name status replicas source { imageRepository imageTag }
    exposure { url hasTls } recentVersions { imageTag reason changes { path } } autoscaling { isEnabled maxReplicas }
    rollout { ready wanted worstPod { name } } drift { runningTag } pods { name }
    viewerCan { update { code } scale { code } delete { code } } } } }
    deploymentCounts { total running inProgress failed } viewerCan { createDeployment { allowed } }`;
  const listOf = (count: number) => {
    const names = Array.from({ length: count }, (_, at) => `app-${at}`);
    return {
      'GET /api/clusters/c1/deployments': { data: names.map((name) => deploymentJson(name)) },
      'GET /api/clusters/c1/deployments/status': { data: names.map((name) => deploymentStatusJson(name)) },
    };
  };

  it('cost as many calls for 200 as for 10', async () => {
    const query = `{ cluster(id: "c1") { ${rows} } }`;
    const few = await world(listOf(10)).execute(query);
    const many = await world(listOf(200)).execute(query);
    expect(many.errors).toBeUndefined();
    expect(many.data).toMatchObject({ cluster: { deployments: { totalCount: 200 } } });
    expect(wire(many.calls).sort()).toEqual(wire(few.calls).sort());
    expect(wire(few.calls).sort()).toEqual([
      'GET /api/clusters/c1',
      'GET /api/clusters/c1/deployments',
      'GET /api/clusters/c1/deployments/status',
      'GET /api/clusters/c1/pods',
      'GET /api/user',
    ]);
  });

  it('are filtered, and counted by what they do', async () => {
    const { data, errors } = await world({
      'GET /api/clusters/c1/deployments': {
        data: [
          deploymentJson('api', { namespace: 'default', status: 'active' }),
          deploymentJson('broken', { status: 'error', message: 'No such image' }),
          deploymentJson('web', { status: 'in_progress', progress: 40 }),
        ],
      },
    }).execute(`{ cluster(id: "c1") {
      deploymentCounts { total running inProgress failed }
      all: deployments { edges { node { name status } } }
      some: deployments(filter: { statuses: [DEPLOYED, DEPLOYING], namespace: "shop", search: "ACME/web" }) { edges { node { name } } }
    } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      cluster: {
        deploymentCounts: { total: 3, running: 1, inProgress: 1, failed: 1 },
        all: {
          edges: [
            { node: { name: 'broken', status: 'FAILED' } },
            { node: { name: 'api', status: 'DEPLOYED' } },
            { node: { name: 'web', status: 'DEPLOYING' } },
          ],
        },
        some: { edges: [{ node: { name: 'web' } }] },
      },
    });
  });
});

describe('a deployment', () => {
  it('has its pods, the worst of them, and the difference from what runs', async () => {
    const { data, errors } = await world({
      'GET /api/deployments/web': { data: deploymentJson('web', { ready_replicas: 1 }) },
      'GET /api/clusters/c1/deployments/status': {
        data: [
          deploymentStatusJson('web', {
            version_mismatch: true,
            running_version: '1.4.1',
            pods: [
              { name: 'web-1', ready: true },
              { name: 'web-2', ready: false },
            ],
          }),
        ],
      },
    }).execute(`{ cluster(id: "c1") { deployment(id: "web") {
      rollout { ready wanted worstPod { name message } } pods { name } drift { runningTag configuredTag }
      recentVersions { id isCurrent authorName changes { path before after } } } } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      cluster: {
        deployment: {
          rollout: { ready: 1, wanted: 2, worstPod: { name: 'web-2', message: 'no such image' } },
          pods: [{ name: 'web-1' }, { name: 'web-2' }],
          drift: { runningTag: '1.4.1', configuredTag: '1.4.2' },
          recentVersions: [
            {
              id: idOf('DeploymentVersion', 'web:v1'),
              isCurrent: true,
              authorName: 'Ada',
              changes: [{ path: 'exposure.hostname', before: 'old.example.com', after: 'shop.example.com' }],
            },
          ],
        },
      },
    });
  });

  it('has the volumes that were removed and kept, with their price', async () => {
    const { data } = await world({
      'GET /api/deployments/web': {
        data: deploymentJson('web', {
          kept_volumes: [{ name: 'web-1', size: '20Gi', monthly_price: 0.88 }],
        }),
      },
    }).execute(
      '{ cluster(id: "c1") { deployment(id: "web") { keptVolumes { name size monthlyPrice { amount } } } } }',
    );
    const kept = { name: 'web-1', size: '20Gi', monthlyPrice: { amount: '0.88' } };
    expect(data).toEqual({ cluster: { deployment: { keptVolumes: [kept] } } });
  });

  it('is null on another cluster', async () => {
    const { data } = await world({
      'GET /api/deployments/web': { data: deploymentJson('web', { cluster_id: 'c2' }) },
    }).execute('{ cluster(id: "c1") { deployment(id: "web") { name } } }');
    expect(data).toEqual({ cluster: { deployment: null } });
  });

  it('lists its versions, newest first', async () => {
    const { data } = await world({
      'GET /api/deployments/web': { data: deploymentJson('web') },
      'GET /api/deployments/web/versions?limit=100': {
        data: [
          versionJson('v2', { created_at: '2026-11-02T10:00:00Z', update_reason: 'dancing' }),
          versionJson('v1'),
        ],
      },
    }).execute(
      '{ cluster(id: "c1") { deployment(id: "web") { versions(first: 1) { totalCount edges { node { reason } } } } } }',
    );
    expect(data).toEqual({
      cluster: { deployment: { versions: { totalCount: 2, edges: [{ node: { reason: null } }] } } },
    });
  });

  it.each([
    ['deployed', {}, {}, [null, null, null]],
    ['updating', {}, {}, ['BUSY', 'BUSY', null]],
    ['scaling', {}, {}, [null, null, null]],
    ['deleting', {}, {}, ['BUSY', 'BUSY', 'BUSY']],
    ['deploying', {}, {}, [null, null, null]],
    ['deployed', { permission: 'user' }, {}, ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']],
    ['deployed', {}, { status: 'archived' }, ['ARCHIVED', 'ARCHIVED', 'ARCHIVED']],
    [
      'deployed',
      {},
      { status: 'updating' },
      ['CLUSTER_NOT_ACTIVE', 'CLUSTER_NOT_ACTIVE', 'CLUSTER_NOT_ACTIVE'],
    ],
  ])('that is %s allows %j on %j to update, scale and delete: %j', async (status, user, cluster, codes) => {
    const { data } = await world({
      'GET /api/user': { data: userJson(user) },
      'GET /api/clusters/c1': { data: [clusterJson(cluster)] },
      'GET /api/deployments/web': { data: deploymentJson('web', { status }) },
    }).execute<{ node: { viewerCan: Record<string, { code: string | null }> } }>(
      `query ($id: ID!) { node(id: $id) { ... on Deployment { viewerCan { update { code } scale { code } delete { code } } } } }`,
      { id: idOf('Deployment', 'web') },
    );
    const can = data?.node.viewerCan;
    expect([can?.['update']?.code, can?.['scale']?.code, can?.['delete']?.code]).toEqual(codes);
  });
});

describe('createDeployment', () => {
  const create = `mutation ($input: CreateDeploymentInput!) { createDeployment(input: $input) { __typename
    ... on CreateDeploymentPayload { deployment { status } } ... on RefusedError { code }
    ... on InputError { issues { path code } } ... on ChangePreview { monthlyPriceAfter { amount } } } }`;
  const post = 'POST /api/clusters/c1/deployments';
  const input = { clusterId: idOf('Cluster', 'c1'), name: 'web', imageRepository: 'nginx' };

  it('needs a name and an image only', async () => {
    const { data, calls } = await world({
      [post]: answer(202, { data: deploymentJson('web', { status: 'pending', progress: 5 }) }),
    }).execute(create, { input });
    expect(data).toEqual({
      createDeployment: { __typename: 'CreateDeploymentPayload', deployment: { status: 'PENDING' } },
    });
    expect(calls[0]?.body).toEqual({
      name: 'web',
      namespace: 'default',
      image_repository: 'nginx',
      image_tag: 'latest',
      port: 80,
      service_port: 80,
      replicas: 1,
    });
  });

  it("sends everything under the platform's names, and secret values apart from their names", async () => {
    const { calls } = await world({ [post]: answer(202, { data: deploymentJson('web') }) }).execute(create, {
      input: {
        ...input,
        variables: [{ name: 'MODE', value: 'live' }],
        secrets: [{ name: 'TOKEN', value: 's3cret' }, { name: 'KEPT' }],
        volumes: [{ mountPath: '/data' }],
        exposure: { hostname: 'shop.example.com' },
        resources: { cpuRequest: '100m' },
        healthCheck: { path: '/healthz' },
        autoUpdate: { policy: 'PATCH' },
        autoscaling: { maxReplicas: 4, targetMemoryPercentage: null },
      },
    });
    expect(calls[0]?.body).toMatchObject({
      env_variables: [{ name: 'MODE', value: 'live' }],
      secrets: [{ name: 'TOKEN' }, { name: 'KEPT' }],
      secret_values: { TOKEN: 's3cret' },
      volumes: [
        { type: 'pvc', mountPath: '/data', size: '10Gi', accessModes: ['ReadWriteOnce'], storageClass: '' },
      ],
      expose_via_ingress: true,
      hostname: 'shop.example.com',
      tls: true,
      resources: { cpu_request: '100m', memory_limit: null },
      health_check: { path: '/healthz', port: null, initial_delay_seconds: 0 },
      auto_update_enabled: true,
      auto_update_pattern: 'patch',
      auto_update_frequency: '5m',
      autoscale_enabled: true,
      min_replicas: 1,
      max_replicas: 4,
      target_cpu_percentage: 80,
      target_memory_percentage: null,
    });
  });

  it('names the fields of the input that are invalid, and says why it is refused', async () => {
    const invalid = await world({
      [post]: invalidFields(
        ['hostname', 'value_invalid', 'No.'],
        ['env_variables.0.name', 'value_invalid', 'No.'],
      ),
    }).execute(create, { input });
    expect(invalid.data).toMatchObject({
      createDeployment: { issues: [{ path: 'exposure.hostname' }, { path: 'variables.0.name' }] },
    });
    const refused = await world({ [post]: refusedWith('no_ingress_class') }).execute(create, { input });
    expect(refused.data).toMatchObject({ createDeployment: { code: 'NO_INGRESS_CLASS' } });
  });
});

describe('changes of a deployment', () => {
  const id = idOf('Deployment', 'web');
  const inProgress = (status: string) => answer(202, { data: deploymentJson('web', { status }) });
  it.each([
    ['scaleDeployment', 'replicas: 3', 'PATCH /api/deployments/web/scale', { replicas: 3 }],
    ['restartDeployment', '', 'POST /api/deployments/web/restart', undefined],
    ['deleteDeployment', 'volumes: DELETE', 'DELETE /api/clusters/c1/deployments/web', { volumes: 'delete' }],
    [
      'restoreDeploymentVersion',
      '',
      'POST /api/deployments/web/restore-version',
      { version_id: 'v1' },
      idOf('DeploymentVersion', 'web:v1'),
    ],
  ])('%s sends its call and returns the deployment', async (field, more, call, body, own = id) => {
    const name = `${field.charAt(0).toUpperCase()}${field.slice(1)}Payload`;
    const { data, errors, calls } = await world({
      'GET /api/deployments/web': { data: deploymentJson('web') },
      [call]: inProgress('updating'),
    }).execute(
      `mutation { it: ${field}(input: { id: "${own}" ${more} }) { ... on ${name} { deployment { status } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ it: { deployment: { status: 'UPDATING' } } });
    expect(wire(calls)).toContain(call);
    expect(calls.at(-1)?.body).toEqual(body);
  });

  const update = `mutation ($input: UpdateDeploymentInput!) { updateDeployment(input: $input) { __typename
    ... on ConflictError { changedBy changes { path } currentDeployment { revision } } } }`;
  const patch = 'PATCH /api/deployments/web/settings';

  it('send only what was given', async () => {
    const { calls } = await world({ [patch]: inProgress('updating') }).execute(update, {
      input: { id, revision: 3, imageTag: '1.5.0', healthCheck: null },
    });
    expect(calls[0]?.body).toEqual({ revision: 3, image_tag: '1.5.0', health_check: null });
  });

  it('say what happens to removed volumes', async () => {
    const bodies = await Promise.all(
      [{ volumes: [] }, { volumes: [], removedVolumes: 'DELETE' }].map(async (more) => {
        const { calls } = await world({ [patch]: inProgress('updating') }).execute(update, {
          input: { id, ...more },
        });
        return calls[0]?.body;
      }),
    );
    expect(bodies).toEqual([
      { volumes: [], removed_volumes: 'keep' },
      { volumes: [], removed_volumes: 'delete' },
    ]);
  });

  it('return the change of another user with the current deployment', async () => {
    const { data } = await world({
      [patch]: answer(409, {
        error: 'changed_meanwhile',
        message: 'Grace changed this deployment in the meantime.',
        cluster_id: 'c1',
        deployment_id: 'web',
        changed_by: 'Grace',
        changed_at: '2026-11-02T10:00:00.000Z',
        changes: [{ field: 'max_replicas', before: '3', after: '5' }],
      }),
      'GET /api/deployments/web': { data: deploymentJson('web', { revision: 4 }) },
    }).execute(update, { input: { id, revision: 3, imageTag: '1.5.0' } });
    expect(data).toEqual({
      updateDeployment: {
        __typename: 'ConflictError',
        changedBy: 'Grace',
        changes: [{ path: 'autoscaling.maxReplicas' }],
        currentDeployment: { revision: 4 },
      },
    });
  });
});
