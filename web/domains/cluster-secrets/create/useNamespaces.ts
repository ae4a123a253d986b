import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { useNamespacesQuery } from './__generated__/useNamespacesQuery.graphql.ts';

export const DEFAULT_NAMESPACE = 'default';

interface Namespaces {
  readonly names: readonly string[];
  readonly isLoading: boolean;
  /** The namespaces could not be loaded: only the default one can be selected. */
  readonly hasFailed: boolean;
}

/** Namespaces of a cluster for a select, the default one first; only that one if they cannot be loaded. */
export function useNamespaces(clusterId: string): Namespaces {
  const environment = useRelayEnvironment();
  const [loaded, setLoaded] = useState<readonly string[] | null>();

  useEffect(() => {
    const asked = fetchQuery<useNamespacesQuery>(
      environment,
      graphql`
        query useNamespacesQuery($id: ID!) {
          cluster(id: $id) {
            namespaces {
              name
            }
          }
        }
      `,
      { id: clusterId },
    ).subscribe({
      next: ({ cluster }) => setLoaded(cluster?.namespaces?.map(({ name }) => name) ?? null),
      error: () => setLoaded(null),
    });
    return () => asked.unsubscribe();
  }, [environment, clusterId]);

  const others = (loaded ?? []).filter((name) => name !== DEFAULT_NAMESPACE);
  return {
    names: [DEFAULT_NAMESPACE, ...others],
    isLoading: loaded === undefined,
    hasFailed: loaded === null,
  };
}
