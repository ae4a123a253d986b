import { seededBetween } from '../../simulation/chance.ts';
import { loadFactor } from '../../simulation/load.ts';
import type { Amount, KubernetesNode } from '../port.ts';
import type { WorldPod } from './pods.ts';
import { countPods } from './pods.ts';
import type { ClusterWorld, WorldNode } from './world.ts';

/** Resources reserved by kubelet and system. */
const RESERVED: Amount = { cpuMillis: 100, memoryMi: 256 };
const BASE: Amount = { cpuMillis: 180, memoryMi: 620 };
const PER_POD: Amount = { cpuMillis: 55, memoryMi: 150 };

function within(limit: Amount, { cpuMillis, memoryMi }: Amount): Amount {
  return {
    cpuMillis: Math.round(Math.min(limit.cpuMillis, cpuMillis)),
    memoryMi: Math.round(Math.min(limit.memoryMi, memoryMi)),
  };
}

function times(amount: Amount, factor: number): Amount {
  return { cpuMillis: amount.cpuMillis * factor, memoryMi: amount.memoryMi * factor };
}

function plus(a: Amount, b: Amount): Amount {
  return { cpuMillis: a.cpuMillis + b.cpuMillis, memoryMi: a.memoryMi + b.memoryMi };
}

function toNode(node: WorldNode, world: ClusterWorld, pods: readonly WorldPod[], now: Date): KubernetesNode {
  const here = pods.filter((pod) => pod.node === node.name);
  const busy = here.filter(({ state }) => state === 'running').length;
  const capacity = { cpuMillis: node.cores * 1_000, memoryMi: node.memoryGb * 1_024 };
  const allocatable = plus(capacity, times(RESERVED, -1));
  const requests = within(allocatable, plus({ cpuMillis: 200, memoryMi: 140 }, times(PER_POD, busy)));
  const load = plus(BASE, times(PER_POD, busy * 0.8 + seededBetween(node.name, 0, 4)));
  const isMeasured = world.addons.includes('metrics-server');
  return {
    name: node.name,
    type: node.type,
    pool: node.pool,
    status: node.readyAt <= now ? 'ready' : 'notready',
    capacity,
    allocatable,
    usage: isMeasured ? within(allocatable, times(load, loadFactor(node.name, now))) : null,
    requests,
    limits: within(capacity, times(requests, 2)),
    pods: countPods(here),
  };
}

/** Nodes of a cluster with their current load, masters first. */
export function nodesOf(world: ClusterWorld, pods: readonly WorldPod[], now: Date): KubernetesNode[] {
  const rank = ({ type, pool, name }: WorldNode): string =>
    `${type === 'master' ? 0 : 1}/${pool ?? ''}/${name}`;
  return [...world.nodes]
    .sort((a, b) => rank(a).localeCompare(rank(b), 'en', { numeric: true }))
    .map((node) => toNode(node, world, pods, now));
}
