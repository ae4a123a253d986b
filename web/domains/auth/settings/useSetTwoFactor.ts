import { graphql } from 'relay-runtime';
import { useSecretMutation } from '../../../relay/useSecretMutation.ts';
import type { useSetTwoFactorMutation } from './__generated__/useSetTwoFactorMutation.graphql.ts';

/** Turns two-factor sign-in off, or begins to turn it on with a QR code and a key that are shown and not kept. */
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
