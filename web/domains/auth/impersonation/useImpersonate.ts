import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useImpersonateMutation } from './__generated__/useImpersonateMutation.graphql.ts';

/** Signs an operator in as another user. */
export function useImpersonate() {
  return useAppMutation<useImpersonateMutation>(graphql`
    mutation useImpersonateMutation($input: ImpersonateInput!) {
      impersonate(input: $input) {
        ... on ImpersonatePayload @alias(as: "payload") {
          viewer {
            ...storedUser_viewer
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
