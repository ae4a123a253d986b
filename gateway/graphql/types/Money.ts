import { builder } from '../builder.ts';

const Currency = builder.enumType('Currency', {
  description: 'The currencies prices come in.',
  values: { EUR: { description: 'Euro.' } },
});

/** Amounts are euros, as the platform sends them; not cents. */
export interface MoneyShape {
  amount: number;
  currency: 'EUR';
}

/** An amount in euros. */
export function euros(amount: number): MoneyShape {
  return { amount, currency: 'EUR' };
}

export const Money = builder.objectRef<MoneyShape>('Money').implement({
  description: 'An amount and its currency.',
  fields: (t) => ({
    amount: t.exposeFloat('amount', { description: 'In whole units with decimals, not in cents.' }),
    currency: t.expose('currency', { type: Currency, description: 'What the amount is in.' }),
  }),
});
