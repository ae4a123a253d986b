import { graphql } from 'relay-runtime';

/** The fields a health event carries; none of them causes a REST call per subscriber. */
export const healthEvent = graphql`
  fragment healthEvent_cluster on Cluster {
    health {
      isEstimate
      updatedAt
      nodesTotal
      nodesReady
      capacity {
        cores
        memoryGb
      }
      allocatable {
        cores
        memoryGb
      }
      usage {
        cores
        memoryGb
      }
      requests {
        cores
        memoryGb
      }
      pods {
        running
        completed
        pending
        failed
        crashing
        needsAttention
        healthyPercent
      }
    }
    problematicPods(first: 100) {
      totalCount
      edges {
        node {
          id
          name
          namespace
          nodeName
          problem
          message
          createdAt
          restartCount
          containers {
            name
            isReady
            restartCount
          }
        }
      }
    }
    nodes(first: 100) {
      edges {
        node {
          id
          name
          role
          nodePoolName
          isReady
          isSchedulable
          isDraining
          evictablePodCount
          allocatable {
            cores
            memoryGb
          }
          usage {
            cores
            memoryGb
          }
          requests {
            cores
            memoryGb
          }
          pods {
            total
            needsAttention
          }
        }
      }
    }
  }
`;
