import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useRollbackAppMutation } from './__generated__/useRollbackAppMutation.graphql.ts';

/** Starts the return of an app to its previous version; progress arrives with the app events. */
export function useRollbackApp() {
  return useAppMutation<useRollbackAppMutation>(graphql`
    mutation useRollbackAppMutation($input: RollbackAppInput!) {
      rollbackApp(input: $input) {
        ... on RollbackAppPayload @alias(as: "payload") {
          app {
            ...appEvent_app
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
