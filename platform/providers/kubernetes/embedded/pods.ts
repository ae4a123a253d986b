import { findAddon } from '../../addons/catalogue.ts';
import { seededBetween, seededInt, seededTail } from '../../simulation/chance.ts';
import { isUnhealthy } from '../../simulation/sentinels.ts';
import type { PodCounts } from '../port.ts';
import type { ClusterWorld, WorldNode } from './world.ts';

export interface WorldPod {
  name: string;
  namespace: string;
  node: string | null;
  createdAt: Date;
  state: 'running' | 'completed' | 'pending' | 'failed' | 'error' | 'crashing';
  restartCount: number;
  /** Kubernetes' messages for problematic pods. */
  message: string;
}

/** Pods that k3s itself runs in kube-system. */
const SYSTEM = ['coredns', 'coredns'];

function podName(clusterId: string, owner: string, index: number): string {
  const set = seededTail(`${clusterId}/${owner}`, 10);
  return `${owner}-${set}-${seededTail(`${clusterId}/${owner}/${index}`, 5)}`;
}

function stateOf(world: ClusterWorld, index: number): WorldPod['state'] {
  if (!isUnhealthy(world.clusterName)) return 'running';
  // The first pods get the problems in turn, so that even a small cluster shows every kind.
  return (['crashing', 'pending', 'failed', 'running'] as const)[index] ?? 'running';
}

/** System pods also run on masters, all others on workers. */
function place(nodes: readonly WorldNode[], seed: string, isSystem = false): WorldNode | undefined {
  const workers = nodes.filter(({ type }) => type === 'worker');
  const candidates = workers.length > 0 && !isSystem ? workers : nodes;
  return candidates[seededInt(seed) % Math.max(1, candidates.length)];
}

function ownersOf({ addons }: ClusterWorld): { owner: string; namespace: string; isJob: boolean }[] {
  const system = SYSTEM.map((owner) => ({ owner, namespace: 'kube-system', isJob: false }));
  const installed = addons.flatMap((name) => {
    const addon = findAddon(name);
    if (!addon) return [];
    const pods = Array.from({ length: addon.pods }, () => ({
      owner: name,
      namespace: addon.namespace,
      isJob: false,
    }));
    return [...pods, { owner: `helm-install-${name}`, namespace: 'kube-system', isJob: true }];
  });
  return [...system, ...installed];
}

const messages = {
  running: '',
  completed: '',
  crashing: 'Back-off restarting failed container',
  failed: 'The node was low on resource: memory',
  error: 'The container ended with an error',
  pending: '0 nodes are available: insufficient memory',
} as const satisfies Record<WorldPod['state'], string>;

function troubledPods(clusterId: string, world: ClusterWorld): WorldPod[] {
  return world.troubled.map(({ owner, problem, ...pod }, index) => {
    const name = podName(clusterId, owner, index);
    const node = problem === 'pending' ? null : (place(world.nodes, name)?.name ?? null);
    return { ...pod, name, node, state: problem };
  });
}

/** All pods of a cluster, always the same for the same input. */
export function podsOf(clusterId: string, world: ClusterWorld): WorldPod[] {
  return [...ownPods(clusterId, world), ...troubledPods(clusterId, world)];
}

function ownPods(clusterId: string, world: ClusterWorld): WorldPod[] {
  return ownersOf(world).map(({ owner, namespace, isJob }, index) => {
    const name = podName(clusterId, owner, index);
    const state = isJob ? 'completed' : stateOf(world, index);
    const node = place(world.nodes, name, namespace === 'kube-system' && !isJob);
    return {
      name,
      namespace,
      node: state === 'pending' ? null : (node?.name ?? null),
      createdAt: node?.createdAt ?? new Date(0),
      state,
      restartCount: state === 'crashing' ? seededBetween(name, 6, 40) : 0,
      message: messages[state],
    };
  });
}

/** Number of pods by state. */
export function countPods(pods: readonly WorldPod[]): PodCounts {
  const count = (state: WorldPod['state']): number => pods.filter((pod) => pod.state === state).length;
  return {
    total: pods.length,
    running: count('running'),
    completed: count('completed'),
    pending: count('pending'),
    failed: count('failed') + count('error'),
    crashing: count('crashing'),
  };
}
