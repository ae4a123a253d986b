import { describe, expect, it } from 'vitest';
import { eventually } from '../../../../process/testing.ts';
import { Secret } from '../../../crypto/secret.ts';
import { withCrash } from '../../../testing.ts';
import { createClusterInput } from '../clusters.input.ts';
import { clusterForm, goodToken } from '../fleet.testing.ts';
import { newOwner } from './resume.testing.ts';

describe('a job that builds a cluster', () => {
  // The last time scale is slow enough for its waits to park the job.
  it.each([
    [12, '0.003'],
    [50, '0.003'],
    [75, '0.003'],
    [90, '0.003'],
    [50, '0.03'],
  ])(
    'is finished by another process after a crash past %i percent at a scale of %s',
    async (percent, timeScale) =>
      withCrash(timeScale, async ({ crashing, second, kill }) => {
        const actor = await newOwner(crashing);
        const form = clusterForm({ name: 'phoenix', master_ha: true });
        const { row } = await crashing.services.clusters.create(actor, createClusterInput.parse(form));
        const progress = async () => {
          const { status, progress: reached } = await second.services.clusters.find(actor.accountId, row.id);
          return status === 'active' ? 100 : (reached ?? 0);
        };
        await eventually(async () => expect(await progress()).toBeGreaterThanOrEqual(percent));
        kill();

        await second.start();
        await eventually(async () => {
          const { status, message } = await second.services.clusters.find(actor.accountId, row.id);
          expect({ status, message }).toEqual({ status: 'active', message: null });
        });
        const servers = await second.providers.cloud.listServers(
          { token: new Secret(goodToken) },
          { cluster: 'phoenix' },
        );
        expect(servers.map(({ name }) => name)).toEqual([
          'phoenix-master1',
          'phoenix-master2',
          'phoenix-master3',
          'phoenix-pool-default-worker1',
        ]);
        const timeline = await second.services.clusters.events(actor, row.id);
        const reported = timeline.flatMap(({ kind, progress: p }) =>
          kind === 'step' && p !== null ? [p] : [],
        );
        expect(reported).toEqual([...reported].sort((a, b) => a - b));
        const steps = timeline.flatMap(({ kind, message }) =>
          kind === 'step' ? [JSON.stringify(message)] : [],
        );
        expect(steps).toEqual([...new Set(steps)]);
        const addons = await second.services.addons.list(actor, row.id);
        expect(addons.map(({ status }) => status)).toEqual(['installed', 'installed', 'installed']);
      }),
  );
});
