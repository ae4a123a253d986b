import { describe, expect, it } from 'vitest';
import { eventually } from '../../../../process/testing.ts';
import { Secret } from '../../../crypto/secret.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { API_BALANCER, balancerPrice } from '../../../providers/cloud/attachmentPrices.ts';
import { withCrash } from '../../../testing.ts';
import { createClusterInput } from '../clusters.input.ts';
import { clusterForm, goodToken } from '../fleet.testing.ts';
import { newOwner } from '../jobs/resume.testing.ts';
import { updateClusterInput } from './settings.input.ts';

describe('a job that updates a cluster', () => {
  it.each([5, 30, 60, 90])('is finished by another process after a crash past %i percent', async (percent) =>
    withCrash('0.003', async ({ crashing, second, kill }) => {
      const read = async (actor: Actor, id: string) => second.services.clusters.find(actor.accountId, id);
      const actor = await newOwner(crashing);
      const form = clusterForm({ name: 'phoenix' });
      const { row } = await crashing.services.clusters.create(actor, createClusterInput.parse(form));
      await eventually(async () => expect((await read(actor, row.id)).status).toBe('active'));
      const { clusterSettings } = crashing.services;
      const wanted = updateClusterInput.parse({
        k3s_version: 'v1.33.4+k3s1',
        master_ha: true,
        ssh_allowed_networks: ['192.0.2.1'],
      });
      await clusterSettings.change(actor, row.id, wanted);
      await clusterSettings.update(actor, row.id);
      await eventually(async () => {
        const { status, progress } = await read(actor, row.id);
        expect(status === 'active' ? 100 : (progress ?? 0)).toBeGreaterThanOrEqual(percent);
      });
      kill();

      await second.start();
      await eventually(async () => {
        const { status, message, wanted: left } = await read(actor, row.id);
        expect({ status, message, left }).toEqual({ status: 'active', message: null, left: null });
      });
      const done = await read(actor, row.id);
      expect(done).toMatchObject({ k3sVersion: 'v1.33.4+k3s1', masterHa: true });
      expect(done.sshAllowedNetworks).toEqual(['192.0.2.1/32']);
      // Two more control plane nodes of the same price as the worker, and the load balancer in front of them.
      expect(done.monthlyPrice).toBeCloseTo(row.monthlyPrice * 2 + balancerPrice(API_BALANCER), 2);
      const token = { token: new Secret(goodToken) };
      const servers = await second.providers.cloud.listServers(token, { cluster: 'phoenix' });
      expect(servers).toHaveLength(4);
      const timeline = await second.services.clusters.events(actor, row.id);
      const ordered = timeline.findIndex(({ message }) => message.code === 'update_ordered');
      const reported = timeline
        .slice(ordered)
        .flatMap(({ kind, progress }) => (kind === 'step' && progress !== null ? [progress] : []));
      expect(reported).toEqual([...reported].sort((a, b) => a - b));
    }),
  );
});
