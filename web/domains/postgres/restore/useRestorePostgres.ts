import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useRestorePostgresMutation } from './__generated__/useRestorePostgresMutation.graphql.ts';

/** Restores a database into a new one; progress arrives through `usePostgresEvents`. */
export function useRestorePostgres() {
  return useAppMutation<useRestorePostgresMutation>(graphql`
    mutation useRestorePostgresMutation($input: RestorePostgresClusterInput!) {
      restorePostgresCluster(input: $input) {
        ... on RestorePostgresClusterPayload @alias(as: "payload") {
          postgresCluster {
            name
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
