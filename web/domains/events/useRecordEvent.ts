import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import type { useRecordEventMutation } from './__generated__/useRecordEventMutation.graphql.ts';

/** Records an event for the platform's statistics; errors are ignored. */
export function useRecordEvent() {
  const [record] = useAppMutation<useRecordEventMutation>(graphql`
    mutation useRecordEventMutation($input: RecordEventInput!) {
      recordEvent(input: $input) {
        ... on RecordEventPayload @alias(as: "payload") {
          recorded
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return record;
}
