import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/useAppMutation.ts';
import type { useRollbackAddonMutation } from './__generated__/useRollbackAddonMutation.graphql.ts';

/** Begins to take an add-on back to its previous version; how far it is arrives through `useAddonEvents`. */
export function useRollbackAddon() {
  return useAppMutation<useRollbackAddonMutation>(graphql`
    mutation useRollbackAddonMutation($input: RollbackAddonInput!) {
      rollbackAddon(input: $input) {
        ... on RollbackAddonPayload @alias(as: "payload") {
          addon {
            ...AddonCard_addon
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
