import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../relay/live/useLiveSubscription.ts';
import { variablesOf, type WorkloadsAddress } from './workloadsAddress.ts';
import type { useClusterContentSubscription } from './__generated__/useClusterContentSubscription.graphql.ts';

/** Keeps the list on screen current when anybody changes the cluster. `clusterId` is the global id. */
export function useClusterContent(clusterId: string, { view, namespace }: WorkloadsAddress): void {
  useLiveSubscription<useClusterContentSubscription>(
    graphql`
      subscription useClusterContentSubscription(
        $clusterId: ID!
        $namespace: String
        $workloads: Boolean!
        $pods: Boolean!
        $services: Boolean!
        $ingresses: Boolean!
        $volumes: Boolean!
        $events: Boolean!
      ) {
        clusterContentChanged(clusterId: $clusterId) {
          cluster {
            ...workloadsEvent_cluster
          }
        }
      }
    `,
    { clusterId, ...variablesOf({ view, namespace }) },
  );
}
