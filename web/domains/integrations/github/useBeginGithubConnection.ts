import { graphql } from 'relay-runtime';
import { useSecretVerb } from '../../../relay/useSecretVerb.ts';
import type { useBeginGithubConnectionMutation } from './__generated__/useBeginGithubConnectionMutation.graphql.ts';

/** Asks where at GitHub the connection is made; the address carries a signed state, so it stays out of the store. */
export function useBeginGithubConnection() {
  return useSecretVerb<useBeginGithubConnectionMutation>(
    graphql`
      mutation useBeginGithubConnectionMutation {
        beginGithubConnection {
          __typename
          ... on BeginGithubConnectionPayload {
            url
          }
          ... on RefusedError {
            code
            message
          }
        }
      }
    `,
    'url',
  );
}
