import { graphql } from 'relay-runtime';
import { useDryRun, type DryRun } from '../../clusters/preview/useDryRun.ts';
import type { changePreview_preview$key } from '../../clusters/preview/__generated__/changePreview_preview.graphql.ts';
import type { plannedSteps_preview$key } from './__generated__/plannedSteps_preview.graphql.ts';
import type { usePlannedAppMutation } from './__generated__/usePlannedAppMutation.graphql.ts';

const mutation = graphql`
  mutation usePlannedAppMutation($input: InstallAppInput!) {
    installApp(input: $input) {
      ... on ChangePreview @alias(as: "payload") {
        ...changePreview_preview
        ...plannedSteps_preview
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

export type PlannedApp = DryRun<changePreview_preview$key & plannedSteps_preview$key>;

/** Dry run of installing an app. Undefined: the form is incomplete. */
export function usePlannedApp(input: usePlannedAppMutation['variables']['input'] | undefined): PlannedApp {
  const json = input ? JSON.stringify({ ...input, dryRun: true }) : '';
  return useDryRun<usePlannedAppMutation>(mutation, json);
}
