import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useTransferOwnershipMutation } from './__generated__/useTransferOwnershipMutation.graphql.ts';

/** Makes another member the owner; the viewer becomes an admin. */
export function useTransferOwnership() {
  return useAppMutation<useTransferOwnershipMutation>(graphql`
    mutation useTransferOwnershipMutation($input: TransferOwnershipInput!) {
      transferOwnership(input: $input) {
        ... on TransferOwnershipPayload @alias(as: "payload") {
          member {
            ...MemberRow_member
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
