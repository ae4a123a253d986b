import type { Stored } from '../../../api/objects.ts';
import { defineController, type ControllerContext } from '../controller.ts';
import { after } from '../shared/time.ts';
import { growthFor, serversOf, unschedulablePods, type Growth } from './growth.ts';
import { currentScaling, recordScaling, type Scaling } from './scaling.ts';
import { emptyNode, idleNode } from './shrinking.ts';

type HelmChart = Stored<'helmcharts.helm.cattle.io'>;

const RESOURCE = 'helmcharts.helm.cattle.io';
const NAME = 'cluster-autoscaler';
const NAMESPACE = 'kube-system';
/** As long as servers may take before the autoscaler orders again. */
const PROVISION_MS = 15 * 60_000;

/**
 * | Cluster                                | Then                                                             |
 * | -------------------------------------- | ---------------------------------------------------------------- |
 * | pods fit nowhere                       | orders servers for the first pool on whose nodes they would fit  |
 * | a node is mostly idle for ten minutes  | its pods are moved, and its server is given back                 |
 * | an order is open                       | nothing, until it is carried out or a quarter of an hour is over |
 *
 * The order is an entry of the ConfigMap cluster-autoscaler-status; the platform carries it out at the cloud.
 */
export const clusterAutoscalerController = defineController({
  resource: RESOURCE,
  reconcile: (chart, context) => {
    const { state, infrastructure } = context;
    const isMine = chart.metadata.name === NAME && chart.metadata.namespace === NAMESPACE;
    if (!isMine || infrastructure.nodeGroups.length === 0 || !runs(context)) return;
    const open = currentScaling(state);
    if (open && !isOver(open, chart, context)) return;
    scale(chart, context);
  },
  triggers: {
    nodes: (_changed, context) => autoscalerOf(context),
    pods: (_changed, context) => autoscalerOf(context),
    'deployments.apps': ({ metadata }, context) => (metadata.name === NAME ? autoscalerOf(context) : []),
  },
});

function autoscalerOf({ state, infrastructure }: ControllerContext): HelmChart[] {
  if (infrastructure.nodeGroups.length === 0) return [];
  const chart = state.get(RESOURCE, NAME, NAMESPACE);
  return chart ? [chart] : [];
}

function runs({ state }: ControllerContext): boolean {
  return (state.get('deployments.apps', NAME, NAMESPACE)?.status?.availableReplicas ?? 0) > 0;
}

/** Ends an order that was carried out, or that took too long. */
function isOver({ pool, size, drop, since }: Scaling, chart: HelmChart, context: ControllerContext): boolean {
  const { state, infrastructure } = context;
  const group = infrastructure.nodeGroups.find(({ name }) => name === pool);
  const servers = group ? serversOf(group, infrastructure) : [];
  const isDone = drop.length > 0 ? !servers.some(({ name }) => drop.includes(name)) : servers.length >= size;
  const until = after(since, infrastructure.simulated(PROVISION_MS));
  if (group && !isDone && state.now < until) {
    state.wakeAt(RESOURCE, chart, until);
    return false;
  }
  const map = recordScaling(state, null, isDone ? 'Healthy' : 'Unhealthy');
  if (isDone || !group) return true;
  const message = `Scale-up timed out for node group ${pool} after ${PROVISION_MS / 60_000}m`;
  state.recordEvent(map, { type: 'Warning', reason: 'ScaleUpTimedOut', message });
  return true;
}

function scale(chart: HelmChart, context: ControllerContext): void {
  const { state } = context;
  const { growth, helpless } = growthFor(unschedulablePods(context), context);
  for (const pod of helpless) {
    const message = "pod didn't trigger scale-up: no node group would make room for it";
    const isKnown = state
      .list('events', { namespace: pod.metadata.namespace })
      .some((one) => one.involvedObject.uid === pod.metadata.uid && one.reason === 'NotTriggerScaleUp');
    if (!isKnown) state.recordEvent(pod, { type: 'Normal', reason: 'NotTriggerScaleUp', message });
  }
  if (growth) return grow(growth, chart, context);
  const idle = idleNode(context);
  if (idle === null || idle instanceof Date) return state.wakeAt(RESOURCE, chart, idle);
  const { group, node } = idle;
  const size = serversOf(group, context.infrastructure).length - 1;
  order({ pool: group.name, size, drop: [node.metadata.name] }, chart, context);
  emptyNode(node, state);
}

function grow({ group, size, pods }: Growth, chart: HelmChart, context: ControllerContext): void {
  const { state, infrastructure } = context;
  const { name, max } = group;
  const before = serversOf(group, infrastructure).length;
  const map = order({ pool: name, size, drop: [] }, chart, context);
  const message = `Scale-up: setting group ${name} size to ${size} instead of ${before} (max: ${max})`;
  state.recordEvent(map, { type: 'Normal', reason: 'ScaledUpGroup', message });
  for (const pod of pods) {
    const triggered = `pod triggered scale-up: [{${name} ${before}->${size} (max: ${max})}]`;
    state.recordEvent(pod, { type: 'Normal', reason: 'TriggeredScaleUp', message: triggered });
  }
}

function order(
  wanted: Omit<Scaling, 'since'>,
  chart: HelmChart,
  { state, infrastructure }: ControllerContext,
) {
  const since = state.now.toISOString();
  state.wakeAt(RESOURCE, chart, after(since, infrastructure.simulated(PROVISION_MS)));
  return recordScaling(state, { ...wanted, since }, 'InProgress');
}
