import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useSetNotificationPreferenceMutation } from './__generated__/useSetNotificationPreferenceMutation.graphql.ts';

/** Switches the e-mails of a kind of notification on or off. */
export function useSetNotificationPreference() {
  return useAppMutation<useSetNotificationPreferenceMutation>(graphql`
    mutation useSetNotificationPreferenceMutation($input: SetNotificationPreferenceInput!) {
      setNotificationPreference(input: $input) {
        ... on SetNotificationPreferencePayload @alias(as: "payload") {
          user {
            ...PreferencesCard_user
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
