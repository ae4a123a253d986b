import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useEnableGitopsMutation } from './__generated__/useEnableGitopsMutation.graphql.ts';

/** Starts enabling GitOps; progress arrives through `useGitopsEvents`. */
export function useEnableGitops() {
  return useAppMutation<useEnableGitopsMutation>(graphql`
    mutation useEnableGitopsMutation($input: EnableGitopsInput!) {
      enableGitops(input: $input) {
        ... on EnableGitopsPayload @alias(as: "payload") {
          gitops {
            ...GitopsPanel_gitops
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
