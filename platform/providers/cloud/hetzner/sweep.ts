import { z } from 'zod';
import { selectorOf } from '../labels.ts';
import type { CloudContext, CloudProvider, Labels, Swept, SweptKind } from '../port.ts';
import { sweptKinds } from '../port.ts';
import { text } from '../../../messages/messages.ts';
import { awaitActions, unfinished, type WaitDeps } from './actions.ts';
import { invalid } from './ensure.ts';
import { whenUnlocked } from './servers.ts';
import * as wire from './wire.ts';

const paths: Readonly<Record<SweptKind, string>> = {
  loadBalancer: 'load_balancers',
  server: 'servers',
  placementGroup: 'placement_groups',
  firewall: 'firewalls',
  network: 'networks',
  sshKey: 'ssh_keys',
  snapshot: 'images',
};

const swept = z.object({
  id: z.number(),
  name: z.string().nullable(),
  description: z.string().nullish(),
  applied_to: z.array(wire.target).optional(),
  labels: wire.labels.default({}),
});
type Found = z.output<typeof swept>;

async function find(
  { api }: WaitDeps,
  context: CloudContext,
  kind: SweptKind,
  labels: Labels,
): Promise<Found[]> {
  const type = kind === 'snapshot' ? 'snapshot' : undefined;
  const path = paths[kind];
  return api.list(context, `/${path}`, path, swept, { label_selector: selectorOf(labels), type });
}

/** Removes all targets of a firewall, which cannot be deleted while it is applied. */
async function release(deps: WaitDeps, context: CloudContext, { id, applied_to = [] }: Found): Promise<void> {
  if (applied_to.length === 0) return;
  const remove_from = applied_to.map(({ type, server, label_selector: selector }) => ({
    type,
    ...(server ? { server: { id: server.id } } : {}),
    ...(selector ? { label_selector: { selector: selector.selector } } : {}),
  }));
  const path = `/firewalls/${id}/actions/remove_from_resources`;
  const { actions = [] } = await deps.api.post(context, path, { remove_from }, wire.withActions);
  await awaitActions(deps, context, unfinished(actions));
}

/** Deletes all resources with the labels, kind by kind: servers before their network. */
export function createSweep(deps: WaitDeps): CloudProvider['sweep'] {
  return async (context, labels, { onProgress, isSwept = () => true } = {}) => {
    // Without labels this would delete unrelated resources of the project.
    if (Object.keys(labels).length === 0) throw invalid('labels', text('hetzner_sweep_labels'));
    const found = await Promise.all(sweptKinds.map((kind) => find(deps, context, kind, labels)));
    const lists = found.map((list) => list.filter((one) => isSwept(one.labels)));
    const total = lists.flat().length;
    const done: Swept[] = [];
    for (const [i, kind] of sweptKinds.entries()) {
      const actions: string[] = [];
      for (const one of lists[i] ?? []) {
        if (kind === 'firewall') await release(deps, context, one);
        const path = `/${paths[kind]}/${one.id}`;
        const action = await whenUnlocked(deps, context, () => deps.api.remove(context, path));
        actions.push(...unfinished([action]));
        done.push({ kind, name: one.name ?? one.description ?? '' });
        const progress = Math.floor((100 * done.length) / total);
        await onProgress?.({ progress, done: done.length, total });
      }
      await awaitActions(deps, context, actions);
    }
    return done;
  };
}
