import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useUninstallAddonMutation } from './__generated__/useUninstallAddonMutation.graphql.ts';

/** Begins to remove an add-on from its cluster; how far it is arrives through `useAddonEvents`. */
export function useUninstallAddon() {
  return useVerb<useUninstallAddonMutation>(graphql`
    mutation useUninstallAddonMutation($input: UninstallAddonInput!) {
      uninstallAddon(input: $input) {
        __typename
        ... on UninstallAddonPayload {
          addon {
            ...AddonCard_addon
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
