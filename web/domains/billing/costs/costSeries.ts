interface ClusterDays {
  readonly name: string;
  readonly days: readonly { readonly day: string; readonly cost: number }[];
}

/** One day of the chart: the cost of each series, in their order. */
export interface CostDay {
  readonly day: string;
  readonly costs: readonly number[];
  readonly total: number;
}

export interface CostSeries {
  /** Names of the series; the last one is null when it is the sum of all further clusters. */
  readonly names: readonly (string | null)[];
  readonly days: readonly CostDay[];
}

/** More colours are hard to tell apart. */
const MOST = 6;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** All days of a month such as 2026-03 until one of them. */
function daysOf(month: string, until: string): string[] {
  const days: string[] = [];
  const at = new Date(`${month}-01T00:00:00Z`);
  for (let day = dayOf(at); day <= until; day = dayOf(at)) {
    days.push(day);
    at.setUTCDate(at.getUTCDate() + 1);
  }
  return days;
}

/** Costs by day and cluster until the last counted day; beyond six clusters, the cheaper ones are added up. */
export function costSeriesOf(month: string, clusters: readonly ClusterDays[]): CostSeries {
  const last =
    clusters
      .flatMap(({ days }) => days.at(-1)?.day ?? [])
      .toSorted()
      .at(-1) ?? '';
  const isMore = clusters.length > MOST;
  const shown = isMore ? clusters.slice(0, MOST - 1) : clusters;
  const groups = [...shown.map((one) => [one]), ...(isMore ? [clusters.slice(MOST - 1)] : [])];
  const byDay = groups.map((group) => {
    const sums = new Map<string, number>();
    for (const { days } of group)
      for (const { day, cost } of days) sums.set(day, (sums.get(day) ?? 0) + cost);
    return sums;
  });
  return {
    names: [...shown.map(({ name }) => name), ...(isMore ? [null] : [])],
    days: daysOf(month, last).map((day) => {
      const costs = byDay.map((sums) => sums.get(day) ?? 0);
      return { day, costs, total: costs.reduce((sum, cost) => sum + cost, 0) };
    }),
  };
}

/** The month of a day, or the one before it. */
export function monthOf(day: string, offset: 0 | -1): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + offset, 1)).toISOString().slice(0, 7);
}
