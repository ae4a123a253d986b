import { useCallback } from 'react';
import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import { useFailureToast } from '../useFailure.ts';
import { startSession } from './sessionStore.ts';
import { setSwitchingTo } from './switching.ts';
import { toStoredUser } from './storedUser.ts';
import type { StoredUser } from './storedUser.ts';
import type { useSwitchAccountMutation } from './__generated__/useSwitchAccountMutation.graphql.ts';

/** The mutation alone: the session stays as it is. */
export function useSwitchMutation() {
  return useAppMutation<useSwitchAccountMutation>(graphql`
    mutation useSwitchAccountMutation($input: SwitchAccountInput!) {
      switchAccount(input: $input) {
        ... on SwitchAccountPayload @alias(as: "payload") {
          viewer {
            ...storedUser_viewer
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}

/** Switches to another account of the same user; resolves with the new session's user, or undefined if refused. */
export function useSwitchAccount(): (account: {
  id: string;
  name: string;
}) => Promise<StoredUser | undefined> {
  const [commit] = useSwitchMutation();
  const report = useFailureToast();
  return useCallback(
    async ({ id, name }) => {
      setSwitchingTo(name);
      const result = await commit({ input: { accountId: id } });
      if (!result.ok) report(result);
      const user = result.ok ? toStoredUser(result.payload.viewer) : undefined;
      if (user) startSession(user);
      setSwitchingTo(undefined);
      return user;
    },
    [commit, report],
  );
}
