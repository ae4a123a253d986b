/** Deployments of container images on clusters. */
export const deploymentMessages = {
  deployment_not_found: 'Deployment not found',
  deployment_cluster_not_active: 'The cluster is not active. Deployments can be changed when it is.',
  deployment_busy: "The deployment is being changed. You can act again when it's done.",
  deployment_deleting: 'The deployment is being deleted.',
  not_deployed: 'Available when deployed.',
  autoscaled:
    'The autoscaler decides on the number of replicas. Scale to 0 to pause it, or switch autoscaling off.',
  volume_single: 'A volume can only be used by one replica.',
} as const;
