import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/useAppMutation.ts';
import type { useInstallAddonMutation } from './__generated__/useInstallAddonMutation.graphql.ts';

/** Begins to install an add-on on a cluster; how far it is arrives through `useAddonEvents`. */
export function useInstallAddon() {
  return useAppMutation<useInstallAddonMutation>(graphql`
    mutation useInstallAddonMutation($input: InstallAddonInput!) {
      installAddon(input: $input) {
        ... on InstallAddonPayload @alias(as: "payload") {
          addon {
            ...AddonCard_addon
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
