import { builder } from '../../graphql/builder.ts';
import { AccountRef } from '../account/Account.ts';
import { loadBillingDetails, type DetailsRecord } from './subscription.upstream.ts';

const BillingDetails = builder.objectRef<DetailsRecord>('BillingDetails').implement({
  description:
    'Name and address for the next invoices. Empty fields are null, all of them when nothing is stored.',
  fields: (t) => {
    const text = (key: string, description: string) =>
      t.string({ nullable: true, description, resolve: (details) => details[key] ?? null });
    return {
      fullName: text('full_name', 'Full name of the payer.'),
      companyName: text('company_name', 'Name of the company.'),
      taxId: text('tax_id', 'VAT or tax number of the company.'),
      addressLine1: text('address_line1', 'Street and number.'),
      addressLine2: text('address_line2', 'Second line of the address.'),
      city: text('city', 'The city.'),
      state: text('state', 'State or province.'),
      postalCode: text('postal_code', 'The postal code.'),
      country: text('country', 'Country as ISO 3166-1 alpha-2 code.'),
    };
  },
});

builder.objectField(AccountRef, 'billingDetails', (t) =>
  t.field({
    type: BillingDetails,
    nullable: true,
    description: 'Billing details; null for roles other than owner, or when they could not be loaded.',
    resolve: (_account, _args, ctx) => loadBillingDetails(ctx),
  }),
);
