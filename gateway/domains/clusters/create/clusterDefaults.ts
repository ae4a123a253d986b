/** Defaults of `createCluster` and of the create form. */
export const clusterDefaults = {
  location: 'fsn1',
  k3sVersion: 'v1.32.8+k3s1',
  osImage: 'ubuntu-24.04',
  /** If the types of the location are unknown. */
  instanceType: 'cpx11',
  cni: 'flannel',
  privateSubnet: '10.0.0.0/16',
  allowedNetworks: ['0.0.0.0/0'],
} as const;
