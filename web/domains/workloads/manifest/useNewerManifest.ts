import { useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery, graphql } from 'relay-runtime';
import type {
  useNewerManifestQuery,
  useNewerManifestQuery$variables,
} from './__generated__/useNewerManifestQuery.graphql.ts';

export interface Version {
  readonly text: string;
  readonly revision: string;
}

/** Returns a function that loads the current version of an object; null if there is none or it could not be loaded. */
export function useNewerManifest(): (address: useNewerManifestQuery$variables) => Promise<Version | null> {
  const environment = useRelayEnvironment();
  return async (address) => {
    const query = graphql`
      query useNewerManifestQuery($id: ID!, $kind: ManifestKind!, $namespace: String!, $name: String!) {
        cluster(id: $id) {
          manifest(kind: $kind, namespace: $namespace, name: $name) {
            text
            revision
          }
        }
      }
    `;
    const fresh = { fetchPolicy: 'network-only' } as const;
    try {
      const data = await fetchQuery<useNewerManifestQuery>(environment, query, address, fresh).toPromise();
      const manifest = data?.cluster?.manifest;
      if (!manifest) return null;
      const { text, revision } = manifest;
      return { text, revision };
    } catch {
      return null;
    }
  };
}
