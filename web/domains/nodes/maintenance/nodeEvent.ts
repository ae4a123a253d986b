import { graphql } from 'relay-runtime';

/** The state of the node of a page, which changes by itself. */
export const nodeEvent = graphql`
  fragment nodeEvent_cluster on Cluster {
    node(name: $name) {
      id
      isReady
      isSchedulable
      isDraining
      evictablePodCount
      conditions {
        type
        status
        reason
        message
        changedAt
      }
    }
  }
`;
