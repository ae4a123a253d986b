import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/useAppMutation.ts';
import type { useUndoEmailChangeMutation } from './__generated__/useUndoEmailChangeMutation.graphql.ts';

/** Gives the old e-mail address back with the token of its mail; every session of the user ends. */
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
