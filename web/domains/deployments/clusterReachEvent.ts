import { graphql } from 'relay-runtime';

/** The health of a cluster, which says since when its API does not respond. */
export const clusterReachEvent = graphql`
  fragment clusterReachEvent_cluster on Cluster {
    healthSummary {
      unreachableSince
      level
      reasons {
        ...MessageText_message
      }
    }
  }
`;
