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

it('a server of the embedded cloud becomes a node without any request to the cluster', async () => {
  const clusterId = await test.cluster();
  const names = async () => {
    const { body } = await test.call(clusterId, 'GET', '/api/v1/nodes');
    return nodeList.parse(body).items.map(({ metadata }) => metadata.name);
  };
  expect(await names()).toEqual([]);
  const labels = { 'cluster-id': clusterId, role: 'worker', pool: 'default' };
  const cloud = createEngineStore(test.database.db);
  await cloud.write(PROJECT, (project) => {
    project.add({
      kind: 'servers',
      name: 'test-pool-default-worker1',
      labels,
      data: record(test.clock.now()),
    });
  });
  await eventually(async () => expect(await names()).toEqual(['test-pool-default-worker1']));
});
