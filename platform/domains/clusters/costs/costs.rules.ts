/** Days and months of server hours, all in UTC. Pure: no database, no clock. */

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** The day of a time, such as 2026-03-09. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The hours between two times on each day. */
export function hoursByDay(from: Date, to: Date): { day: string; hours: number }[] {
  const days = [];
  for (let at = from.getTime(); at < to.getTime();) {
    const end = Math.min((Math.floor(at / DAY) + 1) * DAY, to.getTime());
    days.push({ day: dayOf(new Date(at)), hours: (end - at) / HOUR });
    at = end;
  }
  return days;
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
