import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useCreateKubernetesSecretMutation } from './__generated__/useCreateKubernetesSecretMutation.graphql.ts';

/** Creates a secret; its input is kept out of the store. */
export function useCreateKubernetesSecret() {
  return useAppMutation<useCreateKubernetesSecretMutation>(graphql`
    mutation useCreateKubernetesSecretMutation($input: CreateKubernetesSecretInput!) {
      createKubernetesSecret(input: $input) {
        ... on CreateKubernetesSecretPayload @alias(as: "payload") {
          cluster {
            ...ClusterSecretsCard_cluster
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
