import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useRetryAppMutation } from './__generated__/useRetryAppMutation.graphql.ts';

/** Repeats what has failed on an app; progress arrives with the app events. */
export function useRetryApp() {
  return useAppMutation<useRetryAppMutation>(graphql`
    mutation useRetryAppMutation($input: RetryAppInput!) {
      retryApp(input: $input) {
        ... on RetryAppPayload @alias(as: "payload") {
          app {
            ...appEvent_app
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
