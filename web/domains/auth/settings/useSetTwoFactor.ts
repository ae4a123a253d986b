import { graphql } from 'relay-runtime';
import { useSecretVerb } from '../../../relay/useSecretVerb.ts';
import type { useSetTwoFactorMutation } from './__generated__/useSetTwoFactorMutation.graphql.ts';

/** Turns two-factor sign-in off, or begins to turn it on with a QR code and a key that are shown and not kept. */
export function useSetTwoFactor() {
  return useSecretVerb<useSetTwoFactorMutation>(
    graphql`
      mutation useSetTwoFactorMutation($input: SetTwoFactorInput!) {
        setTwoFactor(input: $input) {
          __typename
          ... on SetTwoFactorPayload {
            qrCode
            secret
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
    'qrCode',
    'secret',
  );
}
