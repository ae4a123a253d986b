import { graphql } from 'relay-runtime';
import { readPreview, type Preview } from '../../preview/changePreview.ts';
import { useDryRun, type DryRun } from '../../preview/useDryRun.ts';
import { toInput, type CreateValues } from '../values/createValues.ts';
import type { usePlannedCreationMutation } from './__generated__/usePlannedCreationMutation.graphql.ts';

const mutation = graphql`
  mutation usePlannedCreationMutation($input: CreateClusterInput!) {
    createCluster(input: $input) {
      ... on ChangePreview @alias(as: "payload") {
        ...changePreview_preview
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** The result of the dry run. In all states but `planned` the price is an estimate. */
export type PlannedCreation =
  | Exclude<DryRun, { state: 'planned' }>
  | { readonly state: 'planned'; readonly preview: Preview };

/**
 * Dry run of creating this cluster. Without a token it would be refused, so the form is incomplete then. `isComplete` is
 * undefined while unknown.
 */
export function usePlannedCreation(values: CreateValues, isComplete: boolean | undefined): PlannedCreation {
  const input = isComplete ? JSON.stringify({ ...toInput(values), dryRun: true }) : '';
  const plan = useDryRun<usePlannedCreationMutation>(mutation, input);
  if (isComplete === undefined) return { state: 'asking' };
  return plan.state === 'planned' ? { ...plan, preview: readPreview(plan.preview) } : plan;
}
