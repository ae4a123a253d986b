import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { MutationFailure } from '../../relay/mutations/mutationError.ts';
import { startSession } from '../../shell/session/sessionStore.ts';
import { toStoredUser } from '../../shell/session/storedUser.ts';
import { useRecordEvent } from '../events/useRecordEvent.ts';
import type { useCompleteOnboardingMutation } from './__generated__/useCompleteOnboardingMutation.graphql.ts';

export type OnboardingEnd = 'completed_onboarding' | 'cancelled_onboarding';

/** Ends the tour permanently and records how; returns the failure if the profile could not be saved. */
export function useCompleteOnboarding(): [
  complete: (how: OnboardingEnd) => Promise<MutationFailure | undefined>,
  isPending: boolean,
] {
  const record = useRecordEvent();
  const [commit, isPending] = useAppMutation<useCompleteOnboardingMutation>(graphql`
    mutation useCompleteOnboardingMutation($input: UpdateUserInput!) {
      updateUser(input: $input) {
        ... on UpdateUserPayload @alias(as: "payload") {
          viewer {
            ...storedUser_viewer
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const complete = async (how: OnboardingEnd) => {
    const result = await commit({ input: { isOnboarded: true } });
    if (!result.ok) return result;
    void record({ input: { name: how } });
    startSession(toStoredUser(result.payload.viewer));
    return undefined;
  };
  return [complete, isPending];
}
