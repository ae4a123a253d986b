import { describe, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { Secret } from '../../crypto/secret.ts';
import { withCrash } from '../../testing.ts';
import { createClusterInput } from '../clusters/clusters.input.ts';
import { clusterForm, goodToken } from '../clusters/fleet.testing.ts';
import { newOwner } from '../clusters/jobs/resume.testing.ts';
import { updateNodePoolsInput } from './nodepools.rules.ts';

const basics = { name: 'default', instance_type: 'cx23', location: 'fsn1' };

describe('a job that syncs node pools', () => {
  it.each([8, 30, 55, 80])('is finished by another process after a crash past %i percent', async (percent) =>
    withCrash('0.003', async ({ crashing, second, kill }) => {
      const actor = await newOwner(crashing);
      const worker_node_pools = [basics, { ...basics, name: 'old', instance_count: 2 }];
      const form = createClusterInput.parse(clusterForm({ name: 'phoenix', worker_node_pools }));
      const { row } = await crashing.services.clusters.create(actor, form);
      const { clusters } = second.services;
      const current = async () => {
        const { status, message, progress } = await clusters.find(actor.accountId, row.id);
        return { status, message, progress };
      };
      await eventually(async () => expect(await current()).toMatchObject({ status: 'active' }));
      const [built] = await crashing.services.clusterPools.states(actor, row.id);
      const wanted = updateNodePoolsInput.parse({
        node_pools: [
          { ...basics, id: built?.pool.id, desired_count: 2, instance_type: 'cx33' },
          { ...basics, name: 'new', desired_count: 2 },
        ],
      });
      await crashing.services.clusterPools.update(actor, row.id, wanted);
      await crashing.services.clusterPools.sync(actor, row.id, { isDryRun: false });
      await eventually(async () => expect((await current()).progress ?? 100).toBeGreaterThanOrEqual(percent));
      kill();

      await second.start();
      await eventually(async () =>
        expect(await current()).toEqual({ status: 'active', message: null, progress: null }),
      );
      const servers = await second.providers.cloud.listServers(
        { token: new Secret(goodToken) },
        { cluster: 'phoenix', role: 'worker' },
      );
      expect(servers.map(({ name, type }) => `${name} ${type}`)).toEqual([
        'phoenix-pool-default-worker2 cx33',
        'phoenix-pool-default-worker3 cx33',
        'phoenix-pool-new-worker1 cx23',
        'phoenix-pool-new-worker2 cx23',
      ]);
      const pools = await second.services.clusterPools.states(actor, row.id);
      expect(pools.map(({ pool, isInSync }) => [pool.name, isInSync])).toEqual([
        ['default', true],
        ['new', true],
      ]);
      const timeline = (await clusters.events(actor, row.id)).slice(-20);
      expect(timeline.filter(({ message }) => message.code === 'pools_synced')).toHaveLength(1);
    }),
  );
});
