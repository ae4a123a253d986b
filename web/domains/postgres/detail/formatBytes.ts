import { formatUnit } from '../../../lib/numbers.ts';
import type { Locale } from '../../../lib/locale.ts';

const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const;

/** A number of bytes in the largest fitting unit: "1.5 GiB". The units are the same in both languages. */
export function formatBytes(bytes: number, locale: Locale): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  return formatUnit(bytes / 1024 ** power, UNITS[power] ?? 'B', locale);
}
