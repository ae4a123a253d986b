import { graphql, readInlineData } from 'relay-runtime';
import {
  startingNodes,
  startingPools,
  toPoolInputs,
  type NodePools,
} from '../../../nodepools/useNodePools.ts';
import { labelsIn } from '../../settings/labelsIn.ts';
import type { OsImage, createValues_defaults$key } from './__generated__/createValues_defaults.graphql.ts';

/** The values of the form. Names are those of the mutation's input, so that the server's issues match them. */
export interface CreateValues {
  name: string;
  location: string;
  k3sVersion: string;
  osImage: string;
  controlPlaneInstanceType: string;
  isHighAvailability: boolean;
  controlPlaneLocations: string[];
  schedulesWorkloadsOnControlPlane: boolean;
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
  /** One key=value per line. */
  labels: string;
  notes: string;
  nodePools: NodePools;
}

/** The initial values: the server's defaults, valid except for the name. */
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
    controlPlaneInstanceType: defaults.instanceType,
    isHighAvailability: false,
    controlPlaneLocations: [defaults.location],
    schedulesWorkloadsOnControlPlane: false,
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
    labels: '',
    notes: '',
    nodePools: startingPools(defaults.instanceType, defaults.location),
  };
}

/** Locations of the control plane nodes. A single control plane node is in the cluster's location. */
export function controlPlaneLocationsOf(
  values: Pick<CreateValues, 'isHighAvailability' | 'controlPlaneLocations' | 'location'>,
): string[] {
  return values.isHighAvailability ? values.controlPlaneLocations : [values.location];
}

/** Number of servers at the start. */
export function nodeCount({ isHighAvailability, nodePools }: CreateValues): number {
  return startingNodes(nodePools) + (isHighAvailability ? 3 : 1);
}

/** The mutation's input. Hidden fields are omitted, even if they contain input. */
export function toInput(values: CreateValues) {
  const { token: _token, hasTemporaryToken, hasPrivateNetwork, ...fields } = values;
  const { cni } = fields;
  return {
    ...fields,
    // The select offers only values of the server.
    osImage: fields.osImage as OsImage,
    controlPlaneLocations: controlPlaneLocationsOf(fields),
    externalDatastoreEndpoint: fields.datastoreMode === 'EXTERNAL' ? fields.externalDatastoreEndpoint : null,
    cni: cni === 'NONE' ? null : cni,
    isCniEncrypted: cni !== 'NONE' && fields.isCniEncrypted,
    privateSubnet: hasPrivateNetwork ? fields.privateSubnet : null,
    labels: labelsIn(fields.labels),
    nodePools: toPoolInputs(fields.nodePools),
    temporaryToken: hasTemporaryToken ? fields.temporaryToken : null,
  };
}
