import { graphql, readInlineData } from 'relay-runtime';
import type { z } from 'zod/mini';
import type { billingDetails_details$key } from './__generated__/billingDetails_details.graphql.ts';
import type { billingDetailsSchema } from './billingSchema.ts';

export type BillingDetails = z.infer<typeof billingDetailsSchema>['billingDetails'];

const storedDetails = graphql`
  fragment billingDetails_details on BillingDetails @inline {
    fullName
    companyName
    taxId
    addressLine1
    addressLine2
    city
    state
    postalCode
    country
  }
`;

/** The values a form starts with: what is stored, and before that what is known. */
export function startingDetails(
  details: billingDetails_details$key | null | undefined,
  known: { fullName: string; country: string },
): BillingDetails {
  const stored = details && readInlineData(storedDetails, details);
  return {
    country: stored?.country ?? known.country,
    fullName: stored?.fullName ?? known.fullName,
    companyName: stored?.companyName ?? '',
    taxId: stored?.taxId ?? '',
    addressLine1: stored?.addressLine1 ?? '',
    addressLine2: stored?.addressLine2 ?? '',
    postalCode: stored?.postalCode ?? '',
    city: stored?.city ?? '',
    state: stored?.state ?? '',
  };
}

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
