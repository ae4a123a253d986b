import { numberFormat } from './intl.ts';
import { intlTag, type Locale } from './locale.ts';

/** The number of a price; the graph has decimals as strings. */
export const eurosOf = (amount: string): number => Number(amount);

/** Formats euros: `€1,234.50` or `1234,50 €`. Two decimals unless a view shows whole euros. */
export function formatMoney(amount: number, locale: Locale, decimals: 0 | 2 = 2): string {
  return numberFormat(intlTag(locale), {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount);
}
