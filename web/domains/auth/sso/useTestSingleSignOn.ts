import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useTestSingleSignOnMutation } from './__generated__/useTestSingleSignOnMutation.graphql.ts';

/** Asks the issuer for its configuration; nothing is saved. */
export function useTestSingleSignOn() {
  return useAppMutation<useTestSingleSignOnMutation>(graphql`
    mutation useTestSingleSignOnMutation($input: TestSingleSignOnInput!) {
      testSingleSignOn(input: $input) {
        ... on TestSingleSignOnPayload @alias(as: "payload") {
          issuer
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
