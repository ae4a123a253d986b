import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestEngine, type TestEngine } from '../../kubernetesEngine.testing.ts';

const labels = { 'cnpg.io/cluster': 'shop', 'cnpg.io/podRole': 'instance' };
const ready = { type: 'Ready', status: 'True' };

describe('the proxy of a pod', () => {
  let test: TestEngine;
  let clusterId = '';
  const path = (pod: string): string => `/api/v1/namespaces/default/pods/${pod}/proxy/metrics`;
  const read = async (pod: string) => {
    const reply = await test.engine.inProcess(clusterId).send({
      method: 'GET',
      path: path(pod),
      headers: { 'user-agent': 'test/1' },
      body: null,
    });
    const parts: Uint8Array[] = [];
    for await (const part of reply.body) parts.push(part);
    return [reply.status, Buffer.concat(parts).toString('utf8')];
  };

  beforeAll(async () => {
    test = await startTestEngine({
      seed: async (_db, state) => {
        state.create('namespaces', { metadata: { name: 'default' }, status: { phase: 'Active' } });
        const spec = { containers: [{ name: 'postgres', image: 'postgres' }] };
        const status = { phase: 'Running', podIP: '10.244.1.7', conditions: [ready] };
        const metadata = { name: 'shop-1', namespace: 'default', labels };
        state.create('pods', { metadata, spec, status });
        state.create('pods', { metadata: { name: 'web', namespace: 'default' }, spec, status });
        state.create('clusters.postgresql.cnpg.io', {
          metadata: { name: 'shop', namespace: 'default' },
          spec: { instances: 1, storage: { size: '10Gi' } },
        });
      },
      instanceMetrics: (pod, cluster) =>
        `up{pod="${pod.metadata.name}",cluster="${cluster.metadata.name}"} 1\n`,
    });
    clusterId = await test.cluster();
  });
  afterAll(() => test.close());

  it.each(['shop-1:9187', 'shop-1%3A9187'])('answers %s with the metrics of the instance', async (pod) => {
    await expect(read(pod)).resolves.toEqual([200, 'up{pod="shop-1",cluster="shop"} 1\n']);
  });

  it('refuses other ports, other pods and unknown ones', async () => {
    for (const [pod, status] of [
      ['shop-1:8080', 503],
      ['web:9187', 503],
      ['gone:9187', 404],
    ] as const)
      expect((await read(pod))[0]).toBe(status);
  });
});
