import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useDisableGitopsMutation } from './__generated__/useDisableGitopsMutation.graphql.ts';

/** Begins to take GitOps away; how far it is arrives through `useGitopsEvents`. */
export function useDisableGitops() {
  return useVerb<useDisableGitopsMutation>(graphql`
    mutation useDisableGitopsMutation($input: DisableGitopsInput!) {
      disableGitops(input: $input) {
        __typename
        ... on DisableGitopsPayload {
          gitops {
            # eslint-disable-next-line relay/unused-fields -- the network compares it to drop late events
            rev
            ...GitopsPanel_gitops
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
