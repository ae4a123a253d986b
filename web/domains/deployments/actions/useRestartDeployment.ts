import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useRestartDeploymentMutation } from './__generated__/useRestartDeploymentMutation.graphql.ts';

/** Restarts a deployment; progress arrives through `useDeploymentEvents`. */
export function useRestartDeployment() {
  return useAppMutation<useRestartDeploymentMutation>(graphql`
    mutation useRestartDeploymentMutation($input: RestartDeploymentInput!) {
      restartDeployment(input: $input) {
        ... on RestartDeploymentPayload @alias(as: "payload") {
          deployment {
            ...DeploymentRow_deployment
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
