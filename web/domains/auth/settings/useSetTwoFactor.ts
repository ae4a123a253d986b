import { graphql } from 'relay-runtime';
import { useSecretMutation } from '../../../relay/mutations/useSecretMutation.ts';
import type { useSetTwoFactorMutation } from './__generated__/useSetTwoFactorMutation.graphql.ts';

/** Disables two-factor authentication, or starts enabling it; the returned QR code and key are not stored. */
export function useSetTwoFactor() {
  return useSecretMutation<useSetTwoFactorMutation>(
    graphql`
      mutation useSetTwoFactorMutation($input: SetTwoFactorInput!) {
        setTwoFactor(input: $input) {
          ... on SetTwoFactorPayload @alias(as: "payload") {
            qrCode
            secret
            user {
              id
              hasTwoFactor
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    'qrCode',
    'secret',
  );
}
