import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useUpgradeAppMutation } from './__generated__/useUpgradeAppMutation.graphql.ts';

/** Starts the update of an app to its newest version; progress arrives with the app events. */
export function useUpgradeApp() {
  return useAppMutation<useUpgradeAppMutation>(graphql`
    mutation useUpgradeAppMutation($input: UpgradeAppInput!) {
      upgradeApp(input: $input) {
        ... on UpgradeAppPayload @alias(as: "payload") {
          app {
            ...appEvent_app
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
