import { ageFormat, dateFormat } from './intl.ts';
import { intlTag, type Locale } from './locale.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type RelativeAge =
  | { unit: 'now' }
  | { unit: 'minute' | 'hour' | 'day'; count: number }
  | { unit: 'date' };

/** The age of a moment in the units the product shows; a date if it is older than 30 days or in the future. */
export function relativeAge(at: Date, now: Date): RelativeAge {
  const age = now.getTime() - at.getTime();
  // Clocks of server and browser differ slightly: a moment less than a minute ahead is still "now".
  if (age < -MINUTE) return { unit: 'date' };
  if (age < MINUTE) return { unit: 'now' };
  if (age < HOUR) return { unit: 'minute', count: Math.floor(age / MINUTE) };
  if (age < DAY) return { unit: 'hour', count: Math.floor(age / HOUR) };
  if (age <= 30 * DAY) return { unit: 'day', count: Math.floor(age / DAY) };
  return { unit: 'date' };
}

/** Is the last measurement current? The interval at the end may have none yet. */
export const isRecent = (lastAt: number, end: number, stepSeconds: number): boolean =>
  end - lastAt <= 2 * stepSeconds * SECOND;

/** The age in full words: "5 minutes ago", "hace 5 minutos". */
export function formatAge(count: number, unit: 'minute' | 'hour' | 'day', locale: Locale): string {
  return ageFormat(intlTag(locale)).format(-count, unit);
}

/** A day without time: "20 Nov 2026". */
export function formatDate(at: Date, locale: Locale, timeZone?: string): string {
  return dateFormat(locale === 'en' ? 'en-GB' : intlTag(locale), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  }).format(at);
}

/** Date, time and zone: "20 Nov 2026, 14:05 UTC+1". Seconds on request. */
export function formatAbsolute(
  at: Date,
  locale: Locale,
  options: { timeZone?: string; hasSeconds?: boolean } = {},
): string {
  const { timeZone, hasSeconds = false } = options;
  const time = dateFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: hasSeconds ? '2-digit' : undefined,
    timeZone,
  }).format(at);
  return `${formatDate(at, locale, timeZone)}, ${time} ${zoneName(at, timeZone)}`;
}

/** Hours and minutes: "14:05". */
export function formatClock(at: Date, timeZone?: string): string {
  return dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
}

/** A day of the last week, for axes: "Mon 23", "lun, 23". */
export function formatShortDay(at: Date, locale: Locale): string {
  return dateFormat(intlTag(locale), { weekday: 'short', day: 'numeric' }).format(at);
}

/** The name of the day: "Monday", "lunes". */
export function formatWeekday(at: Date, locale: Locale, timeZone?: string): string {
  return dateFormat(intlTag(locale), { weekday: 'long', timeZone }).format(at);
}

function zoneName(at: Date, timeZone?: string): string {
  const parts = dateFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return (parts.find((part) => part.type === 'timeZoneName')?.value ?? 'UTC')
    .replace('GMT', 'UTC')
    .replace(/\+0$/, '');
}

/**
 * A duration in its two largest units: "1 min 12 s", "2 h 5 min", and "< 1 s" below a second. The symbols are the same in
 * both languages.
 */
export function formatDuration(seconds: number): string {
  const total = Math.max(0, Math.floor(seconds));
  const units: [number, string][] = [
    [Math.floor(total / 86_400), 'd'],
    [Math.floor((total % 86_400) / 3600), 'h'],
    [Math.floor((total % 3600) / 60), 'min'],
    [total % 60, 's'],
  ];
  const first = units.findIndex(([count]) => count > 0);
  if (first === -1) return seconds > 0 ? '<\u00a01\u00a0s' : '0\u00a0s';
  return units
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}\u00a0${unit}`)
    .join(' ');
}
