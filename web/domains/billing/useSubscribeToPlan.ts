import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useSubscribeToPlanMutation } from './__generated__/useSubscribeToPlanMutation.graphql.ts';

/** Chooses a plan: it is active at once, or waits for its payment at redirectUrl. */
export function useSubscribeToPlan() {
  return useVerb<useSubscribeToPlanMutation>(graphql`
    mutation useSubscribeToPlanMutation($input: SubscribeToPlanInput!) {
      subscribeToPlan(input: $input) {
        __typename
        ... on SubscribeToPlanPayload {
          outcome
          redirectUrl
          viewer {
            ...storedUser_viewer
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
