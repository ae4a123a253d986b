import { graphql } from 'relay-runtime';
import { useSecretMutation } from '../../../relay/mutations/useSecretMutation.ts';
import type { useConfirmTwoFactorMutation } from './__generated__/useConfirmTwoFactorMutation.graphql.ts';

/** Enables two-factor authentication with the first code; the returned backup code is not stored. */
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
