import { graphql } from 'relay-runtime';
import { useSecretVerb } from '../../../relay/useSecretVerb.ts';
import type { useCreateKubernetesSecretMutation } from './__generated__/useCreateKubernetesSecretMutation.graphql.ts';

/** Makes a secret; what was typed goes past the store. */
export function useCreateKubernetesSecret() {
  return useSecretVerb<useCreateKubernetesSecretMutation>(graphql`
    mutation useCreateKubernetesSecretMutation($input: CreateKubernetesSecretInput!) {
      createKubernetesSecret(input: $input) {
        __typename
        ... on CreateKubernetesSecretPayload {
          cluster {
            ...ClusterSecretsCard_cluster
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
