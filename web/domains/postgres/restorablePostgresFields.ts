import { graphql } from 'relay-runtime';

/**
 * Selected by every document that shows restorable databases: an item that another document added to the list has only
 * the fields of that document, and Relay returns the others as undefined.
 */
export const restorablePostgresFields = graphql`
  fragment restorablePostgresFields_postgres on PostgresCluster {
    id
    uuid
    name
    status
    deletedAt
    restorableUntil
    backup {
      retentionDays
    }
    cluster {
      uuid
    }
    viewerCan {
      restore {
        ...useActionReason_state
      }
    }
  }
`;
