import { afterAll, beforeAll, expect, it } from 'vitest';
import { text } from '../../messages/messages.ts';
import { insertTestCluster } from '../../providers/kubernetes/engine/kubernetesEngine.testing.ts';
import { startTestPlatform, type TestPlatform } from '../../testing.ts';
import { createAddonsObserver } from './addons.observing.ts';
import { addonsOf, saveAddon } from './addons.store.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

it('reports every add-on that could not be saved, and saves the others', async () => {
  const { core, services } = platform.app;
  const { db } = core;
  const clusterId = await insertTestCluster({ db });
  const now = core.clock.now();
  for (const name of ['grafana', 'keel', 'traefik'])
    await saveAddon(db, {
      ...{ clusterId, name, status: 'installing', version: '1.0.0', appliedAt: now },
      ...{ createdAt: now, updatedAt: now },
    });
  const observer = createAddonsObserver({
    ...core,
    clusters: services.clusters,
    installer: {
      deleted: async () => [],
      observe: async (_id, actions) =>
        actions.map(({ addon }) => ({
          state: 'running',
          // More than the column takes.
          progress: addon === 'traefik' ? 40 : 2 ** 31,
          message: text('preparing'),
          loadBalancerIps: [],
        })),
    },
  });
  const error = await observer.sync(clusterId).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ errors: [expect.any(Error), expect.any(Error)] });
  expect((await addonsOf(db, clusterId)).map(({ progress }) => progress)).toEqual([0, 0, 40]);
});
