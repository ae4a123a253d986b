import { graphql } from 'relay-runtime';

/** The fields that every document selects of a container: a new item must suit each component that shows the list. */
export const containerFields = graphql`
  fragment containerFields_container on Container {
    name
    image
    isReady
    restartCount
    state
    reason
    message
  }
`;
