import { graphql } from 'relay-runtime';

/** What the tables show: a change of the cluster brings the list on screen. */
export const workloadsEvent = graphql`
  fragment workloadsEvent_cluster on Cluster {
    workloads(first: 100, filter: { namespace: $namespace }) @include(if: $workloads) {
      totalCount
      edges {
        node {
          id
          name
          namespace
          kind
          state
          message
          readyCount
          wantedCount
          images
          createdAt
        }
      }
    }
    pods(first: 100, filter: { namespace: $namespace }) @include(if: $pods) {
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
    services @include(if: $services) {
      name
      namespace
      type
      clusterIp
      addresses
      ports {
        port
        targetPort
        protocol
      }
      createdAt
    }
    ingresses @include(if: $ingresses) {
      name
      namespace
      className
      hosts
      addresses
      hasTls
      createdAt
    }
    volumeClaims @include(if: $volumes) {
      name
      namespace
      phase
      sizeGb
      storageClass
      volumeName
      createdAt
    }
    kubernetesEvents @include(if: $events) {
      uid
      type
      reason
      message
      namespace
      objectKind
      objectName
      count
      lastSeenAt
    }
  }
`;
