import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import { useFailureToast } from '../../shell/useFailure.ts';
import type { useMarkNotificationsReadMutation } from './__generated__/useMarkNotificationsReadMutation.graphql.ts';

type Input = useMarkNotificationsReadMutation['variables']['input'];

/**
 * Marks notifications as read, and shows a failure in a toast. The page is fetched again, because the platform reports
 * the change as an event.
 */
export function useMarkNotificationsRead(): [markRead: (input: Input) => Promise<void>, isMarking: boolean] {
  const report = useFailureToast();
  const [mark, isMarking] = useAppMutation<useMarkNotificationsReadMutation>(graphql`
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
  const markRead = async (input: Input) => {
    const result = await mark({ input });
    if (!result.ok) report(result);
  };
  return [markRead, isMarking];
}
