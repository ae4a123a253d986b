import type { z } from 'zod/mini';
import type { billingDetailsSchema } from './billingSchema.ts';

export type BillingDetails = z.infer<typeof billingDetailsSchema>['billingDetails'];

/** An empty form with what is known already. */
export const emptyDetails = (fullName: string, country: string): BillingDetails => ({
  country,
  fullName,
  companyName: '',
  taxId: '',
  addressLine1: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  state: '',
});

/** The input of the mutation: what was left empty is left out, and a state only where there are any. */
export function toInput(details: BillingDetails, withState: boolean) {
  const { companyName, taxId, addressLine2, state, ...required } = details;
  return {
    ...required,
    companyName: companyName || null,
    taxId: taxId || null,
    addressLine2: addressLine2 || null,
    state: withState && state ? state : null,
  };
}
