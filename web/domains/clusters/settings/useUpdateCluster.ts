import { graphql } from 'relay-runtime';
import { useVerb } from '../../../relay/useVerb.ts';
import type { useUpdateClusterMutation } from './__generated__/useUpdateClusterMutation.graphql.ts';

export type SettingsInput = Omit<
  useUpdateClusterMutation['variables']['input'],
  'id' | 'revision' | 'dryRun'
>;

/** Stores settings and puts all that waits into effect; with `dryRun` the payload is what would change. */
export function useUpdateCluster() {
  return useVerb<useUpdateClusterMutation>(graphql`
    mutation useUpdateClusterMutation($input: UpdateClusterInput!) {
      updateCluster(input: $input) {
        __typename
        ... on UpdateClusterPayload {
          cluster {
            ...useSettings_cluster
            ...SettingsLocked_cluster
            ...ClusterCard_cluster
            ...ClusterRow_cluster
          }
        }
        ... on ChangePreview {
          ...changePreview_preview @alias(as: "preview")
        }
        ... on InputError {
          message
          issues {
            path
            message
          }
        }
        ... on RefusedError {
          code
          message
        }
        ... on PlanLimitError {
          limit
          current
          plan
          message
        }
        ... on ChangedMeanwhileError {
          message
          changedBy
          changedAt
          changes {
            path
            before
            after
          }
          standing: cluster {
            ...useSettings_cluster
          }
        }
      }
    }
  `);
}
