import { graphql } from 'relay-runtime';

/**
 * Selected by every document that shows the health of a cluster: a summary that another document loaded first has only
 * the fields of that document, and Relay returns the others as undefined.
 */
export const healthSummaryFields = graphql`
  fragment healthSummaryFields_summary on HealthSummary {
    level
    reasons {
      ...MessageText_message
    }
    unreachableSince
  }
`;
