import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/useAppMutation.ts';
import type { useCompleteGithubConnectionMutation } from './__generated__/useCompleteGithubConnectionMutation.graphql.ts';

/** Ends the connecting of GitHub with what GitHub put into the address. */
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
