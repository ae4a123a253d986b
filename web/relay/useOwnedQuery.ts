import { startTransition, useEffect } from 'react';
import { usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { fetchQuery, getRequest } from 'relay-runtime';
import type { Environment, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { registerMountedQuery } from './live/liveStatus.ts';
import { own } from './ownership.ts';

/** Sends a query again; resolves with whether it succeeded. */
export const refetchQuery = (
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: OperationType['variables'],
) =>
  new Promise<boolean>((done) => {
    startTransition(() => {
      fetchQuery(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
        complete: () => done(true),
        error: () => done(false),
      });
    });
  });

/**
 * Reads the reference a route loader returned and owns it: it is disposed when the screen unmounts or the loader
 * returns a newer one. While mounted, the query is refetched on resync.
 */
export function useOwnedQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  reference: PreloadedQuery<Query>,
): Query['response'] {
  const environment = useRelayEnvironment();
  useEffect(() => own(reference), [reference]);
  useEffect(() => {
    const { variables } = reference;
    return registerMountedQuery({
      key: `${getRequest(query).params.name} ${JSON.stringify(variables)}`,
      refetch: () => refetchQuery(environment, query, variables),
    });
  }, [environment, query, reference]);
  return usePreloadedQuery(query, reference);
}
