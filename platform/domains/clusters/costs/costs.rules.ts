/** Days and months of server hours, all in UTC. Pure: no database, no clock. */

const HOUR = 60 * 60 * 1000;

/** The day of a time, such as 2026-03-09. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The hours that have started between two times, each on the day on which it starts: Hetzner bills every started hour. */
export function startedHours(from: Date, to: Date): Map<string, number> {
  const days = new Map<string, number>();
  for (let at = from.getTime(); at < to.getTime(); at += HOUR) {
    const day = dayOf(new Date(at));
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return days;
}

/** The end of the last hour that has started between two times. */
export function endOfStartedHour(from: Date, to: Date): Date {
  const hours = Math.ceil((to.getTime() - from.getTime()) / HOUR);
  return new Date(from.getTime() + hours * HOUR);
}

/** The first day of a month, such as 2026-03, moved by a number of months. */
export function firstDay(month: string, offset = 0): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return dayOf(new Date(Date.UTC(year, number - 1 + offset, 1)));
}

/** The change from one amount to another in percent, to one decimal; null without a first one. */
export function changeInPercent(before: number, after: number): number | null {
  return before > 0 ? Math.round(((after - before) / before) * 1000) / 10 : null;
}

/** An amount in euros, to the cent. */
export function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
