import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useMarkNotificationsReadMutation } from './__generated__/useMarkNotificationsReadMutation.graphql.ts';

/** Marks notifications as read. The page is fetched again, because the platform reports the change as an event. */
export function useMarkNotificationsRead() {
  return useAppMutation<useMarkNotificationsReadMutation>(graphql`
    mutation useMarkNotificationsReadMutation($input: MarkNotificationsReadInput!) {
      markNotificationsRead(input: $input) {
        ... on MarkNotificationsReadPayload @alias(as: "payload") {
          user {
            ...NotificationBell_user
            ...NotificationsCard_user
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
