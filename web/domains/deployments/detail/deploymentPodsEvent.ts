import { graphql } from 'relay-runtime';

/** What the overview shows of the pods: a change of the cluster brings it. */
export const deploymentPodsEvent = graphql`
  fragment deploymentPodsEvent_deployment on Deployment {
    id
    rollout {
      ready
      wanted
    }
    drift {
      runningTag
      configuredTag
    }
    pods {
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
`;
