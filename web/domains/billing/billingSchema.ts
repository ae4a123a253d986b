import * as z from 'zod/mini';
import { requiredText } from '../../forms/rules.ts';

const optionalText = () => z.string().check(z.trim());

/** The billing form; its fields are named as in the mutation's input, so that the server's issues match them. */
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
