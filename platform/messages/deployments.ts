/** Deployments of container images on clusters. */
export const deploymentMessages = {
  deployment_not_found: 'Deployment not found',
  deployment_cluster_not_active: 'The cluster is not active. Deployments can be changed when it is.',
  deployment_busy: "{{name}} is being changed. You can act again when it's done.",
  deployment_deleting: '{{name}} is being deleted.',
  not_deployed: '{{name}} is not deployed. Available when deployed.',
  autoscaled:
    'The autoscaler decides on the number of replicas of {{name}}. Scale it to 0 to pause it, or switch autoscaling off.',
  volume_single: '{{name}} has a volume, which only one replica can use.',
} as const;
