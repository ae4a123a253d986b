import { graphql } from 'relay-runtime';

/** What the page of a pod shows, without its log. */
export const podEvent = graphql`
  fragment podEvent_cluster on Cluster {
    pod(namespace: $namespace, name: $name) {
      yaml
      events {
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
      name
      namespace
      state
      message
      nodeName
      ip
      createdAt
      owner {
        kind
        name
      }
      usage {
        cores
        memoryGb
      }
      containers {
        name
        image
        isReady
        restartCount
        state
        reason
        message
      }
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
