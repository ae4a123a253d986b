import { graphql } from 'relay-runtime';

/** The fields an add-on event carries; none of them causes a REST call while an action runs. */
export const addonEvent = graphql`
  fragment addonEvent_addon on Addon @inline {
    id
    name
    status
    version
    isInstalled
    progress
    detail {
      ...MessageText_message
    }
    viewerCan {
      install {
        ...useActionReason_state
      }
      upgrade {
        ...useActionReason_state
      }
      rollback {
        ...useActionReason_state
      }
      uninstall {
        ...useActionReason_state
      }
    }
  }
`;
