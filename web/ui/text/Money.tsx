import { formatMoney } from '../../lib/money.ts';
import { useLocale } from '../locale.ts';
import { Tabular } from './Tabular.tsx';

/** Euros in the current locale; whole euros only where the whole view shows whole euros. */
export function Money({ amount, decimals = 2 }: { amount: number; decimals?: 0 | 2 }) {
  return <Tabular>{formatMoney(amount, useLocale(), decimals)}</Tabular>;
}
