import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useUninstallAppMutation } from './__generated__/useUninstallAppMutation.graphql.ts';

/** Starts the removal of an app; its end arrives with the app events. */
export function useUninstallApp() {
  return useAppMutation<useUninstallAppMutation>(graphql`
    mutation useUninstallAppMutation($input: UninstallAppInput!) {
      uninstallApp(input: $input) {
        ... on UninstallAppPayload @alias(as: "payload") {
          app {
            ...appEvent_app
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
