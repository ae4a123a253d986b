import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useResumeSubscriptionMutation } from './__generated__/useResumeSubscriptionMutation.graphql.ts';

/** Takes a scheduled cancellation or downgrade back. */
export function useResumeSubscription() {
  return useAppMutation<useResumeSubscriptionMutation>(graphql`
    mutation useResumeSubscriptionMutation {
      resumeSubscription {
        ... on ResumeSubscriptionPayload @alias(as: "payload") {
          __typename
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
