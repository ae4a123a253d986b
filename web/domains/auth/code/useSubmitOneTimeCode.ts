import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useSubmitOneTimeCodeMutation } from './__generated__/useSubmitOneTimeCodeMutation.graphql.ts';

/** Submits the second factor: six digits, or a backup code. */
export function useSubmitOneTimeCode() {
  return useAppMutation<useSubmitOneTimeCodeMutation>(graphql`
    mutation useSubmitOneTimeCodeMutation($input: SubmitOneTimeCodeInput!) {
      submitOneTimeCode(input: $input) {
        ... on SubmitOneTimeCodePayload @alias(as: "payload") {
          target
          viewer {
            ...storedUser_viewer
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
