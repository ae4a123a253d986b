import { graphql } from 'relay-runtime';
import { useDryRun, type DryRun } from '../../clusters/preview/useDryRun.ts';
import { toCreateInput, type DeploymentValues } from '../form/deploymentValues.ts';
import type { usePlannedDeploymentMutation } from './__generated__/usePlannedDeploymentMutation.graphql.ts';

const mutation = graphql`
  mutation usePlannedDeploymentMutation($input: CreateDeploymentInput!) {
    createDeployment(input: $input) {
      ... on ChangePreview @alias(as: "payload") {
        ...changePreview_preview
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** The input of the dry run; values of secrets do not matter for it and stay in the browser. */
function dryRunInput(clusterId: string, values: DeploymentValues): string {
  const input = toCreateInput(clusterId, values);
  const secrets = input.secrets.map(({ name }) => ({ name, value: '-' }));
  return JSON.stringify({ ...input, secrets, dryRun: true });
}

/** Dry run of creating this deployment. */
export function usePlannedDeployment(
  clusterId: string,
  values: DeploymentValues,
  isComplete: boolean,
): DryRun {
  const input = isComplete ? dryRunInput(clusterId, values) : '';
  return useDryRun<usePlannedDeploymentMutation>(mutation, input);
}
