import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { commitLocalUpdate } from 'relay-runtime';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useAppMutation, type Mutate } from './useAppMutation.ts';

/**
 * `useAppMutation` for payloads with secrets. Relay keeps responses in its store for the lifetime of the page; the
 * fields named in `secrets` are removed as soon as the caller has them.
 */
export function useSecretMutation<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  ...secrets: readonly string[]
): [mutate: Mutate<Mutation>, isPending: boolean] {
  const environment = useRelayEnvironment();
  const [send, isPending] = useAppMutation<Mutation>(mutation);
  const names = secrets.join();
  const mutate = useCallback<Mutate<Mutation>>(
    async (variables, options) => {
      let payloadId: string | undefined;
      const result = await send(variables, {
        ...options,
        updater: (store, data) => {
          const [field] = Object.keys(data ?? {});
          payloadId = field && store.getRootField(field)?.getDataID();
        },
      });
      commitLocalUpdate(environment, (store) => {
        const payload = payloadId && store.get(payloadId);
        if (payload) for (const name of names.split(',')) payload.setValue(null, name);
      });
      return result;
    },
    [environment, names, send],
  );
  return [mutate, isPending];
}
