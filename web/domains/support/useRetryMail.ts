import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useRetryMailMutation } from './__generated__/useRetryMailMutation.graphql.ts';

/** Sends an e-mail again, and refetches the list under its filter. */
export function useRetryMail() {
  return useAppMutation<useRetryMailMutation>(graphql`
    mutation useRetryMailMutation($input: RetryMailInput!, $status: UnsentMailStatus) {
      retryMail(input: $input) {
        ... on RetryMailPayload @alias(as: "payload") {
          viewer {
            operator {
              ...UnsentMailsCard_operator @arguments(status: $status)
            }
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
