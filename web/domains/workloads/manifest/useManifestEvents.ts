import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../../relay/live/useLiveSubscription.ts';
import type {
  useManifestEventsSubscription,
  useManifestEventsSubscription$variables,
} from './__generated__/useManifestEventsSubscription.graphql.ts';

/** Keeps the YAML of an object current when anybody changes it. `clusterId` is the global id. */
export function useManifestEvents(address: useManifestEventsSubscription$variables): void {
  const { clusterId, kind, namespace, name } = address;
  useLiveSubscription<useManifestEventsSubscription>(
    graphql`
      subscription useManifestEventsSubscription(
        $clusterId: ID!
        $kind: ManifestKind!
        $namespace: String!
        $name: String!
      ) {
        clusterContentChanged(clusterId: $clusterId) {
          cluster {
            ...manifestEvent_cluster
          }
        }
      }
    `,
    { clusterId, kind, namespace, name },
  );
}
