import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useDeleteKubernetesSecretMutation } from './__generated__/useDeleteKubernetesSecretMutation.graphql.ts';

/** Deletes a secret from its cluster. */
export function useDeleteKubernetesSecret() {
  return useVerb<useDeleteKubernetesSecretMutation>(graphql`
    mutation useDeleteKubernetesSecretMutation($input: DeleteKubernetesSecretInput!) {
      deleteKubernetesSecret(input: $input) {
        __typename
        ... on DeleteKubernetesSecretPayload {
          cluster {
            ...ClusterSecretsCard_cluster
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
