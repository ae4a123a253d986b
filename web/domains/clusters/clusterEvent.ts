import { graphql } from 'relay-runtime';

/** The fields a cluster event carries; none of them causes a REST call while an operation runs. */
export const clusterEvent = graphql`
  fragment clusterEvent_cluster on Cluster @inline {
    id
    uuid
    status
    progress
    detail {
      ...MessageText_message
    }
    viewerCan {
      archive {
        ...useActionReason_state
      }
      unarchive {
        ...useActionReason_state
      }
      delete {
        ...useActionReason_state
      }
      update {
        ...useActionReason_state
      }
      retry {
        ...useActionReason_state
      }
      editNodePools {
        ...useActionReason_state
      }
      syncNodePools {
        ...useActionReason_state
      }
      editManifests {
        ...useActionReason_state
      }
      manageNodes {
        ...useActionReason_state
      }
    }
  }
`;
