import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../../relay/live/useLiveSubscription.ts';
import type { useNodeEventsSubscription } from './__generated__/useNodeEventsSubscription.graphql.ts';

/** Keeps a node current while it changes, such as during a drain. `clusterId` is the global id. */
export function useNodeEvents(clusterId: string, name: string): void {
  useLiveSubscription<useNodeEventsSubscription>(
    graphql`
      subscription useNodeEventsSubscription($clusterId: ID!, $name: String!) {
        clusterContentChanged(clusterId: $clusterId) {
          cluster {
            ...nodeEvent_cluster
          }
        }
      }
    `,
    { clusterId, name },
  );
}
