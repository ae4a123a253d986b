import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useUninstallAddonMutation } from './__generated__/useUninstallAddonMutation.graphql.ts';

/** Starts the removal of an add-on; progress arrives through `useAddonEvents`. */
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
