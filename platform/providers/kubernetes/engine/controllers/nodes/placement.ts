import type { PodSpec, Taint, Toleration } from 'kubernetes-types/core/v1.d.ts';
import { parseQuantity } from '../../../api/quantities.ts';
import type { Stored } from '../../../api/objects.ts';
import { claimNames } from '../kubelet/volumes.ts';
import { requestsOf, type Pod } from '../shared/pods.ts';
import { aversionTo, isKeptAway } from './antiAffinity.ts';

type Node = Stored<'nodes'>;

function tolerates({ key, operator, value, effect }: Toleration, taint: Taint): boolean {
  if (effect && effect !== taint.effect) return false;
  if (operator === 'Exists') return !key || key === taint.key;
  return key === taint.key && (value ?? '') === (taint.value ?? '');
}

/** The first taint that keeps the pod away. */
export function untoleratedTaint(node: Node, spec: PodSpec | undefined): Taint | undefined {
  return (node.spec?.taints ?? [])
    .filter(({ effect }) => effect !== 'PreferNoSchedule')
    .find((taint) => !(spec?.tolerations ?? []).some((toleration) => tolerates(toleration, taint)));
}

interface Requirement {
  key: string;
  operator: string;
  values?: readonly string[];
}

function meets(
  labels: Readonly<Record<string, string>>,
  { key, operator, values = [] }: Requirement,
): boolean {
  const value = labels[key];
  switch (operator) {
    case 'In':
      return value !== undefined && values.includes(value);
    case 'NotIn':
      return value === undefined || !values.includes(value);
    case 'Exists':
      return value !== undefined;
    case 'DoesNotExist':
      return value === undefined;
    default:
      return true;
  }
}

/** True if the labels meet all requirements of a selector. */
export function meetsAll(
  labels: Readonly<Record<string, string>>,
  requirements: readonly Requirement[],
): boolean {
  return requirements.every((requirement) => meets(labels, requirement));
}

/** Node selector and required node affinity; DaemonSets name their node in the affinity. */
export function selectsNode(spec: PodSpec | undefined, node: Node): boolean {
  const labels = node.metadata.labels ?? {};
  const fields = { 'metadata.name': node.metadata.name };
  const isSelected = Object.entries(spec?.nodeSelector ?? {}).every(([key, value]) => labels[key] === value);
  const terms =
    spec?.affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution?.nodeSelectorTerms;
  const hasAffinity = (terms ?? [{}]).some(
    ({ matchExpressions = [], matchFields = [] }) =>
      matchExpressions.every((one) => meets(labels, one)) && matchFields.every((one) => meets(fields, one)),
  );
  return isSelected && hasAffinity;
}

function amount(text: string | undefined): number {
  return parseQuantity(text ?? '0') ?? 0;
}

export interface Room {
  cpuMillis: number;
  memoryBytes: number;
  pods: number;
}

/** What the running and starting pods leave of a node's allocatable resources. */
export function freeRoom(node: Node, podsHere: readonly Pod[]): Room {
  const { cpu, memory, pods } = node.status?.allocatable ?? {};
  const room = { cpuMillis: amount(cpu) * 1_000, memoryBytes: amount(memory), pods: amount(pods) };
  for (const { spec, status } of podsHere) {
    if (status?.phase === 'Succeeded' || status?.phase === 'Failed') continue;
    const { cpuMillis, memoryBytes } = requestsOf(spec);
    room.cpuMillis -= cpuMillis;
    room.memoryBytes -= memoryBytes;
    room.pods -= 1;
  }
  return room;
}

/** A node that is considered for a pod. */
export interface Candidate {
  node: Node;
  room: Room;
  /** Weight of the pods on it that the pod would rather avoid. */
  aversion: number;
  /** In the scheduler's words; null if the pod fits. */
  obstacle: string | null;
}

/** As many volumes as Hetzner attaches to a server. */
const MOST_VOLUMES = 16;

function volumeObstacle(here: readonly Pod[], pod: Pod): string | null {
  const idsOf = (one: Pod): string[] => claimNames(one).map((name) => `${one.metadata.namespace}/${name}`);
  const wanted = idsOf(pod);
  const volumes = new Set([...here.flatMap(idsOf), ...wanted]);
  return wanted.length > 0 && volumes.size > MOST_VOLUMES ? 'node(s) exceed max volume count' : null;
}

/** Whether a pod fits on a node beside the pods that are placed there. */
export function evaluateNode(node: Node, pod: Pod, placed: readonly Pod[]): Candidate {
  const here = placed.filter(({ spec }) => spec?.nodeName === node.metadata.name);
  const room = freeRoom(node, here);
  const kept = isKeptAway(node, pod, here) ? "node(s) didn't match pod anti-affinity rules" : null;
  const obstacle = obstacleOf(node, room, pod) ?? kept ?? volumeObstacle(here, pod);
  return { node, room, aversion: aversionTo(node, pod, here), obstacle };
}

const cordon = [{ key: 'node.kubernetes.io/unschedulable', effect: 'NoSchedule' }];

function obstacleOf(node: Node, room: Room, { spec }: Pod): string | null {
  const isCordonTolerated = untoleratedTaint({ ...node, spec: { taints: cordon } }, spec) === undefined;
  if (node.spec?.unschedulable && !isCordonTolerated) return 'node(s) were unschedulable';
  const taint = untoleratedTaint(node, spec);
  if (taint) return `node(s) had untolerated taint {${taint.key}: ${taint.value ?? ''}}`;
  if (!selectsNode(spec, node)) return "node(s) didn't match Pod's node affinity/selector";
  const { cpuMillis, memoryBytes } = requestsOf(spec);
  if (room.pods < 1) return 'Too many pods';
  if (cpuMillis > room.cpuMillis) return 'Insufficient cpu';
  return memoryBytes > room.memoryBytes ? 'Insufficient memory' : null;
}
