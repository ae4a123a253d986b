import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useUpdateDeploymentMutation } from './__generated__/useUpdateDeploymentMutation.graphql.ts';

/** Saves settings of a deployment; with `dryRun` the payload is a preview. */
export function useUpdateDeployment() {
  return useAppMutation<useUpdateDeploymentMutation>(graphql`
    mutation useUpdateDeploymentMutation($input: UpdateDeploymentInput!) {
      updateDeployment(input: $input) {
        ... on UpdateDeploymentPayload @alias(as: "updated") {
          deployment {
            ...useDeploymentSettings_deployment
            ...KeptVolumes_deployment
          }
        }
        ... on ChangePreview @alias(as: "preview") {
          ...changePreview_preview
        }
        ... on ConflictError @alias(as: "conflict") {
          latest: currentDeployment {
            ...useDeploymentSettings_deployment
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
