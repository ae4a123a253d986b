import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/useAppMutation.ts';
import type { useUninstallAddonMutation } from './__generated__/useUninstallAddonMutation.graphql.ts';

/** Begins to remove an add-on from its cluster; how far it is arrives through `useAddonEvents`. */
export function useUninstallAddon() {
  return useAppMutation<useUninstallAddonMutation>(graphql`
    mutation useUninstallAddonMutation($input: UninstallAddonInput!) {
      uninstallAddon(input: $input) {
        ... on UninstallAddonPayload @alias(as: "payload") {
          addon {
            ...AddonCard_addon
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
