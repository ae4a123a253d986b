import { graphql } from 'relay-runtime';
import { useSecretMutation } from '../../../relay/useSecretMutation.ts';
import type { useConfirmTwoFactorMutation } from './__generated__/useConfirmTwoFactorMutation.graphql.ts';

/** Turns two-factor sign-in on with the first code; the backup code in the answer is shown and not kept. */
export function useConfirmTwoFactor() {
  return useSecretMutation<useConfirmTwoFactorMutation>(
    graphql`
      mutation useConfirmTwoFactorMutation($input: ConfirmTwoFactorInput!) {
        confirmTwoFactor(input: $input) {
          ... on ConfirmTwoFactorPayload @alias(as: "payload") {
            backupCode
            user {
              id
              hasTwoFactor
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    'backupCode',
  );
}
