import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useUpgradeAddonMutation } from './__generated__/useUpgradeAddonMutation.graphql.ts';

/** Starts the upgrade of an add-on to its latest version; progress arrives through `useAddonEvents`. */
export function useUpgradeAddon() {
  return useAppMutation<useUpgradeAddonMutation>(graphql`
    mutation useUpgradeAddonMutation($input: UpgradeAddonInput!) {
      upgradeAddon(input: $input) {
        ... on UpgradeAddonPayload @alias(as: "payload") {
          addon {
            ...AddonCard_addon
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
