import { useCallback } from 'react';
import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import { useFailureToast } from '../useFailure.ts';
import { endSession } from './sessionStore.ts';
import type { useSignOutMutation } from './__generated__/useSignOutMutation.graphql.ts';

/** Signs out on the server, then here and in the other tabs; if the server cannot be reached nothing changes. */
export function useSignOut(): [signOut: () => Promise<void>, isPending: boolean] {
  const [commit, isPending] = useAppMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
        ... on SignOutPayload @alias(as: "payload") {
          signedOut
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const report = useFailureToast();
  const signOut = useCallback(async () => {
    const result = await commit({});
    const isOver = result.ok || (result.kind === 'failed' && result.error.code === 'SESSION_EXPIRED');
    if (isOver) endSession('signed-out');
    else report(result);
  }, [commit, report]);
  return [signOut, isPending];
}
