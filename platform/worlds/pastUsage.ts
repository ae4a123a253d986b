import {
  podReadingsOf,
  usageRangeNames,
  usageRanges,
  readingsOf,
  type UsageReading,
} from '../domains/nodes/usage/usage.rules.ts';
import type { Amount, ClusterLoad, KubernetesNode } from '../providers/kubernetes/port.ts';
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

const HOUR_MINUTES = 60;

function scaled({ cpuMillis, memoryMi }: Amount, factor: number): Amount {
  // Memory follows the load less than CPU does.
  return { cpuMillis: cpuMillis * factor, memoryMi: memoryMi * (1 + (factor - 1) / 3) };
}

/** What would have been read from the nodes in the last seven days, from their present usage and the simulated load. */
export function pastReadings(nodes: readonly KubernetesNode[], now: Date): UsageReading[] {
  return spread(readingsOf(nodes, now), timesBefore(now), now);
}

/** The same of the pods in the last hour: those of a week would be too many rows for a demo. */
export function pastPodReadings(load: Omit<ClusterLoad, 'pods'>, now: Date): UsageReading[] {
  return spread(podReadingsOf(load, now), timesBefore(now).slice(0, HOUR_MINUTES), now);
}

function spread(present: readonly UsageReading[], times: readonly Date[], now: Date): UsageReading[] {
  return times.flatMap((at) =>
    present.map((reading) => {
      const factor = loadFactor(reading.subject, at) / loadFactor(reading.subject, now);
      return { ...reading, at, usage: scaled(reading.usage, factor) };
    }),
  );
}
