import { z } from 'zod';
import type { KubernetesNode, PodCounts, ProblematicPod } from '../../providers/kubernetes/port.ts';
import { conditionJson, conditionToJson } from '../workloads/workloads.wire.ts';
import { ageOf, kubeletQuantities, measuredQuantities, podQuantities } from './nodes.quantity.ts';

const quantities = z.object({ cpu: z.string(), memory: z.string() });
const podStatus = z.object({
  total: z.int(),
  running: z.int(),
  completed: z.int(),
  pending: z.int(),
  failed: z.int(),
  crashing: z.int(),
});

export const nodeJson = z.object({
  name: z.string(),
  type: z.enum(['master', 'worker']),
  pool: z.string().nullable(),
  status: z.enum(['ready', 'notready']),
  unschedulable: z.boolean(),
  draining: z.boolean(),
  evictable_pods: z.int(),
  conditions: z.array(conditionJson),
  kubelet_version: z.string().nullable(),
  internal_ip: z.string().nullable(),
  external_ip: z.string().nullable(),
  created_at: z.string(),
  resources: z.object({
    capacity: quantities,
    allocatable: quantities,
    usage: quantities.nullable(),
    requests: quantities,
    limits: quantities,
  }),
  podStatus,
});

/** Nodes in a response; `nodesByPool` contains the workers by pool. */
export const nodesJson = z.object({
  nodeCounts: z.object({
    total: z.int(),
    ready: z.int(),
    notReady: z.int(),
    masters: z.int(),
    workers: z.int(),
  }),
  nodesByPool: z.record(z.string(), z.array(nodeJson)),
  allNodes: z.array(nodeJson),
  podStatus,
});

/** Problematic pods in a response. */
export const problematicPodsJson = z.object({
  count: z.int(),
  pods: z.array(
    z.object({
      name: z.string(),
      namespace: z.string(),
      node: z.string().nullable(),
      age: z.string(),
      created_at: z.string(),
      problemType: z.enum(['crashing', 'failed', 'error', 'pending']),
      message: z.string(),
      restartCount: z.int(),
      containers: z.array(z.object({ name: z.string(), ready: z.boolean(), restartCount: z.int() })),
    }),
  ),
});

export const ingressClassJson = z.object({
  name: z.string(),
  controller: z.string(),
  isDefault: z.boolean(),
});
export const storageClassJson = z.object({
  name: z.string(),
  provisioner: z.string(),
  isDefault: z.boolean(),
});
export const namespaceJson = z.object({ name: z.string(), status: z.enum(['Active', 'Terminating']) });

export function nodeToJson(node: KubernetesNode): z.output<typeof nodeJson> {
  const { name, type, pool, status, capacity, allocatable, usage, requests, limits, pods } = node;
  return {
    name,
    type,
    pool,
    status,
    unschedulable: node.unschedulable,
    draining: node.draining,
    evictable_pods: node.evictablePods,
    conditions: node.conditions.map(conditionToJson),
    kubelet_version: node.version,
    internal_ip: node.internalIp,
    external_ip: node.externalIp,
    created_at: node.createdAt.toISOString(),
    resources: {
      capacity: kubeletQuantities(capacity),
      allocatable: kubeletQuantities(allocatable),
      usage: usage && measuredQuantities(usage),
      requests: podQuantities(requests),
      limits: podQuantities(limits),
    },
    podStatus: pods,
  };
}

/** Nodes → response. `pods` includes pending ones. */
export function nodesToJson(nodes: readonly KubernetesNode[], pods: PodCounts): z.output<typeof nodesJson> {
  const allNodes = nodes.map(nodeToJson);
  const count = (is: (node: KubernetesNode) => boolean): number => nodes.filter(is).length;
  const pools = [...new Set(allNodes.flatMap(({ pool }) => pool ?? []))];
  return {
    nodeCounts: {
      total: nodes.length,
      ready: count(({ status }) => status === 'ready'),
      notReady: count(({ status }) => status === 'notready'),
      masters: count(({ type }) => type === 'master'),
      workers: count(({ type }) => type === 'worker'),
    },
    nodesByPool: Object.fromEntries(
      pools.map((pool) => [pool, allNodes.filter((node) => node.pool === pool)]),
    ),
    allNodes,
    podStatus: pods,
  };
}

/** Problematic pods → response, with their age at the time `at`. */
export function problematicPodsToJson({
  pods,
  at,
}: {
  pods: readonly ProblematicPod[];
  at: Date;
}): z.output<typeof problematicPodsJson> {
  return {
    count: pods.length,
    pods: pods.map(({ problem, createdAt, ...pod }) => ({
      ...pod,
      age: ageOf(createdAt, at),
      created_at: createdAt.toISOString(),
      problemType: problem,
    })),
  };
}
