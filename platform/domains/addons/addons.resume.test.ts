import { expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import type { App } from '../../app.ts';
import type { Actor } from '../../http/authGuard.ts';
import { withCrash } from '../../testing.ts';
import { createClusterInput } from '../clusters/clusters.input.ts';
import { clusterForm } from '../clusters/fleet.testing.ts';
import { newOwner } from '../clusters/jobs/resume.testing.ts';

const chain = ['cert-manager', 'trust-manager', 'zot'];

/** What a process that died left behind. */
const moments = [
  { what: 'was ordered', name: 'cert-manager', progress: 0 },
  { what: 'was applied', name: 'cert-manager', progress: 10 },
  { what: 'was installed, when the next is to be applied', name: 'cert-manager', progress: 100 },
  { what: 'was applied', name: 'zot', progress: 10 },
];

it.each(moments)(
  'a chain is installed by another process if one dies after $name $what',
  async ({ name, progress }) =>
    withCrash('0.004', async ({ crashing, second, kill }) => {
      const actor = await newOwner(crashing);
      const { services } = crashing;
      const { row } = await services.clusters.create(actor, createClusterInput.parse(clusterForm()));
      await eventually(async () => {
        const { status, message } = await second.services.clusters.find(actor.accountId, row.id);
        expect({ status, message }).toEqual({ status: 'active', message: null });
      });
      await services.addons.order(actor, row.id, { action: 'install', name: 'zot', withDependencies: true });
      await eventually(async () => {
        const addon = (await list(second, actor, row.id)).find((one) => one.name === name);
        expect(addon?.progress).toBeGreaterThanOrEqual(progress);
      });
      kill();

      await second.start();
      await eventually(async () => {
        const addons = (await list(second, actor, row.id)).filter((one) => chain.includes(one.name));
        expect(addons.map(({ status, message }) => [status, message])).toEqual(
          chain.map(() => ['installed', null]),
        );
      });
    }),
);

const list = (app: App, actor: Actor, clusterId: string) => app.services.addons.list(actor, clusterId);
