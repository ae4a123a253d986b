import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useCreateDeploymentMutation } from './__generated__/useCreateDeploymentMutation.graphql.ts';

/** Creates a deployment; progress arrives with the deployment events. */
export function useCreateDeployment() {
  return useAppMutation<useCreateDeploymentMutation>(graphql`
    mutation useCreateDeploymentMutation($input: CreateDeploymentInput!) {
      createDeployment(input: $input) {
        ... on CreateDeploymentPayload @alias(as: "payload") {
          deployment {
            uuid
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
