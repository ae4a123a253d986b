import type { Stored } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';
import type { ControllerContext, Infrastructure, NodeGroup } from '../controller.ts';
import { evaluateNode, freeRoom } from '../nodes/placement.ts';
import { conditionOf } from '../shared/conditions.ts';
import { isActive, type Pod } from '../shared/pods.ts';
import { after } from '../shared/time.ts';
import { serversOf } from './growth.ts';

type Node = Stored<'nodes'>;

/** Taints of the cluster autoscaler; the value of the first is when the node was last needed, in Unix seconds. */
const CANDIDATE = 'DeletionCandidateOfClusterAutoscaler';
const DOOMED = 'ToBeDeletedByClusterAutoscaler';
const UNNEEDED_MS = 10 * 60_000;
const MOST_USED = 0.5;

function podsOn(node: Node, state: ClusterState): Pod[] {
  return state.list('pods').filter((pod) => pod.spec?.nodeName === node.metadata.name && isActive(pod));
}

function ownerKind({ metadata }: Pod): string | undefined {
  return metadata.ownerReferences?.find(({ controller }) => controller)?.kind;
}

/** The pods that have to find another node. */
function movablePods(node: Node, state: ClusterState): Pod[] {
  return podsOn(node, state).filter((pod) => ownerKind(pod) !== 'DaemonSet');
}

/** Share of the allocatable CPU or memory that is requested, whichever is more. */
function usedShare(node: Node, pods: readonly Pod[]): number {
  const [all, free] = [freeRoom(node, []), freeRoom(node, pods)];
  const share = (whole: number, left: number): number => (whole === 0 ? 1 : 1 - left / whole);
  return Math.max(share(all.cpuMillis, free.cpuMillis), share(all.memoryBytes, free.memoryBytes));
}

/** True if the node is mostly idle and its pods fit elsewhere. A pod without a controller would be lost. */
function isUnneeded(node: Node, { state }: ControllerContext): boolean {
  const pods = movablePods(node, state);
  if (usedShare(node, podsOn(node, state)) >= MOST_USED) return false;
  if (pods.some((pod) => ownerKind(pod) === undefined)) return false;
  const others = state.list('nodes').filter(({ metadata }) => metadata.name !== node.metadata.name);
  const placed = state.list('pods');
  return pods.every((pod) => {
    const free = { ...pod, spec: { containers: [], ...pod.spec, nodeName: undefined } };
    const found = others.find((other) => evaluateNode(other, free, placed).obstacle === null);
    if (found) placed.push({ ...free, spec: { ...free.spec, nodeName: found.metadata.name } });
    return found !== undefined;
  });
}

function candidateSince({ spec }: Node): Date | null {
  const value = spec?.taints?.find(({ key }) => key === CANDIDATE)?.value;
  return value === undefined ? null : new Date(Number(value) * 1_000);
}

function withoutTaint(node: Node, key: string): Node {
  const taints = (node.spec?.taints ?? []).filter((taint) => taint.key !== key);
  return { ...node, spec: { ...node.spec, taints } };
}

function withTaint(node: Node, key: string, value: string, effect: string): Node {
  const { spec } = withoutTaint(node, key);
  return { ...node, spec: { ...spec, taints: [...(spec?.taints ?? []), { key, value, effect }] } };
}

const seconds = (moment: Date): string => String(Math.floor(moment.getTime() / 1_000));

/** Marks a node while it is not needed; returns since when, null if it is needed. */
function markCandidate(node: Node, context: ControllerContext): Date | null {
  const { state } = context;
  const since = candidateSince(node);
  if (!isUnneeded(node, context)) {
    if (since) state.update('nodes', withoutTaint(node, CANDIDATE));
    return null;
  }
  if (since) return since;
  state.update('nodes', withTaint(node, CANDIDATE, seconds(state.now), 'PreferNoSchedule'));
  return state.now;
}

function readyNodesOf(group: NodeGroup, state: ClusterState, infrastructure: Infrastructure): Node[] {
  return serversOf(group, infrastructure)
    .flatMap(({ name }) => state.get('nodes', name) ?? [])
    .filter((node) => conditionOf(node, 'Ready')?.status === 'True');
}

/** A node that was not needed for ten minutes, or when to look again; null if all are needed. */
export function idleNode(context: ControllerContext): { group: NodeGroup; node: Node } | Date | null {
  const { state, infrastructure } = context;
  let next: Date | null = null;
  for (const group of infrastructure.nodeGroups) {
    if (serversOf(group, infrastructure).length <= group.min) continue;
    for (const node of readyNodesOf(group, state, infrastructure)) {
      const since = markCandidate(node, context);
      const goesAt = since && after(since, infrastructure.simulated(UNNEEDED_MS));
      if (goesAt && goesAt <= state.now) return { group, node };
      if (goesAt && (next === null || goesAt < next)) next = goesAt;
    }
  }
  return next;
}

/** Keeps new pods off the node, and has its pods move. */
export function emptyNode(node: Node, state: ClusterState): void {
  const doomed = withTaint(withoutTaint(node, CANDIDATE), DOOMED, seconds(state.now), 'NoSchedule');
  const updated = state.update('nodes', doomed);
  state.recordEvent(updated, {
    type: 'Normal',
    reason: 'ScaleDown',
    message: 'marked the node as toBeDeleted/unschedulable',
  });
  for (const pod of movablePods(updated, state)) {
    state.recordEvent(pod, {
      type: 'Normal',
      reason: 'ScaleDown',
      message: 'deleting pod for node scale down',
    });
    state.remove('pods', pod);
  }
}
