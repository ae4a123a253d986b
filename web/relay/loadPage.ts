import { loadQuery } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { ConcreteRequest, OperationType } from 'relay-runtime';
import { loadScript } from '../lib/loadScript.ts';
import { currentEnvironment } from './environment.ts';
import { expectOwner } from './ownership.ts';

/**
 * A compiled query, or a function that imports it: `() => import('./__generated__/…')` keeps it out of the first
 * download.
 */
type QuerySource = ConcreteRequest | (() => Promise<{ readonly default: ConcreteRequest }>);

/**
 * Starts a screen's query in its route loader and returns the reference without waiting for the response, so that data
 * and code load in parallel. An abandoned navigation disposes the reference; a finished one hands it to
 * `useOwnedQuery`.
 */
export async function loadPage<Query extends OperationType>(
  source: QuerySource,
  variables: Query['variables'],
  signal?: AbortSignal,
): Promise<PreloadedQuery<Query>> {
  const query = typeof source === 'function' ? (await loadScript(source)).default : source;
  signal?.throwIfAborted();
  const reference = loadQuery<Query>(currentEnvironment(), query, variables, {
    fetchPolicy: 'store-and-network',
  });
  expectOwner(reference);
  signal?.addEventListener('abort', () => reference.dispose(), { once: true });
  return reference;
}
