import { graphql } from 'relay-runtime';
import { useSecretMutation } from '../../../relay/useSecretMutation.ts';
import type { useBeginGithubConnectionMutation } from './__generated__/useBeginGithubConnectionMutation.graphql.ts';

/** Asks where at GitHub the connection is made; the address carries a signed state, so it stays out of the store. */
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
