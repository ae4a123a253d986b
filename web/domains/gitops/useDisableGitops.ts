import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useDisableGitopsMutation } from './__generated__/useDisableGitopsMutation.graphql.ts';

/** Starts disabling GitOps; progress arrives through `useGitopsEvents`. */
export function useDisableGitops() {
  return useAppMutation<useDisableGitopsMutation>(graphql`
    mutation useDisableGitopsMutation($input: DisableGitopsInput!) {
      disableGitops(input: $input) {
        ... on DisableGitopsPayload @alias(as: "payload") {
          gitops {
            ...GitopsPanel_gitops
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
