import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useDeletePostgresMutation } from './__generated__/useDeletePostgresMutation.graphql.ts';

/** Starts the deletion of a database; its end arrives through `usePostgresEvents`. */
export function useDeletePostgres() {
  return useAppMutation<useDeletePostgresMutation>(graphql`
    mutation useDeletePostgresMutation($input: DeletePostgresClusterInput!) {
      deletePostgresCluster(input: $input) {
        ... on DeletePostgresClusterPayload @alias(as: "payload") {
          postgresCluster {
            ...PostgresItem_postgres
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
