import { graphql } from 'relay-runtime';
import { useVerb } from '../../../relay/useVerb.ts';
import type { useCompleteGithubConnectionMutation } from './__generated__/useCompleteGithubConnectionMutation.graphql.ts';

/** Ends the connecting of GitHub with what GitHub put into the address. */
export function useCompleteGithubConnection() {
  return useVerb<useCompleteGithubConnectionMutation>(graphql`
    mutation useCompleteGithubConnectionMutation($input: CompleteGithubConnectionInput!) {
      completeGithubConnection(input: $input) {
        __typename
        ... on CompleteGithubConnectionPayload {
          account {
            ...GithubPanel_account
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
