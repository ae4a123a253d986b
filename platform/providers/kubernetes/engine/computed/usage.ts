import type { Container } from 'kubernetes-types/core/v1.d.ts';
import { seededBetween, seededInt } from '../../../simulation/chance.ts';
import { isBusyImage } from '../../../simulation/sentinels.ts';
import type { Stored } from '../../api/objects.ts';
import { parseQuantity } from '../../api/quantities.ts';
import { isReady, type Pod } from '../controllers/shared/pods.ts';
import type { Usage } from '../simulation.ts';
import { noise } from './noise.ts';

const DAY_MS = 24 * 3_600_000;
const BURST_MS = 10 * 60_000;
const MI = 2 ** 20;
/** Kubelet, k3s and the system. */
const NODE_BASE: Usage = { cpuMillis: 180, memoryBytes: 620 * MI };
const IDLE_MILLIS = 2;

/** The deployment or other owner of a pod; its pods share one load. */
function workloadOf({ metadata }: Pod): string {
  const owner = metadata.ownerReferences?.find(({ controller }) => controller);
  const hash = metadata.labels?.['pod-template-hash'];
  const name = owner?.name ?? metadata.name;
  return `${metadata.namespace}/${hash && owner ? name.slice(0, -hash.length - 1) : name}`;
}

/** From 0.4 at night to 1 by day, with bursts of ten minutes. */
function waveAt(seed: number, now: Date): number {
  const day = 0.7 - 0.3 * Math.cos((2 * Math.PI * now.getTime()) / DAY_MS + noise(seed, 0));
  const ripple = 1 + 0.08 * Math.sin((2 * Math.PI * now.getTime()) / (20 * 60_000) + seed);
  const isBurst = noise(seed, Math.floor(now.getTime() / BURST_MS)) > 0.93;
  return day * ripple * (isBurst ? 1.8 : 1);
}

function shareOf(pod: Pod, pods: readonly Pod[]): number {
  // Every node has its own pod of a daemon set, with its own load.
  if (pod.metadata.ownerReferences?.[0]?.kind === 'DaemonSet') return 1;
  const workload = workloadOf(pod);
  return 1 / Math.max(1, pods.filter((one) => isReady(one) && workloadOf(one) === workload).length);
}

function limitOf({ resources }: Container, name: 'cpu' | 'memory'): number {
  const limit = resources?.limits?.[name];
  return (limit === undefined ? null : parseQuantity(limit)) ?? Number.POSITIVE_INFINITY;
}

function containerUsage(pod: Pod, container: Container, share: number, now: Date): Usage {
  const { name, image = '' } = container;
  const seed = `${workloadOf(pod)}/${name}`;
  const load = isBusyImage(image) ? seededBetween(seed, 900, 1_500) : seededBetween(seed, 15, 90);
  const cpu = IDLE_MILLIS + load * share * waveAt(seededInt(seed), now);
  const memory = seededBetween(`${pod.metadata.uid}/${name}`, 40, 170) * MI;
  const growth = 1 + 0.1 * waveAt(seededInt(`${pod.metadata.uid}/memory`), now);
  return {
    cpuMillis: Math.round(Math.min(cpu, limitOf(container, 'cpu') * 1_000)),
    memoryBytes: Math.round(Math.min(memory * growth, limitOf(container, 'memory') * 0.9)),
  };
}

/** Usage of the running containers of a pod; `pods` are at least those of its workload. */
export function podUsage(pod: Pod, pods: readonly Pod[], now: Date): { name: string; usage: Usage }[] {
  const share = shareOf(pod, pods);
  return (pod.spec?.containers ?? []).flatMap((container) => {
    const status = pod.status?.containerStatuses?.find(({ name }) => name === container.name);
    if (!status?.state?.running) return [];
    return [{ name: container.name, usage: containerUsage(pod, container, share, now) }];
  });
}

/** Usage of a node: its own, and that of its pods. `pods` are those of the whole cluster. */
export function nodeUsage(node: Stored<'nodes'>, pods: readonly Pod[], now: Date): Usage {
  const here = pods.filter(({ spec }) => spec?.nodeName === node.metadata.name);
  const usages = here.flatMap((pod) => podUsage(pod, pods, now)).map(({ usage }) => usage);
  const factor = 0.9 + 0.2 * waveAt(seededInt(node.metadata.name), now);
  const { cpu = '0', memory = '0' } = node.status?.allocatable ?? {};
  const cpuMillis = usages.reduce((sum, usage) => sum + usage.cpuMillis, NODE_BASE.cpuMillis * factor);
  const memoryBytes = usages.reduce((sum, usage) => sum + usage.memoryBytes, NODE_BASE.memoryBytes * factor);
  return {
    cpuMillis: Math.round(Math.min(cpuMillis, (parseQuantity(cpu) ?? 0) * 1_000)),
    memoryBytes: Math.round(Math.min(memoryBytes, parseQuantity(memory) ?? 0)),
  };
}
