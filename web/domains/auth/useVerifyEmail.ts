import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useVerifyEmailMutation } from './__generated__/useVerifyEmailMutation.graphql.ts';

/** Verifies the e-mail address with the token of the mail's link. */
export function useVerifyEmail() {
  return useVerb<useVerifyEmailMutation>(graphql`
    mutation useVerifyEmailMutation($input: VerifyEmailInput!) {
      verifyEmail(input: $input) {
        __typename
        ... on VerifyEmailPayload {
          viewer {
            ...storedUser_viewer
          }
        }
        ... on RefusedError {
          code
          message
        }
      }
    }
  `);
}
