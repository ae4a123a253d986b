import { graphql } from 'relay-runtime';

/** The fields a deployment event carries; none of them causes a REST call while an operation runs. */
export const deploymentEvent = graphql`
  fragment deploymentEvent_deployment on Deployment @inline {
    id
    uuid
    status
    progress
    detail {
      ...MessageText_message
    }
    viewerCan {
      restart {
        ...useActionReason_state
      }
    }
  }
`;
