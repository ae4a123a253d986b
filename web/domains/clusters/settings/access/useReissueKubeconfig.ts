import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../../relay/mutations/useAppMutation.ts';
import type { useReissueKubeconfigMutation } from './__generated__/useReissueKubeconfigMutation.graphql.ts';

/** Issues a new kubeconfig and ends the previous ones. */
export function useReissueKubeconfig() {
  return useAppMutation<useReissueKubeconfigMutation>(graphql`
    mutation useReissueKubeconfigMutation($input: ReissueKubeconfigInput!) {
      reissueKubeconfig(input: $input) {
        ... on ReissueKubeconfigPayload @alias(as: "payload") {
          cluster {
            credentials {
              kubeconfig {
                ...CredentialCard_file
              }
            }
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
