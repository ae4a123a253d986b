import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useConfigureAppMutation } from './__generated__/useConfigureAppMutation.graphql.ts';

/** Changes the settings of an installed app. With `dryRun` the result is a preview, in place of the app. */
export function useConfigureApp() {
  return useAppMutation<useConfigureAppMutation>(graphql`
    mutation useConfigureAppMutation($input: ConfigureAppInput!) {
      configureApp(input: $input) {
        ... on ConfigureAppPayload @alias(as: "saved") {
          app {
            ...appForm_installation
            ...appEvent_app
          }
        }
        ... on ConflictError @alias(as: "conflict") {
          latest: currentApp {
            ...appForm_installation
          }
        }
        ... on ChangePreview @alias(as: "preview") {
          ...changePreview_preview
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
