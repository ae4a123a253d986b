import { graphql } from 'relay-runtime';
import { useVerb } from '../../relay/useVerb.ts';
import type { useSubmitOneTimeCodeMutation } from './__generated__/useSubmitOneTimeCodeMutation.graphql.ts';

/** The second step of signing in: six digits, or a backup code. */
export function useSubmitOneTimeCode() {
  return useVerb<useSubmitOneTimeCodeMutation>(graphql`
    mutation useSubmitOneTimeCodeMutation($input: SubmitOneTimeCodeInput!) {
      submitOneTimeCode(input: $input) {
        __typename
        ... on SubmitOneTimeCodePayload {
          target
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
}
