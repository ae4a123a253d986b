import { graphql } from 'relay-runtime';

/** The fields that every document selects of a cluster's health: a new one must suit each component that shows it. */
export const healthSummaryFields = graphql`
  fragment healthSummaryFields_summary on HealthSummary {
    level
    reasons {
      ...MessageText_message
    }
    unreachableSince
  }
`;
