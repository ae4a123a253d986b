import { graphql } from 'relay-runtime';

/** What an event of GitOps carries: nothing here costs a call while it is being set up or removed. */
export const gitopsEvent = graphql`
  fragment gitopsEvent_gitops on Gitops @inline {
    id
    status
    step
    progress
    message
    detail {
      code
      message
      params {
        name
        value
      }
    }
    isEnabled
    enable {
      ...useActionReason_state
    }
    disable {
      ...useActionReason_state
    }
  }
`;
