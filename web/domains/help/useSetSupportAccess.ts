import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useSetSupportAccessMutation } from './__generated__/useSetSupportAccessMutation.graphql.ts';

/** Lets the support team into the account, or out of it. */
export function useSetSupportAccess() {
  return useVerb<useSetSupportAccessMutation>(graphql`
    mutation useSetSupportAccessMutation($input: UpdateUserInput!) @raw_response_type {
      updateUser(input: $input) {
        __typename
        ... on UpdateUserPayload {
          user {
            ...SupportAccessCard_user
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
