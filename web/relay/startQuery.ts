import { loadQuery } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { currentEnvironment } from './environment.ts';
import { expectOwner } from './ownership.ts';

/** Starts a query and notes that a screen has to take it; the part of `loadPage` that needs Relay. */
export function startQuery<Query extends OperationType>(
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
