import { randomUUID } from 'node:crypto';

/** A read-write token of a new Hetzner project. */
export function freshCloudToken(): string {
  return `${randomUUID()}${randomUUID()}`.replaceAll('-', '');
}

/** A unique cluster name. */
export function freshName(prefix = 'c'): string {
  return `${prefix}-${randomUUID().slice(0, 8)}`;
}

/** A small valid CreateClusterInput. */
export function clusterInput(changes: Record<string, unknown> = {}) {
  return {
    name: freshName(),
    location: 'fsn1',
    k3sVersion: 'v1.32.8+k3s1',
    osImage: 'UBUNTU_24_04',
    controlPlaneInstanceType: 'cx23',
    isHighAvailability: false,
    schedulesWorkloadsOnControlPlane: false,
    datastoreMode: 'ETCD',
    hasEmbeddedRegistryMirror: false,
    cni: 'FLANNEL',
    isCniEncrypted: false,
    sshAllowedNetworks: ['203.0.113.7/32'],
    apiAllowedNetworks: ['0.0.0.0/0'],
    hasPublicIpv4: true,
    hasPublicIpv6: true,
    privateSubnet: '10.0.0.0/16',
    isProtected: false,
    nodePools: [
      { name: 'default', instanceType: 'cx23', location: 'fsn1', instanceCount: 1, isAutoscaling: false },
    ],
    ...changes,
  };
}

/** Selects every member of CreateClusterResult. */
export const CREATE_CLUSTER = `mutation ($input: CreateClusterInput!) {
  createCluster(input: $input) {
    __typename
    ... on CreateClusterPayload { cluster { id uuid name status } account { usage { activeClusters } } }
    ... on InputError { issues { path code message } }
    ... on RefusedError { code message }
    ... on PlanLimitError { limit current plan message }
  }
}`;

/** The data of CREATE_CLUSTER. */
export interface CreateClusterData {
  createCluster: {
    __typename: string;
    cluster?: { id: string; uuid: string; name: string; status: string };
    account?: { usage: { activeClusters: number } };
    issues?: { path: string; code: string; message: string }[];
    code?: string;
    message?: string;
    limit?: number;
    current?: number;
    plan?: string;
  };
}

/** The clusters of the caller's account. */
export const CLUSTERS = `{ viewer { account { id clusters(first: 100) {
  totalCount edges { node { id uuid name status isProtected } }
} } } }`;

export interface ClustersData {
  viewer: {
    account: {
      id: string;
      clusters: {
        totalCount: number;
        edges: { node: { id: string; uuid: string; name: string; status: string; isProtected: boolean } }[];
      };
    };
  };
}
