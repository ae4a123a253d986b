import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useUpgradeAddonMutation } from './__generated__/useUpgradeAddonMutation.graphql.ts';

/** Begins to bring an add-on to its latest version; how far it is arrives through `useAddonEvents`. */
export function useUpgradeAddon() {
  return useVerb<useUpgradeAddonMutation>(graphql`
    mutation useUpgradeAddonMutation($input: UpgradeAddonInput!) {
      upgradeAddon(input: $input) {
        __typename
        ... on UpgradeAddonPayload {
          addon {
            ...AddonCard_addon
          }
        }
        ... on InputError {
          message
          issues {
            path
            code
            message
          }
        }
        ... on RefusedError {
          code
          message
        }
      }
    }
  `);
}
