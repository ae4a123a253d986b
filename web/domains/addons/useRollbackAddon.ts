import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useRollbackAddonMutation } from './__generated__/useRollbackAddonMutation.graphql.ts';

/** Begins to take an add-on back to its previous version; how far it is arrives through `useAddonEvents`. */
export function useRollbackAddon() {
  return useVerb<useRollbackAddonMutation>(graphql`
    mutation useRollbackAddonMutation($input: RollbackAddonInput!) {
      rollbackAddon(input: $input) {
        __typename
        ... on RollbackAddonPayload {
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
