import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useBackUpPostgresMutation } from './__generated__/useBackUpPostgresMutation.graphql.ts';

/** Starts a backup of a database at once. */
export function useBackUpPostgres() {
  return useAppMutation<useBackUpPostgresMutation>(graphql`
    mutation useBackUpPostgresMutation($input: BackUpPostgresClusterInput!) {
      backUpPostgresCluster(input: $input) {
        ... on BackUpPostgresClusterPayload @alias(as: "payload") {
          postgresCluster {
            ...BackupsCard_postgres
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
