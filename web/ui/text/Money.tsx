import { formatMoney } from '../../lib/money.ts';
import { useLocale } from '../locale.ts';

/** Euros in the reader's writing; whole euros only where the whole view shows whole euros. */
export function Money({ amount, decimals = 2 }: { amount: number; decimals?: 0 | 2 }) {
  return <span className="kd-nums">{formatMoney(amount, useLocale(), decimals)}</span>;
}
