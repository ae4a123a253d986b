import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useVerifyEmailMutation } from './__generated__/useVerifyEmailMutation.graphql.ts';

/** Verifies the e-mail address with the token of the mail's link. */
export function useVerifyEmail() {
  return useAppMutation<useVerifyEmailMutation>(graphql`
    mutation useVerifyEmailMutation($input: VerifyEmailInput!) {
      verifyEmail(input: $input) {
        ... on VerifyEmailPayload @alias(as: "payload") {
          viewer {
            ...storedUser_viewer
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
