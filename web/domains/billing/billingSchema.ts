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
