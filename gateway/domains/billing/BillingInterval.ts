import { builder } from '../../graphql/builder.ts';

export const BillingInterval = builder.enumType('BillingInterval', {
  description: 'How often a plan is paid.',
  values: {
    MONTHLY: { value: 'monthly', description: 'Every month.' },
    YEARLY: { value: 'yearly', description: 'Every year.' },
  },
});
