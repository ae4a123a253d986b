import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useSubscribeToPlanMutation } from './__generated__/useSubscribeToPlanMutation.graphql.ts';

/** Subscribes to a plan: active immediately, or after payment at redirectUrl or in Paddle's overlay. */
export function useSubscribeToPlan() {
  return useAppMutation<useSubscribeToPlanMutation>(graphql`
    mutation useSubscribeToPlanMutation($input: SubscribeToPlanInput!) {
      subscribeToPlan(input: $input) {
        ... on SubscribeToPlanPayload @alias(as: "payload") {
          outcome
          redirectUrl
          transactionId
          clientToken
          viewer {
            ...storedUser_viewer
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
