import { graphql } from 'relay-runtime';

/**
 * Selected by every document that shows containers: an item that another document added to the list has only
 * the fields of that document, and Relay returns the others as undefined.
 */
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
