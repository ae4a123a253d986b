import { z } from 'zod';
import { CONTROL_PLANE_LABEL, POOL_LABEL } from '../api/labels.ts';
import type { Stored } from '../api/objects.ts';
import { parseQuantity } from '../api/quantities.ts';
import type { Amount, KubernetesNode } from '../port.ts';
import { isDraining, isEvictable } from './maintenance.ts';
import { countPods, stateOf } from './podHealth.ts';
import { toConditions } from './workloads/pods.ts';

type Quantities = Readonly<Record<string, string | undefined>> | undefined;
type Pod = Stored<'pods'>;

const MIB = 2 ** 20;

/** CPU and memory of a list of quantities. */
export function amountOf(quantities: Quantities): Amount {
  const cores = parseQuantity(quantities?.cpu ?? '0') ?? 0;
  const bytes = parseQuantity(quantities?.memory ?? '0') ?? 0;
  return { cpuMillis: Math.round(cores * 1_000), memoryMi: Math.round(bytes / MIB) };
}

/** Their total. */
export function sum(amounts: readonly Amount[]): Amount {
  return amounts.reduce(
    (a, b) => ({ cpuMillis: a.cpuMillis + b.cpuMillis, memoryMi: a.memoryMi + b.memoryMi }),
    { cpuMillis: 0, memoryMi: 0 },
  );
}

/** What the scheduler counts: containers of pods that have not ended. */
function sumOf(pods: readonly Pod[], kind: 'requests' | 'limits'): Amount {
  const alive = pods.filter((pod) => !['completed', 'failed'].includes(stateOf(pod)));
  const containers = alive.flatMap(({ spec }) => spec?.containers ?? []);
  return sum(containers.map(({ resources }) => amountOf(resources?.[kind])));
}

const metrics = z.object({ usage: z.record(z.string(), z.string()) });

/** Usage by node name. */
export function usageByNode(measured: readonly Stored<'nodes.metrics.k8s.io'>[]): Map<string, Amount> {
  return new Map(
    measured.flatMap((one) => {
      const parsed = metrics.safeParse(one);
      return parsed.success ? [[one.metadata.name, amountOf(parsed.data.usage)]] : [];
    }),
  );
}

const addressOf = ({ status }: Stored<'nodes'>, kind: 'InternalIP' | 'ExternalIP'): string | null =>
  status?.addresses?.find(({ type }) => type === kind)?.address ?? null;

function toNode(node: Stored<'nodes'>, pods: readonly Pod[], usage: Amount | undefined): KubernetesNode {
  const { name, labels = {} } = node.metadata;
  const here = pods.filter(({ spec }) => spec?.nodeName === name);
  const ready = node.status?.conditions?.find(({ type }) => type === 'Ready');
  return {
    name,
    type: CONTROL_PLANE_LABEL in labels ? 'master' : 'worker',
    pool: labels[POOL_LABEL] ?? null,
    status: ready?.status === 'True' ? 'ready' : 'notready',
    unschedulable: node.spec?.unschedulable === true,
    draining: isDraining(node),
    evictablePods: here.filter(isEvictable).length,
    conditions: toConditions(node.status?.conditions),
    version: node.status?.nodeInfo?.kubeletVersion || null,
    internalIp: addressOf(node, 'InternalIP'),
    externalIp: addressOf(node, 'ExternalIP'),
    createdAt: new Date(node.metadata.creationTimestamp),
    capacity: amountOf(node.status?.capacity),
    allocatable: amountOf(node.status?.allocatable),
    usage: usage ?? null,
    requests: sumOf(here, 'requests'),
    limits: sumOf(here, 'limits'),
    pods: countPods(here),
  };
}

/** Masters first, then by pool and name. */
export function nodesOf(
  nodes: readonly Stored<'nodes'>[],
  pods: readonly Pod[],
  usage: ReadonlyMap<string, Amount>,
): KubernetesNode[] {
  const rank = ({ type, pool, name }: KubernetesNode): string =>
    `${type === 'master' ? 0 : 1}/${pool ?? ''}/${name}`;
  return nodes
    .map((node) => toNode(node, pods, usage.get(node.metadata.name)))
    .sort((a, b) => rank(a).localeCompare(rank(b), 'en', { numeric: true }));
}
