import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/useAppMutation.ts';
import type { useUpgradeAddonMutation } from './__generated__/useUpgradeAddonMutation.graphql.ts';

/** Begins to bring an add-on to its latest version; how far it is arrives through `useAddonEvents`. */
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
