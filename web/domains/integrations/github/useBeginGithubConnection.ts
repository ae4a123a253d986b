import { graphql } from 'relay-runtime';
import { useSecretMutation } from '../../../relay/mutations/useSecretMutation.ts';
import type { useBeginGithubConnectionMutation } from './__generated__/useBeginGithubConnectionMutation.graphql.ts';

/**
 * Requests the address at GitHub that starts the connection; it contains a signed state, so it is kept out of the
 * store.
 */
export function useBeginGithubConnection() {
  return useSecretMutation<useBeginGithubConnectionMutation>(
    graphql`
      mutation useBeginGithubConnectionMutation {
        beginGithubConnection {
          ... on BeginGithubConnectionPayload @alias(as: "payload") {
            url
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    'url',
  );
}
