import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useDeleteKubernetesSecretMutation } from './__generated__/useDeleteKubernetesSecretMutation.graphql.ts';

/** Deletes a secret from its cluster. */
export function useDeleteKubernetesSecret() {
  return useAppMutation<useDeleteKubernetesSecretMutation>(graphql`
    mutation useDeleteKubernetesSecretMutation($input: DeleteKubernetesSecretInput!) {
      deleteKubernetesSecret(input: $input) {
        ... on DeleteKubernetesSecretPayload @alias(as: "payload") {
          cluster {
            ...ClusterSecretsCard_cluster
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
