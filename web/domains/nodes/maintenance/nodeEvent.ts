import { graphql } from 'relay-runtime';

/** The state of the node of a page and its pods, which change by themselves. */
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
      kubeletVersion
    }
    pods(first: 100, filter: { nodeName: $name }) {
      totalCount
      edges {
        node {
          id
          name
          namespace
          state
          message
          restartCount
          nodeName
          createdAt
          viewerCan {
            openTerminal {
              ...useActionReason_state
            }
          }
          usage {
            cores
            memoryGb
          }
        }
      }
    }
  }
`;
