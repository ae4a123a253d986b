import { graphql, readInlineData } from 'relay-runtime';
import { startingNodes, startingPools, toPoolInputs, type NodePools } from '../../nodepools/useNodePools.ts';
import type { createValues_defaults$key } from './__generated__/createValues_defaults.graphql.ts';

export type OsImageValue = 'UBUNTU_24_04' | 'DEBIAN_13' | 'ROCKY_10';

/** What the form holds. Names are those of the mutation's input, so that the server's issues find their fields. */
export interface CreateValues {
  name: string;
  location: string;
  k3sVersion: string;
  osImage: string;
  masterInstanceType: string;
  isHighAvailability: boolean;
  masterLocations: string[];
  schedulesWorkloadsOnMasters: boolean;
  datastoreMode: 'ETCD' | 'EXTERNAL';
  externalDatastoreEndpoint: string;
  hasEmbeddedRegistryMirror: boolean;
  isProtected: boolean;
  /** Saved for the account before the cluster is created. */
  token: string;
  hasTemporaryToken: boolean;
  temporaryToken: string;
  cni: 'FLANNEL' | 'CILIUM' | 'NONE';
  isCniEncrypted: boolean;
  sshAllowedNetworks: string[];
  apiAllowedNetworks: string[];
  hasPublicIpv4: boolean;
  hasPublicIpv6: boolean;
  hasPrivateNetwork: boolean;
  privateSubnet: string;
  nodePools: NodePools;
}

/** The form as it starts: the server's defaults, which make a working cluster once it has a name. */
export function startingValues(key: createValues_defaults$key): CreateValues {
  const defaults = readInlineData(
    graphql`
      fragment createValues_defaults on ClusterDefaults @inline {
        location
        k3sVersion
        osImage
        instanceType
        cni
        allowedNetworks
        privateSubnet
      }
    `,
    key,
  );
  return {
    name: '',
    location: defaults.location,
    k3sVersion: defaults.k3sVersion,
    osImage: defaults.osImage,
    masterInstanceType: defaults.instanceType,
    isHighAvailability: false,
    masterLocations: [defaults.location],
    schedulesWorkloadsOnMasters: false,
    datastoreMode: 'ETCD',
    externalDatastoreEndpoint: '',
    hasEmbeddedRegistryMirror: false,
    isProtected: true,
    token: '',
    hasTemporaryToken: false,
    temporaryToken: '',
    cni: defaults.cni === 'CILIUM' ? 'CILIUM' : 'FLANNEL',
    isCniEncrypted: false,
    sshAllowedNetworks: [...defaults.allowedNetworks],
    apiAllowedNetworks: [...defaults.allowedNetworks],
    hasPublicIpv4: true,
    hasPublicIpv6: true,
    hasPrivateNetwork: true,
    privateSubnet: defaults.privateSubnet,
    nodePools: startingPools(defaults.instanceType, defaults.location),
  };
}

/** Where the control plane stands: with one server always in the cluster's location. */
export function mastersIn(
  values: Pick<CreateValues, 'isHighAvailability' | 'masterLocations' | 'location'>,
): string[] {
  return values.isHighAvailability ? values.masterLocations : [values.location];
}

/** All servers the cluster starts with. */
export function nodeCount({ isHighAvailability, nodePools }: CreateValues): number {
  return startingNodes(nodePools) + (isHighAvailability ? 3 : 1);
}

/** The mutation's input. What the form hides is left out, whatever was typed there before. */
export function toInput(values: CreateValues) {
  const isExternal = values.datastoreMode === 'EXTERNAL';
  const { cni } = values;
  return {
    name: values.name,
    location: values.location,
    k3sVersion: values.k3sVersion,
    // The select offers the server's own values only.
    osImage: values.osImage as OsImageValue,
    masterInstanceType: values.masterInstanceType,
    isHighAvailability: values.isHighAvailability,
    masterLocations: mastersIn(values),
    schedulesWorkloadsOnMasters: values.schedulesWorkloadsOnMasters,
    datastoreMode: values.datastoreMode,
    externalDatastoreEndpoint: isExternal ? values.externalDatastoreEndpoint : null,
    hasEmbeddedRegistryMirror: values.hasEmbeddedRegistryMirror,
    isProtected: values.isProtected,
    cni: cni === 'NONE' ? null : cni,
    isCniEncrypted: cni !== 'NONE' && values.isCniEncrypted,
    sshAllowedNetworks: values.sshAllowedNetworks,
    apiAllowedNetworks: values.apiAllowedNetworks,
    hasPublicIpv4: values.hasPublicIpv4,
    hasPublicIpv6: values.hasPublicIpv6,
    privateSubnet: values.hasPrivateNetwork ? values.privateSubnet : null,
    nodePools: toPoolInputs(values.nodePools),
    temporaryToken: values.hasTemporaryToken ? values.temporaryToken : null,
  };
}
