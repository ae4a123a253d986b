import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useVerifySsoDomainsMutation } from './__generated__/useVerifySsoDomainsMutation.graphql.ts';

/** Looks for the DNS records of the domains. */
export function useVerifySsoDomains() {
  return useAppMutation<useVerifySsoDomainsMutation>(graphql`
    mutation useVerifySsoDomainsMutation {
      verifySsoDomains {
        ... on VerifySsoDomainsPayload @alias(as: "payload") {
          account {
            ...SsoCard_account
          }
          singleSignOn {
            provider {
              domains {
                name
                isVerified
              }
            }
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
