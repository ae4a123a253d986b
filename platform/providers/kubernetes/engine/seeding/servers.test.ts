import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually } from '../../../../../process/testing.ts';
import { manualClock } from '../../../../clock.ts';
import { createVault } from '../../../../crypto/vault.ts';
import { createEngineStore } from '../../../cloud/engine/store.ts';
import type { ServerRecord } from '../../../cloud/engine/records.ts';
import { createClusterSimulation } from '../clusterSimulation.ts';
import { putTroubledPod } from './putTroubledPod.ts';
import { startTestEngine, type TestEngine } from '../kubernetesEngine.testing.ts';

const PROJECT = '3f0a4a4e-8a54-4c5a-9d5a-0f9f4f4d2c11';
const nodeList = z.object({
  items: z.array(z.object({ metadata: z.object({ name: z.string() }) })),
});

let test: TestEngine;
const vault = createVault(randomBytes(32));
beforeEach(async () => {
  test = await startTestEngine(createClusterSimulation({ clock: manualClock(), vault }));
});
afterEach(() => test.close());

const deploymentList = z.object({ items: z.array(z.object({ metadata: z.object({ name: z.string() }) })) });

it('a demo can add a pod in trouble before and after the first request to its cluster', async () => {
  const clusterId = await test.cluster();
  const { db } = test.database;
  const add = (owner: string) =>
    putTroubledPod(
      { db, vault, clock: test.clock },
      { id: clusterId, accountId: PROJECT },
      {
        owner,
        namespace: 'shop',
        problem: 'crashing',
        message: '',
        restartCount: 0,
        createdAt: test.clock.now(),
      },
    );
  const names = async () => {
    const { body } = await test.call(clusterId, 'GET', '/apis/apps/v1/namespaces/shop/deployments');
    return deploymentList.parse(body).items.map(({ metadata }) => metadata.name);
  };
  await add('api');
  expect(await names()).toEqual(['api']);
  await add('worker');
  expect(await names()).toEqual(['api', 'worker']);
});

const record = (now: Date): ServerRecord => ({
  type: 'cx33',
  location: 'fsn1',
  image: 'ubuntu-24.04',
  createdAt: now.getTime(),
  builtAt: now.getTime(),
  bootedAt: now.getTime(),
  failsAt: null,
  lockedUntil: 0,
  deletedAt: null,
  ipv4: '203.0.113.9',
  ipv6: null,
  privateNets: [{ network: 1, ip: '10.0.0.5' }],
  placementGroup: null,
});

async function addServer(clusterId: string): Promise<void> {
  const labels = { 'cluster-id': clusterId, role: 'worker', pool: 'default' };
  const data = record(test.clock.now());
  await createEngineStore(test.database.db).write(PROJECT, (project) => {
    project.add({ kind: 'servers', name: 'test-pool-default-worker1', labels, data });
  });
}

it('a server of the embedded cloud becomes a node without any request to the cluster', async () => {
  const clusterId = await test.cluster();
  const names = async () => {
    const { body } = await test.call(clusterId, 'GET', '/api/v1/nodes');
    return nodeList.parse(body).items.map(({ metadata }) => metadata.name);
  };
  expect(await names()).toEqual([]);
  await addServer(clusterId);
  await eventually(async () => expect(await names()).toEqual(['test-pool-default-worker1']));
});

it('orders load balancers in the project of its servers, up to its limit, and gives them back', async () => {
  const clusterId = await test.cluster();
  await addServer(clusterId);
  const services = '/api/v1/namespaces/default/services';
  const spec = { type: 'LoadBalancer', ports: [{ port: 443 }] };
  for (let number = 1; number <= 11; number += 1)
    await test.call(clusterId, 'POST', services, { metadata: { name: `web-${number}` }, spec });
  const cloud = createEngineStore(test.database.db);
  const balancers = async () => (await cloud.read(PROJECT)).list('load_balancers');
  test.clock.advance(10_000);
  await test.call(clusterId, 'GET', services);
  expect(await balancers()).toHaveLength(10);
  const [first] = await balancers();
  expect(first?.data).toMatchObject({ type: 'lb11', location: 'fsn1', services: [{ listen_port: 443 }] });
  const { body } = await test.call(clusterId, 'GET', '/api/v1/namespaces/default/events');
  expect(JSON.stringify(body)).toContain('SyncLoadBalancerFailed');
  await test.call(clusterId, 'DELETE', `${services}/web-1`);
  expect(await balancers()).toHaveLength(9);
  test.clock.advance(60_000);
  await test.call(clusterId, 'GET', services);
  expect(await balancers()).toHaveLength(10);
});
