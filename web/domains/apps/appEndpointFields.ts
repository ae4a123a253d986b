import { graphql } from 'relay-runtime';

/**
 * Selected by every document that shows addresses of apps: an item that another document added to the list has only
 * the fields of that document, and Relay returns the others as undefined.
 */
export const appEndpointFields = graphql`
  fragment appEndpointFields_endpoint on AppEndpoint {
    label {
      ...MessageText_message
    }
    url
    host
    port
    isPublic
    username
    passwordSecret {
      namespace
      name
      key
    }
  }
`;
