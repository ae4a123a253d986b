import { isRecent } from '../../../lib/time.ts';

/** Period of a usage history. */
export type UsageRange = 'HOUR' | 'DAY' | 'WEEK';

interface Compute {
  readonly cores: number;
  readonly memoryGb: number;
}

interface History {
  readonly stepSeconds: number;
  readonly from: string;
  readonly to: string;
  readonly samples: readonly {
    readonly at: string;
    readonly usage: Compute;
    readonly allocatable: Compute;
  }[];
}

/** One interval; the values are null where nothing was measured. */
export type UsageSlot = {
  readonly at: number;
  readonly cores: number | null;
  readonly memoryGb: number | null;
};

/** Every interval of the range, so that gaps are visible. */
export function slotsOf({ stepSeconds, from, to, samples }: History): UsageSlot[] {
  const measured = new Map(samples.map(({ at, usage }) => [Date.parse(at), usage]));
  const slots: UsageSlot[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += stepSeconds * 1_000) {
    const { cores = null, memoryGb = null } = measured.get(at) ?? {};
    slots.push({ at, cores, memoryGb });
  }
  return slots;
}

export interface UsageSummary {
  /** The last measurement; null if it is not recent. */
  readonly now: number | null;
  readonly mean: number;
  readonly peak: number;
  readonly available: number;
}

/** Null if nothing was measured. */
export function summaryOf({ stepSeconds, to, samples }: History, kind: keyof Compute): UsageSummary | null {
  const last = samples.at(-1);
  if (!last) return null;
  const values = samples.map(({ usage }) => usage[kind]);
  return {
    now: isRecent(Date.parse(last.at), Date.parse(to), stepSeconds) ? last.usage[kind] : null,
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    peak: Math.max(...values),
    available: last.allocatable[kind],
  };
}

const FIVE_MINUTES = 300_000;
const TICK_MINUTES = { HOUR: 10, DAY: 240, WEEK: 1440 } as const satisfies Record<UsageRange, number>;

/** Round times of the user's zone between the ends. */
export function ticksOf(range: UsageRange, from: number, to: number): number[] {
  const ticks: number[] = [];
  // Zones differ by quarters of an hour, and days of clock change have 23 or 25 hours: every clock time is checked.
  for (let at = Math.ceil(from / FIVE_MINUTES) * FIVE_MINUTES; at <= to; at += FIVE_MINUTES) {
    const clock = new Date(at);
    if ((clock.getHours() * 60 + clock.getMinutes()) % TICK_MINUTES[range] === 0) ticks.push(at);
  }
  return ticks;
}
