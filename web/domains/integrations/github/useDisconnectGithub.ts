import { graphql } from 'relay-runtime';
import { useVerb } from '../../../relay/useVerb.ts';
import type { useDisconnectGithubMutation } from './__generated__/useDisconnectGithubMutation.graphql.ts';

/** Disconnects GitHub; clusters that follow a repository go on with their own keys. */
export function useDisconnectGithub() {
  return useVerb<useDisconnectGithubMutation>(graphql`
    mutation useDisconnectGithubMutation($input: DisconnectGithubInput!) {
      disconnectGithub(input: $input) {
        __typename
        ... on DisconnectGithubPayload {
          account {
            ...GithubPanel_account
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
