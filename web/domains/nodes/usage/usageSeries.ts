/** A history as the chart and the table show it. */
export type UsageRange = 'HOUR' | 'DAY' | 'WEEK';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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
  // The interval of the present may have no measurement yet.
  const isRecent = Date.parse(to) - Date.parse(last.at) <= 2 * stepSeconds * 1_000;
  return {
    now: isRecent ? last.usage[kind] : null,
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    peak: Math.max(...values),
    available: last.allocatable[kind],
  };
}

const TICKS = { HOUR: 10 * MINUTE, DAY: 4 * HOUR, WEEK: DAY } as const;

/** Round times of the user's zone between the ends. */
export function ticksOf(range: UsageRange, from: number, to: number): number[] {
  const step = TICKS[range];
  const midnight = new Date(from).setHours(0, 0, 0, 0);
  const ticks: number[] = [];
  for (let day = 0; midnight + day * DAY <= to; day += 1) {
    const start = new Date(midnight).setDate(new Date(midnight).getDate() + day);
    for (let tick = start; tick < start + DAY; tick += step) if (tick >= from && tick <= to) ticks.push(tick);
  }
  return ticks;
}
