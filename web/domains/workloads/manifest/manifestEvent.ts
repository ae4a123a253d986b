import { graphql } from 'relay-runtime';

/** What the page of an object's YAML shows. */
export const manifestEvent = graphql`
  fragment manifestEvent_cluster on Cluster {
    manifest(kind: $kind, namespace: $namespace, name: $name) {
      kind
      namespace
      name
      managedBy
      text
      revision
    }
  }
`;
