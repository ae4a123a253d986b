/** Prices, taxes and proration of the embedded payment provider, in whole cents. Pure. */
import type { Period } from './records.ts';

/** Standard VAT rates in percent where Paddle collects it. */
const VAT: Readonly<Record<string, number>> = {
  ...{
    AT: 20,
    BE: 21,
    BG: 20,
    CY: 19,
    CZ: 21,
    DE: 19,
    DK: 25,
    EE: 24,
    ES: 21,
    FI: 25.5,
    FR: 20,
    GB: 20,
    GR: 24,
  },
  ...{
    HR: 25,
    HU: 27,
    IE: 23,
    IT: 22,
    LT: 21,
    LU: 17,
    LV: 21,
    MT: 18,
    NL: 21,
    PL: 23,
    PT: 23,
    RO: 21,
    SE: 25,
  },
  ...{ SI: 22, SK: 23, CH: 8.1, NO: 25 },
};

/** The rate as a share. A business with a tax number pays the tax itself (reverse charge). */
export function taxRateOf(details: Readonly<Record<string, string | null | undefined>>): number {
  return details.tax_id ? 0 : (VAT[details.country ?? ''] ?? 0) / 100;
}

/** Tax on an amount, in cents. */
export function taxOn(cents: number, rate: number): number {
  return Math.round(cents * rate);
}

/** The part of a period that is left at `at`, between 0 and 1. */
export function shareLeft({ starts_at, ends_at }: Period, at: Date): number {
  const [from, to] = [Date.parse(starts_at), Date.parse(ends_at)];
  return Math.min(1, Math.max(0, (to - at.getTime()) / (to - from)));
}

export interface Amounts {
  /** What the customer gets, without tax. */
  subtotal: number;
  tax: number;
  total: number;
  /** Reduces the charge: unused time that was paid, and the customer's balance. Tax included. */
  credit: number;
  /** Credit that is left after this charge. */
  balance: number;
  charged: number;
}

/** A charge of `subtotal` reduced by `credit` (tax included). */
export function amountsOf(subtotal: number, rate: number, credit: number): Amounts {
  const tax = taxOn(subtotal, rate);
  const total = subtotal + tax;
  const used = Math.min(total, credit);
  return { subtotal, tax, total, credit: used, balance: credit - used, charged: total - used };
}
