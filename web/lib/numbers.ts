import { numberFormat } from './intl.ts';
import { intlTag, type Locale } from './locale.ts';

/** Formats a number with at most `digits` decimals. */
export function formatNumber(value: number, locale: Locale, digits = 0): string {
  return numberFormat(intlTag(locale), { maximumFractionDigits: digits }).format(value);
}

/** Formats percentage points: 85 → `85%` or `85 %`. */
export function formatPercent(points: number, locale: Locale, digits = 0): string {
  return numberFormat(intlTag(locale), { style: 'percent', maximumFractionDigits: digits }).format(
    points / 100,
  );
}

/** Formats a number with a unit, joined by a non-breaking space: `16 GB`. */
export function formatUnit(value: number, unit: string, locale: Locale, digits = 1): string {
  return `${formatNumber(value, locale, digits)}\u00a0${unit}`;
}

/** Parses a typed whole number with `.` or `,` as group separator; undefined if it is not one. */
export function parseWhole(typed: string): number | undefined {
  const text = typed.trim().replaceAll(/[\s.,](?=\d{3}(\D|$))/g, '');
  return /^-?\d+$/.test(text) ? Number(text) : undefined;
}

/** Clamps a number; a missing bound is ignored. */
export function clamp(value: number, min = -Infinity, max = Infinity): number {
  return Math.min(max, Math.max(min, value));
}
