/** The moments that a database can be restored to, in milliseconds. */
export interface RecoveryWindow {
  readonly earliest: number;
  readonly latest: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The window of two times; undefined if there is none, or nothing was archived yet. */
export function windowOf(
  earliest: string | null | undefined,
  latest: string | null | undefined,
): RecoveryWindow | undefined {
  const [from, to] = [Date.parse(earliest ?? ''), Date.parse(latest ?? '')];
  return Number.isNaN(from) || Number.isNaN(to) || to < from ? undefined : { earliest: from, latest: to };
}

/** Whole seconds inside the window: a form has no milliseconds, so its earliest second is the first complete one. */
const firstSecond = ({ earliest }: RecoveryWindow) => Math.ceil(earliest / SECOND) * SECOND;
export const lastSecond = ({ latest }: RecoveryWindow) => Math.floor(latest / SECOND) * SECOND;

export const isInWindow = (window: RecoveryWindow, at: number): boolean =>
  at >= firstSecond(window) && at <= lastSecond(window);

/** The allowed moment that is closest. */
export const closestAllowed = (window: RecoveryWindow, at: number): number =>
  Math.max(firstSecond(window), Math.min(lastSecond(window), at));

const two = (number: number) => String(number).padStart(2, '0');

/** The day of a moment in the user's zone, as a date input has it: "2026-11-25". */
export function localDay(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The time of a moment in the user's zone with seconds: "14:05:09". */
export function localTime(at: number): string {
  const date = new Date(at);
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

/** The moment of a day and a time in the user's zone; undefined if one of them is missing or does not exist. */
export function momentOf(day: string, time: string): number | undefined {
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(time.trim());
  if (!date || !clock) return undefined;
  const [, year, month, dayOfMonth] = date.map(Number);
  const [, hours, minutes] = clock.map(Number);
  const seconds = Number(clock[3] ?? 0);
  if ([year, month, dayOfMonth, hours, minutes].includes(undefined)) return undefined;
  if ((hours ?? 0) > 23 || (minutes ?? 0) > 59 || seconds > 59) return undefined;
  const at = new Date(year ?? 0, (month ?? 1) - 1, dayOfMonth, hours, minutes, seconds).getTime();
  return localDay(at) === day ? at : undefined;
}

/** RFC 3339 with the offset of the user's zone at that moment: "2026-11-25T14:05:09+01:00". */
export function withOffset(at: number): string {
  const minutes = -new Date(at).getTimezoneOffset();
  const size = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return `${localDay(at)}T${localTime(at)}${offset}`;
}

/** How far a slider of the window moves by one step: seconds in short windows, ten minutes in windows of weeks. */
export function stepOf(window: RecoveryWindow): number {
  const length = lastSecond(window) - firstSecond(window);
  if (length <= HOUR) return SECOND;
  return length <= 2 * DAY ? MINUTE : 10 * MINUTE;
}

/** Number of steps from one end to the other; the last one may be shorter. */
export const stepsOf = (window: RecoveryWindow): number =>
  Math.max(0, Math.ceil((lastSecond(window) - firstSecond(window)) / stepOf(window)));

export const stepAt = (window: RecoveryWindow, at: number): number =>
  at >= lastSecond(window)
    ? stepsOf(window)
    : Math.max(0, Math.round((at - firstSecond(window)) / stepOf(window)));

export const momentAt = (window: RecoveryWindow, step: number): number =>
  closestAllowed(window, firstSecond(window) + step * stepOf(window));

/** Where a moment is on the bar, in percent. */
export function positionOf(window: RecoveryWindow, at: number): number {
  const length = window.latest - window.earliest;
  return length === 0 ? 100 : ((at - window.earliest) / length) * 100;
}

const PICKS = [5 * MINUTE, HOUR, DAY] as const;

/** Moments before the end of the window that are offered as one click; those outside of it are left out. */
export const quickPicks = (window: RecoveryWindow): readonly { minutes: number; at: number }[] =>
  PICKS.map((before) => ({ minutes: before / MINUTE, at: lastSecond(window) - before })).filter(({ at }) =>
    isInWindow(window, at),
  );
