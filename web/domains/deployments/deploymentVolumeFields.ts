import { graphql } from 'relay-runtime';

/** The fields that every document selects of a volume: a new item must suit each component that shows the list. */
export const deploymentVolumeFields = graphql`
  fragment deploymentVolumeFields_volume on DeploymentVolume {
    mountPath
    size
    storageClass
  }
`;
