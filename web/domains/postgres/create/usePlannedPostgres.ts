import { graphql } from 'relay-runtime';
import { toCreateInput } from '../form/postgresInput.ts';
import type { PostgresValues } from '../form/postgresValues.ts';
import { useDryRun, type DryRun } from '../../clusters/preview/useDryRun.ts';
import type { usePlannedPostgresMutation } from './__generated__/usePlannedPostgresMutation.graphql.ts';

const mutation = graphql`
  mutation usePlannedPostgresMutation($input: CreatePostgresClusterInput!) {
    createPostgresCluster(input: $input) {
      ... on ChangePreview @alias(as: "payload") {
        ...changePreview_preview
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/**
 * The input of the dry run. Passwords do not matter for the price and stay in the browser; keys are sent, because the
 * server tries the bucket with them.
 */
function dryRunInput(clusterId: string, values: PostgresValues): string {
  const { password, superuserPassword, users, ...input } = toCreateInput(clusterId, values);
  const masked = (text: string | undefined) => text?.replaceAll(/./gs, '-');
  return JSON.stringify({
    ...input,
    password: masked(password),
    superuserPassword: masked(superuserPassword),
    users: users.map((user) => ({ ...user, password: masked(user.password) })),
    dryRun: true,
  });
}

/** Dry run of creating this database. */
export function usePlannedPostgres(clusterId: string, values: PostgresValues, isComplete: boolean): DryRun {
  const input = isComplete ? dryRunInput(clusterId, values) : '';
  return useDryRun<usePlannedPostgresMutation>(mutation, input);
}
