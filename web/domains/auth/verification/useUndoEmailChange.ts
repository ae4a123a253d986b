import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useUndoEmailChangeMutation } from './__generated__/useUndoEmailChangeMutation.graphql.ts';

/** Restores the old e-mail address with the token of its mail; all sessions of the user end. */
export function useUndoEmailChange() {
  return useAppMutation<useUndoEmailChangeMutation>(graphql`
    mutation useUndoEmailChangeMutation($input: UndoEmailChangeInput!) {
      undoEmailChange(input: $input) {
        ... on UndoEmailChangePayload @alias(as: "payload") {
          email
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
