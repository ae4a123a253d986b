import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useCompleteGithubConnectionMutation } from './__generated__/useCompleteGithubConnectionMutation.graphql.ts';

/** Completes the GitHub connection with the parameters of the return address. */
export function useCompleteGithubConnection() {
  return useAppMutation<useCompleteGithubConnectionMutation>(graphql`
    mutation useCompleteGithubConnectionMutation($input: CompleteGithubConnectionInput!) {
      completeGithubConnection(input: $input) {
        ... on CompleteGithubConnectionPayload @alias(as: "payload") {
          account {
            ...GithubPanel_account
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
