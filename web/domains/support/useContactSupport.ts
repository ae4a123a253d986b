import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useContactSupportMutation } from './__generated__/useContactSupportMutation.graphql.ts';

/** Writes to support. */
export function useContactSupport() {
  return useAppMutation<useContactSupportMutation>(graphql`
    mutation useContactSupportMutation($input: ContactSupportInput!) {
      contactSupport(input: $input) {
        ... on ContactSupportPayload @alias(as: "payload") {
          replyTo
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
