import { loadQuery } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { currentEnvironment } from './environment.ts';
import { expectOwner } from './ownership.ts';

/**
 * Starts a screen's query in its route loader and returns the reference without waiting, so that data and code load
 * together. A navigation that is abandoned releases the reference; a finished one hands it to `useOwnedQuery`.
 */
export function loadPage<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  signal?: AbortSignal,
): PreloadedQuery<Query> {
  const reference = loadQuery<Query>(currentEnvironment(), query, variables, {
    fetchPolicy: 'store-and-network',
  });
  expectOwner(reference);
  signal?.addEventListener('abort', () => reference.dispose(), { once: true });
  return reference;
}
