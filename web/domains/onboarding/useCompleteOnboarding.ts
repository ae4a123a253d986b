import { useCallback } from 'react';
import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { VerbFailure } from '../../relay/useVerb.ts';
import { startSession } from '../../shell/session/sessionStore.ts';
import { toStoredUser } from '../../shell/session/storedUser.ts';
import { useRecordEvent } from '../events/useRecordEvent.ts';
import type { useCompleteOnboardingMutation } from './__generated__/useCompleteOnboardingMutation.graphql.ts';

export type OnboardingEnd = 'completed_onboarding' | 'cancelled_onboarding';

/** Ends the tour for good and records how; answers the failure when the profile could not be saved. */
export function useCompleteOnboarding(): [
  complete: (how: OnboardingEnd) => Promise<VerbFailure | undefined>,
  isPending: boolean,
] {
  const record = useRecordEvent();
  const [commit, isPending] = useVerb<useCompleteOnboardingMutation>(graphql`
    mutation useCompleteOnboardingMutation($input: UpdateUserInput!) {
      updateUser(input: $input) {
        __typename
        ... on UpdateUserPayload {
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
      }
    }
  `);
  const complete = useCallback(
    async (how: OnboardingEnd) => {
      const result = await commit({ input: { isOnboarded: true } });
      if (!result.ok) return result;
      void record({ input: { name: how } });
      startSession(toStoredUser(result.payload.viewer));
      return undefined;
    },
    [commit, record],
  );
  return [complete, isPending];
}
