import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useDisconnectGithubMutation } from './__generated__/useDisconnectGithubMutation.graphql.ts';

/** Disconnects GitHub; clusters that follow a repository continue with their own keys. */
export function useDisconnectGithub() {
  return useAppMutation<useDisconnectGithubMutation>(graphql`
    mutation useDisconnectGithubMutation($input: DisconnectGithubInput!) {
      disconnectGithub(input: $input) {
        ... on DisconnectGithubPayload @alias(as: "payload") {
          account {
            ...GithubPanel_account
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
