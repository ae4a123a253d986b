import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useInstallAppMutation } from './__generated__/useInstallAppMutation.graphql.ts';

/** Installs an app; progress arrives with the app events. */
export function useInstallApp() {
  return useAppMutation<useInstallAppMutation>(graphql`
    mutation useInstallAppMutation($input: InstallAppInput!) {
      installApp(input: $input) {
        ... on InstallAppPayload @alias(as: "payload") {
          catalogApp {
            ...AppCard_app
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
