import { numberFormat } from './intl.ts';
import { intlTag, type Locale } from './locale.ts';

/** A number in the locale's writing, at most `digits` decimals. */
export function formatNumber(value: number, locale: Locale, digits = 0): string {
  return numberFormat(intlTag(locale), { maximumFractionDigits: digits }).format(value);
}

/** Percent of a value given in percent points: 85 → `85%` or `85 %`. */
export function formatPercent(points: number, locale: Locale, digits = 0): string {
  return numberFormat(intlTag(locale), { style: 'percent', maximumFractionDigits: digits }).format(
    points / 100,
  );
}

/** A number with a unit that never breaks off: `16 GB`. */
export function formatUnit(value: number, unit: string, locale: Locale, digits = 1): string {
  return `${formatNumber(value, locale, digits)}\u00a0${unit}`;
}

/** Reads a typed whole number with either group or decimal sign; undefined when it is none. */
export function parseWhole(typed: string): number | undefined {
  const text = typed.trim().replaceAll(/[\s.,](?=\d{3}(\D|$))/g, '');
  return /^-?\d+$/.test(text) ? Number(text) : undefined;
}

/** Keeps a number within bounds; a missing bound does not bind. */
export function clamp(value: number, min = -Infinity, max = Infinity): number {
  return Math.min(max, Math.max(min, value));
}
