import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useResetPostgresPasswordMutation } from './__generated__/useResetPostgresPasswordMutation.graphql.ts';

/** Gives a user of a database another password, without a restart. */
export function useResetPostgresPassword() {
  return useAppMutation<useResetPostgresPasswordMutation>(graphql`
    mutation useResetPostgresPasswordMutation($input: ResetPostgresPasswordInput!) {
      resetPostgresPassword(input: $input) {
        ... on ResetPostgresPasswordPayload @alias(as: "payload") {
          postgresCluster {
            ...PostgresItem_postgres
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
