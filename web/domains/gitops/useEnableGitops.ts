import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useEnableGitopsMutation } from './__generated__/useEnableGitopsMutation.graphql.ts';

/** Begins to set GitOps up; how far it is arrives through `useGitopsEvents`. */
export function useEnableGitops() {
  return useVerb<useEnableGitopsMutation>(graphql`
    mutation useEnableGitopsMutation($input: EnableGitopsInput!) {
      enableGitops(input: $input) {
        __typename
        ... on EnableGitopsPayload {
          gitops {
            # eslint-disable-next-line relay/unused-fields -- the network compares it to drop late events
            rev
            ...GitopsPanel_gitops
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
