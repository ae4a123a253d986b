import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useUpdateClusterMutation } from './__generated__/useUpdateClusterMutation.graphql.ts';

export type SettingsInput = Omit<
  useUpdateClusterMutation['variables']['input'],
  'id' | 'revision' | 'dryRun'
>;

/** Saves settings and applies all pending ones; with `dryRun` the payload is a preview. */
export function useUpdateCluster() {
  return useAppMutation<useUpdateClusterMutation>(graphql`
    mutation useUpdateClusterMutation($input: UpdateClusterInput!) {
      updateCluster(input: $input) {
        ... on UpdateClusterPayload @alias(as: "updated") {
          cluster {
            status
            ...useSettings_cluster
            ...SettingsLocked_cluster
            ...ClusterCard_cluster
            ...ClusterRow_cluster
          }
        }
        ... on ChangePreview @alias(as: "preview") {
          ...changePreview_preview
        }
        ... on ConflictError @alias(as: "conflict") {
          cluster {
            ...useSettings_cluster
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
