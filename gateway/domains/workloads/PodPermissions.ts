import { ActionState, refuse, type ActionStateShape } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { messageOf } from '../../graphql/messages.ts';
import { clusterAction } from '../clusters/clusterActions.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';
import type { PodRecord } from './workloads.upstream.ts';

/** Whether a terminal can be opened in one of the containers. */
async function openTerminalAction(pod: PodRecord, ctx: GatewayContext): Promise<ActionStateShape> {
  const state = await clusterAction('openTerminal', await loadCluster(ctx, pod.clusterId), ctx);
  const [first] = pod.containers;
  if (!state.allowed || !first || pod.containers.some((one) => one.state === 'running')) return state;
  return refuse('CONTAINER_NOT_RUNNING', messageOf('TERMINAL_NOT_RUNNING', { container: first.name }));
}

export const PodPermissions = builder.objectRef<PodRecord>('PodPermissions').implement({
  description: 'What the caller may do with a pod now.',
  fields: (t) => ({
    openTerminal: t.field({
      type: ActionState,
      description:
        'Whether a terminal can be opened in a container, and if not, why. A terminal is a WebSocket at `/terminal/clusters/{uuid}/pods/{namespace}/{name}`.',
      resolve: (pod, _args, ctx) => openTerminalAction(pod, ctx),
    }),
  }),
});
