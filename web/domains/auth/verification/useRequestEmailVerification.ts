import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useRequestEmailVerificationMutation } from './__generated__/useRequestEmailVerificationMutation.graphql.ts';

/** Resends the verification mail; RATE_LIMITED with the seconds to wait within a minute of the last one. */
export function useRequestEmailVerification() {
  return useAppMutation<useRequestEmailVerificationMutation>(graphql`
    mutation useRequestEmailVerificationMutation {
      requestEmailVerification {
        ... on RequestEmailVerificationPayload @alias(as: "payload") {
          sentTo
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
