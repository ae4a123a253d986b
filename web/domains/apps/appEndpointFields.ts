import { graphql } from 'relay-runtime';

/** The fields that every document selects of an address: a new item must suit each component that shows the list. */
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
