import { builder } from '../../graphql/builder.ts';

export const BillingInterval = builder.enumType('BillingInterval', {
  description: 'Interval at which a plan is billed.',
  values: {
    MONTHLY: { value: 'monthly', description: 'Every month.' },
    YEARLY: { value: 'yearly', description: 'Every year.' },
  },
});
