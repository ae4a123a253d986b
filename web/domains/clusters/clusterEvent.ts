import { graphql } from 'relay-runtime';

/** What an event of a cluster carries: nothing here costs a call while the cluster moves. */
export const clusterEvent = graphql`
  fragment clusterEvent_cluster on Cluster @inline {
    id
    uuid
    status
    progress
    detail {
      ...MessageText_message
    }
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
  }
`;
