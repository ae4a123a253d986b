import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useInstallAddonMutation } from './__generated__/useInstallAddonMutation.graphql.ts';

/** Starts the installation of an add-on; progress arrives through `useAddonEvents`. */
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
