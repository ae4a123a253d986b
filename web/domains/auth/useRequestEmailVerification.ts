import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useRequestEmailVerificationMutation } from './__generated__/useRequestEmailVerificationMutation.graphql.ts';

/** Sends the verification mail again; RATE_LIMITED, with the seconds to wait, within a minute of the last one. */
export function useRequestEmailVerification() {
  return useVerb<useRequestEmailVerificationMutation>(graphql`
    mutation useRequestEmailVerificationMutation {
      requestEmailVerification {
        __typename
        ... on RequestEmailVerificationPayload {
          sentTo
        }
        ... on RefusedError {
          code
          message
        }
      }
    }
  `);
}
