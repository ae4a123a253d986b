import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useUpdatePostgresMutation } from './__generated__/useUpdatePostgresMutation.graphql.ts';

/** Saves settings of a database; with `dryRun` the payload is a preview. */
export function useUpdatePostgres() {
  return useAppMutation<useUpdatePostgresMutation>(graphql`
    mutation useUpdatePostgresMutation($input: UpdatePostgresClusterInput!) {
      updatePostgresCluster(input: $input) {
        ... on UpdatePostgresClusterPayload @alias(as: "updated") {
          postgresCluster {
            ...usePostgresSettings_postgres
            ...PostgresProgress_postgres
          }
        }
        ... on ChangePreview @alias(as: "preview") {
          ...changePreview_preview
        }
        ... on ConflictError @alias(as: "conflict") {
          latest: currentPostgresCluster {
            ...usePostgresSettings_postgres
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
