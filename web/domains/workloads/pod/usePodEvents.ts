import { useParams } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../../relay/live/useLiveSubscription.ts';
import type { usePodEventsSubscription } from './__generated__/usePodEventsSubscription.graphql.ts';

/** Keeps the pod of the address current when anybody changes it. `clusterId` is the global id. */
export function usePodEvents(clusterId: string): void {
  const { namespace = '', podName: name = '' } = useParams();
  useLiveSubscription<usePodEventsSubscription>(
    graphql`
      subscription usePodEventsSubscription($clusterId: ID!, $namespace: String!, $name: String!) {
        clusterContentChanged(clusterId: $clusterId) {
          cluster {
            ...podEvent_cluster
          }
        }
      }
    `,
    { clusterId, namespace, name },
  );
}
