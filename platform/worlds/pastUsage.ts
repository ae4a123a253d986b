import {
  usageRangeNames,
  usageRanges,
  readingsOf,
  type UsageReading,
} from '../domains/nodes/usage/usage.rules.ts';
import type { Amount, KubernetesNode } from '../providers/kubernetes/port.ts';
import { loadFactor } from '../providers/simulation/load.ts';

/** Times of one reading per interval, newest first: every minute of the last hour, then with longer intervals. */
function timesBefore(now: Date): Date[] {
  const times: Date[] = [];
  let age = 0;
  for (const range of usageRangeNames) {
    const { durationMs, stepMs } = usageRanges[range];
    for (; age < durationMs; age += stepMs) times.push(new Date(now.getTime() - age));
  }
  return times;
}

function scaled({ cpuMillis, memoryMi }: Amount, factor: number): Amount {
  // Memory follows the load less than CPU does.
  return { cpuMillis: cpuMillis * factor, memoryMi: memoryMi * (1 + (factor - 1) / 3) };
}

/** What would have been read from the nodes in the last seven days, from their present usage and the simulated load. */
export function pastReadings(nodes: readonly KubernetesNode[], now: Date): UsageReading[] {
  const present = readingsOf(nodes, now);
  return timesBefore(now).flatMap((at) =>
    present.map((reading) => {
      const factor = loadFactor(reading.node, at) / loadFactor(reading.node, now);
      return { ...reading, at, usage: scaled(reading.usage, factor) };
    }),
  );
}
