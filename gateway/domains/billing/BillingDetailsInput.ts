import { builder } from '../../graphql/builder.ts';

export const BillingDetailsInput = builder.inputType('BillingDetailsInput', {
  description: 'Who pays, as it goes onto the invoice.',
  fields: (t) => ({
    fullName: t.string({ required: true, description: 'The full name.' }),
    companyName: t.string({ description: 'The company, when it pays.' }),
    taxId: t.string({ description: 'The VAT or tax number of the company.' }),
    addressLine1: t.string({ required: true, description: 'Street and number.' }),
    addressLine2: t.string({ description: 'More of the address.' }),
    city: t.string({ required: true, description: 'The city.' }),
    state: t.string({ description: 'State or province, where there is one.' }),
    postalCode: t.string({ required: true, description: 'The postal code.' }),
    country: t.string({ required: true, description: 'The country, ISO 3166-1 alpha-2.' }),
  }),
});

/** The same details in the platform's words; what is left out is null. */
export function billingDetailsBody(
  details: typeof BillingDetailsInput.$inferInput,
): Record<string, string | null> {
  return {
    full_name: details.fullName,
    company_name: details.companyName ?? null,
    tax_id: details.taxId ?? null,
    address_line1: details.addressLine1,
    address_line2: details.addressLine2 ?? null,
    city: details.city,
    state: details.state ?? null,
    postal_code: details.postalCode,
    country: details.country,
  };
}
