import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useDeleteDeploymentMutation } from './__generated__/useDeleteDeploymentMutation.graphql.ts';

/** Starts the deletion of a deployment; its end arrives through `useDeploymentEvents`. */
export function useDeleteDeployment() {
  return useAppMutation<useDeleteDeploymentMutation>(graphql`
    mutation useDeleteDeploymentMutation($input: DeleteDeploymentInput!) {
      deleteDeployment(input: $input) {
        ... on DeleteDeploymentPayload @alias(as: "payload") {
          deployment {
            ...DeploymentRow_deployment
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
