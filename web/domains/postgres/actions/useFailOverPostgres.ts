import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useFailOverPostgresMutation } from './__generated__/useFailOverPostgresMutation.graphql.ts';

/** Makes a replica the primary; progress arrives through `usePostgresEvents`. */
export function useFailOverPostgres() {
  return useAppMutation<useFailOverPostgresMutation>(graphql`
    mutation useFailOverPostgresMutation($input: FailOverPostgresClusterInput!) {
      failOverPostgresCluster(input: $input) {
        ... on FailOverPostgresClusterPayload @alias(as: "payload") {
          postgresCluster {
            ...PostgresItem_postgres
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
