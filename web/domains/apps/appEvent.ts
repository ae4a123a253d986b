import { graphql } from 'relay-runtime';

/** The fields an app event carries; none of them causes a REST call while an operation runs. */
export const appEvent = graphql`
  fragment appEvent_app on InstalledApp @inline {
    id
    uuid
    name
    status
    progress
    detail {
      ...MessageText_message
    }
    viewerCan {
      configure {
        ...useActionReason_state
      }
      upgrade {
        ...useActionReason_state
      }
      rollback {
        ...useActionReason_state
      }
      retry {
        ...useActionReason_state
      }
    }
  }
`;
