import { graphql } from 'relay-runtime';

/** The fields that every document selects of the numbers: new ones must suit each component that shows them. */
export const deploymentCountsFields = graphql`
  fragment deploymentCountsFields_counts on DeploymentCounts {
    total
    running
    inProgress
    failed
  }
`;
