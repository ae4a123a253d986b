import { builder } from '../../graphql/builder.ts';

export const PurchaseOutcome = builder.enumType('PurchaseOutcome', {
  description: 'Next step of a purchase.',
  values: {
    COMPLETED: { description: 'The plan is active.' },
    REDIRECT: { description: 'Continue on the page of the payment provider at `redirectUrl`.' },
    OVERLAY: { description: 'Continue in the overlay of the payment provider with `transactionId`.' },
  },
});
