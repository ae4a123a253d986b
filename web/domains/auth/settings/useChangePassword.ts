import { graphql } from 'relay-runtime';
import { useSecretVerb } from '../../../relay/useSecretVerb.ts';
import type { useChangePasswordMutation } from './__generated__/useChangePasswordMutation.graphql.ts';

/** Changes the password of whoever is signed in, or sets the first one; other sessions end. */
export function useChangePassword() {
  return useSecretVerb<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        __typename
        ... on ChangePasswordPayload {
          otherSessionsEnded
          user {
            id
            hasPassword
          }
        }
        ... on InputError {
          message
          issues {
            path
            code
            message
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
