import type { Stored } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';
import { defineController } from '../controller.ts';
import { withCondition } from '../shared/conditions.ts';
import type { Pod } from '../shared/pods.ts';
import { evaluateNode, type Candidate } from './placement.ts';

type Node = Stored<'nodes'>;

/**
 * | Pod           | PodScheduled | Until                                                              |
 * | ------------- | ------------ | ------------------------------------------------------------------ |
 * | without node  | False        | a node has room: it is tried again when nodes or other pods change |
 * | bound         | True         | it is deleted                                                      |
 */
export const schedulerController = defineController({
  resource: 'pods',
  reconcile: (pod, { state }) => {
    if (pod.spec?.nodeName || pod.metadata.deletionTimestamp) return;
    const placed = state.list('pods');
    const candidates = state.list('nodes').map((node) => evaluateNode(node, pod, placed));
    const best = candidates.filter(({ obstacle }) => obstacle === null).sort(byRoom)[0];
    if (best) bind(pod, best.node, state);
    else postpone(pod, candidates, state);
  },
  triggers: {
    nodes: (_changed, { state }) => unscheduled(state),
    persistentvolumeclaims: (_changed, { state }) => unscheduled(state),
    pods: (changed, { state }) => {
      const pod = state.get('pods', changed.metadata.name, changed.metadata.namespace);
      const hasEnded = !pod || pod.status?.phase === 'Succeeded' || pod.status?.phase === 'Failed';
      return hasEnded ? unscheduled(state) : [];
    },
  },
});

function unscheduled(state: ClusterState): Pod[] {
  return state.list('pods').filter(({ spec }) => !spec?.nodeName);
}

/** The node that the pod avoids least, with the fewest pods; among equals the one with the most CPU left. */
function byRoom(a: Candidate, b: Candidate): number {
  return a.aversion - b.aversion || b.room.pods - a.room.pods || b.room.cpuMillis - a.room.cpuMillis;
}

function bind(pod: Pod, { metadata: { name: nodeName } }: Node, state: ClusterState): void {
  const conditions = withCondition(
    pod.status?.conditions,
    { type: 'PodScheduled', status: 'True' },
    state.now,
  );
  const { reason: _reason, message: _message, ...status } = pod.status ?? {};
  const bound = state.update('pods', {
    ...pod,
    spec: { ...pod.spec, containers: pod.spec?.containers ?? [], nodeName },
    status: { ...status, conditions },
  });
  const { namespace, name } = pod.metadata;
  const message = `Successfully assigned ${namespace}/${name} to ${nodeName}`;
  state.recordEvent(bound, { type: 'Normal', reason: 'Scheduled', message });
}

/** Such as: 0/3 nodes are available: 1 Insufficient cpu, 2 node(s) were unschedulable. */
function obstaclesText(candidates: readonly Candidate[]): string {
  const counts = new Map<string, number>();
  for (const { obstacle } of candidates) {
    if (obstacle !== null) counts.set(obstacle, (counts.get(obstacle) ?? 0) + 1);
  }
  const parts = [...counts].map(([obstacle, count]) => `${count} ${obstacle}`).sort();
  const total = `0/${candidates.length} nodes are available`;
  return parts.length === 0 ? 'no nodes available to schedule pods' : `${total}: ${parts.join(', ')}.`;
}

function postpone(pod: Pod, candidates: readonly Candidate[], state: ClusterState): void {
  const message = obstaclesText(candidates);
  const unschedulable = { type: 'PodScheduled', status: 'False', reason: 'Unschedulable', message };
  const before = pod.status?.conditions?.find(({ type }) => type === 'PodScheduled')?.message;
  if (before === message) return;
  const conditions = withCondition(pod.status?.conditions, unschedulable, state.now);
  const updated = state.update('pods', { ...pod, status: { ...pod.status, phase: 'Pending', conditions } });
  state.recordEvent(updated, { type: 'Warning', reason: 'FailedScheduling', message });
}
