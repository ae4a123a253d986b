import { graphql } from 'relay-runtime';
import { useSecretVerb } from '../../../relay/useSecretVerb.ts';
import type { useConfirmTwoFactorMutation } from './__generated__/useConfirmTwoFactorMutation.graphql.ts';

/** Turns two-factor sign-in on with the first code; the backup code in the answer is shown and not kept. */
export function useConfirmTwoFactor() {
  return useSecretVerb<useConfirmTwoFactorMutation>(
    graphql`
      mutation useConfirmTwoFactorMutation($input: ConfirmTwoFactorInput!) {
        confirmTwoFactor(input: $input) {
          __typename
          ... on ConfirmTwoFactorPayload {
            backupCode
            user {
              id
              hasTwoFactor
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
    `,
    'backupCode',
  );
}
