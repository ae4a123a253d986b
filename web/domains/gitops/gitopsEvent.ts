import { graphql } from 'relay-runtime';

/** The fields a GitOps event carries; none of them causes a REST call while it is set up or removed. */
export const gitopsEvent = graphql`
  fragment gitopsEvent_gitops on Gitops {
    id
    status
    step
    progress
    detail {
      ...MessageText_message
    }
    isEnabled
    viewerCan {
      enable {
        ...useActionReason_state
      }
      disable {
        ...useActionReason_state
      }
    }
  }
`;
