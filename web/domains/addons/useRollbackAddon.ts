import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useRollbackAddonMutation } from './__generated__/useRollbackAddonMutation.graphql.ts';

/** Starts the rollback of an add-on to its previous version; progress arrives through `useAddonEvents`. */
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
