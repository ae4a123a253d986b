import { graphql } from 'relay-runtime';

/** What an event of GitOps carries: nothing here costs a call while it is being set up or removed. */
export const gitopsEvent = graphql`
  fragment gitopsEvent_gitops on Gitops @inline {
    id
    status
    step
    progress
    detail {
      ...MessageText_message
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
