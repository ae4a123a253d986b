import { useCallback, useSyncExternalStore } from 'react';
import { graphql } from 'relay-runtime';
import { Emitter } from '../../relay/emitter.ts';
import { useVerb } from '../../relay/useVerb.ts';
import { useFailureToast } from '../useFailure.ts';
import { startSession } from './sessionStore.ts';
import { toStoredUser } from './storedUser.ts';
import type { StoredUser } from './storedUser.ts';
import type { useSwitchAccountMutation } from './__generated__/useSwitchAccountMutation.graphql.ts';

const changed = new Emitter();
let switchingTo: string | undefined;

function announce(name: string | undefined): void {
  switchingTo = name;
  changed.emit();
}

/** The account being switched to; while there is one, no page is drawn, so none reads the old account's data. */
export const useSwitchingTo = (): string | undefined =>
  useSyncExternalStore(
    changed.subscribe,
    () => switchingTo,
    () => switchingTo,
  );

/** Moves to another account of the same user; resolves with the new session's user, or undefined when refused. */
export function useSwitchAccount(): (account: {
  id: string;
  name: string;
}) => Promise<StoredUser | undefined> {
  const [commit] = useVerb<useSwitchAccountMutation>(graphql`
    mutation useSwitchAccountMutation($input: SwitchAccountInput!) {
      switchAccount(input: $input) {
        __typename
        ... on SwitchAccountPayload {
          viewer {
            ...storedUser_viewer
          }
        }
        ... on RefusedError {
          code
          message
        }
      }
    }
  `);
  const report = useFailureToast();
  return useCallback(
    async ({ id, name }) => {
      announce(name);
      const result = await commit({ input: { accountId: id } });
      if (!result.ok) report(result);
      const user = result.ok ? toStoredUser(result.payload.viewer) : undefined;
      if (user) startSession(user);
      announce(undefined);
      return user;
    },
    [commit, report],
  );
}
