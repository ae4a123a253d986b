import { graphql } from 'relay-runtime';

/** The fields that an event of the favorites carries. */
export const favoriteEvent = graphql`
  fragment favoriteEvent_user on User @inline {
    favoriteClusterIds
  }
`;
