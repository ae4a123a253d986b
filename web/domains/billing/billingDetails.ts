import * as z from 'zod/mini';
import { requiredText } from '../../forms/rules.ts';

const optionalText = () => z.string().check(z.trim());

/** Who pays, as the form holds it; named as the mutation's input, so the server's issues find their fields. */
export const billingDetailsSchema = z.object({
  billingDetails: z.object({
    country: z.string().check(z.minLength(1, 'ui:validation.required')),
    fullName: requiredText(),
    companyName: optionalText(),
    taxId: optionalText(),
    addressLine1: requiredText(),
    addressLine2: optionalText(),
    postalCode: requiredText(),
    city: requiredText(),
    state: optionalText(),
  }),
});

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
