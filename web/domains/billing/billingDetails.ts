import type { z } from 'zod/mini';
import type { billingDetailsSchema } from './billingSchema.ts';

export type BillingDetails = z.infer<typeof billingDetailsSchema>['billingDetails'];

/** An empty form, prefilled with what is known. */
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

/** The input of the mutation: empty fields are omitted, and the state for countries without states. */
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
