import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useCreatePostgresMutation } from './__generated__/useCreatePostgresMutation.graphql.ts';

/** Creates a database; progress arrives through `usePostgresEvents`. */
export function useCreatePostgres() {
  return useAppMutation<useCreatePostgresMutation>(graphql`
    mutation useCreatePostgresMutation($input: CreatePostgresClusterInput!) {
      createPostgresCluster(input: $input) {
        ... on CreatePostgresClusterPayload @alias(as: "payload") {
          postgresCluster {
            name
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
