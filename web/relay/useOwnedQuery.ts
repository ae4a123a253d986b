import { useEffect } from 'react';
import { usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { registerMountedQuery } from './liveStatus.ts';
import { own } from './ownership.ts';

/**
 * Reads the reference a route loader returned and owns it: it is disposed when the screen leaves or the loader brings
 * a newer one. While mounted, the query is refetched after live events may have been missed.
 */
export function useOwnedQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  reference: PreloadedQuery<Query>,
): Query['response'] {
  const environment = useRelayEnvironment();
  useEffect(() => own(reference), [reference]);
  useEffect(
    () => registerMountedQuery({ environment, query, variables: reference.variables }),
    [environment, query, reference],
  );
  return usePreloadedQuery(query, reference);
}
