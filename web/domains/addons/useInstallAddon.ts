import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useInstallAddonMutation } from './__generated__/useInstallAddonMutation.graphql.ts';

/** Begins to install an add-on on a cluster; how far it is arrives through `useAddonEvents`. */
export function useInstallAddon() {
  return useVerb<useInstallAddonMutation>(graphql`
    mutation useInstallAddonMutation($input: InstallAddonInput!) {
      installAddon(input: $input) {
        __typename
        ... on InstallAddonPayload {
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
        ... on PlanLimitError {
          limit
          current
          plan
          message
        }
      }
    }
  `);
}
