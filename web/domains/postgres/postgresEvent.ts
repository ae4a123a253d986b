import { graphql } from 'relay-runtime';

/** The fields a database event carries; none of them causes a REST call while an operation runs. */
export const postgresEvent = graphql`
  fragment postgresEvent_postgres on PostgresCluster @inline {
    id
    uuid
    status
    progress
    detail {
      ...MessageText_message
    }
    viewerCan {
      update {
        ...useActionReason_state
      }
      failOver {
        ...useActionReason_state
      }
    }
  }
`;
