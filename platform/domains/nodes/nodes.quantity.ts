import type { Amount } from '../../providers/kubernetes/port.ts';

/** CPU and memory in Kubernetes' notation. */
interface Quantities {
  cpu: string;
  memory: string;
}

/** Whole cores without a unit, fractions in thousandths: `4`, `3900m`. */
function cores(cpuMillis: number): string {
  return cpuMillis % 1_000 === 0 ? String(cpuMillis / 1_000) : `${cpuMillis}m`;
}

/** A node's capacity, as the kubelet reports it: memory in KiB. */
export function kubeletQuantities({ cpuMillis, memoryMi }: Amount): Quantities {
  return { cpu: cores(cpuMillis), memory: `${memoryMi * 1_024}Ki` };
}

/** A node's usage, as the metrics server reports it: nanocores and KiB. */
export function measuredQuantities({ cpuMillis, memoryMi }: Amount): Quantities {
  return { cpu: `${cpuMillis * 1_000_000}n`, memory: `${memoryMi * 1_024}Ki` };
}

/** Requests of pods, as in manifests: whole GiB, otherwise MiB. */
export function podQuantities({ cpuMillis, memoryMi }: Amount): Quantities {
  const memory = memoryMi > 0 && memoryMi % 1_024 === 0 ? `${memoryMi / 1_024}Gi` : `${memoryMi}Mi`;
  return { cpu: cores(cpuMillis), memory };
}

const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
  ['s', 1],
] as const;

/** The age in its two largest units that are not zero: `12d3h`, `5m`. */
export function ageOf(since: Date, now: Date): string {
  let left = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 1_000));
  const parts = UNITS.flatMap(([unit, seconds]) => {
    const count = Math.floor(left / seconds);
    left -= count * seconds;
    return count === 0 ? [] : [`${count}${unit}`];
  });
  return parts.slice(0, 2).join('') || '0s';
}
