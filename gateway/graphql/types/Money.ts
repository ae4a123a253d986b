import { builder } from '../builder.ts';

const Currency = builder.enumType('Currency', {
  description: 'Currencies of prices.',
  values: { EUR: { description: 'Euro.' } },
});

/** Amounts are euros, not cents, as the platform returns them. */
export interface MoneyShape {
  amount: number;
  currency: 'EUR';
}

/** An amount in euros. */
export function euros(amount: number): MoneyShape {
  return { amount, currency: 'EUR' };
}

export const Money = builder.objectRef<MoneyShape>('Money').implement({
  description: 'An amount of money.',
  fields: (t) => ({
    amount: t.expose('amount', {
      type: 'Decimal',
      description: 'Amount in units of the currency, not in cents.',
    }),
    currency: t.expose('currency', { type: Currency, description: 'Currency of the amount.' }),
  }),
});
