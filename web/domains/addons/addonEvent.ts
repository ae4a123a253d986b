import { graphql } from 'relay-runtime';

/** What an event of an add-on carries: nothing here costs a call while the add-on moves. */
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
`;
