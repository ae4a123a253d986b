import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useRestoreVersionMutation } from './__generated__/useRestoreVersionMutation.graphql.ts';

/** Deploys the image of an earlier version again. */
export function useRestoreVersion() {
  return useAppMutation<useRestoreVersionMutation>(graphql`
    mutation useRestoreVersionMutation($input: RestoreDeploymentVersionInput!) {
      restoreDeploymentVersion(input: $input) {
        ... on RestoreDeploymentVersionPayload @alias(as: "payload") {
          deployment {
            ...VersionsCard_deployment
            ...DeploymentHeader_deployment
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
