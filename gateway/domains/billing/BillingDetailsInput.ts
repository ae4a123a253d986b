import { builder } from '../../graphql/builder.ts';

export const BillingDetailsInput = builder.inputType('BillingDetailsInput', {
  description: 'Billing details, as printed on the invoice.',
  fields: (t) => ({
    fullName: t.string({ required: true, description: 'Full name of the payer.' }),
    companyName: t.string({ description: 'Name of the company.' }),
    taxId: t.string({ description: 'VAT or tax number of the company.' }),
    addressLine1: t.string({ required: true, description: 'Street and number.' }),
    addressLine2: t.string({ description: 'Second line of the address.' }),
    city: t.string({ required: true, description: 'The city.' }),
    state: t.string({ description: 'State or province.' }),
    postalCode: t.string({ required: true, description: 'The postal code.' }),
    country: t.string({ required: true, description: 'Country as ISO 3166-1 alpha-2 code.' }),
  }),
});

/** The details under the platform's names; omitted fields are null. */
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
