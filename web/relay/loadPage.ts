import { loadQuery } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { currentEnvironment } from './environment.ts';
import type { RequestMetadata } from './network.ts';
import { expectOwner } from './ownership.ts';

/**
 * Sends a screen's query in its route loader and returns the reference without waiting for the response, so that data
 * and code load in parallel. `parameters` is what Relay generates for a query with `@preloadable`: the id that the
 * gateway knows it by, without the document, which comes with the screen's code. An abandoned navigation disposes the
 * reference; a finished one hands it to `useOwnedQuery`.
 */
export function loadPage<Query extends OperationType>(
  parameters: PreloadableConcreteRequest<Query>,
  variables: Query['variables'],
  signal?: AbortSignal,
): PreloadedQuery<Query> {
  const reference = loadQuery<Query>(currentEnvironment(), parameters, variables, {
    fetchPolicy: 'store-and-network',
    networkCacheConfig: { metadata: { isPreloaded: true } satisfies RequestMetadata },
  });
  expectOwner(reference);
  signal?.addEventListener('abort', () => reference.dispose(), { once: true });
  return reference;
}
