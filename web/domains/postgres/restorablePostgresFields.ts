import { graphql } from 'relay-runtime';

/** The fields that every document selects of a restorable database: the list of a cluster must suit each page that shows it. */
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
