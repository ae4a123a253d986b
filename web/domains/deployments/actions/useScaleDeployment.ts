import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useScaleDeploymentMutation } from './__generated__/useScaleDeploymentMutation.graphql.ts';

/** Changes the number of replicas of a deployment; progress arrives through `useDeploymentEvents`. */
export function useScaleDeployment() {
  return useAppMutation<useScaleDeploymentMutation>(graphql`
    mutation useScaleDeploymentMutation($input: ScaleDeploymentInput!) {
      scaleDeployment(input: $input) {
        ... on ScaleDeploymentPayload @alias(as: "payload") {
          deployment {
            ...DeploymentRow_deployment
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
