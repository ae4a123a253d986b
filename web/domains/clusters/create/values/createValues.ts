import { graphql, readInlineData } from 'relay-runtime';
import {
  startingNodes,
  startingPools,
  toPoolInputs,
  type NodePools,
} from '../../../nodepools/useNodePools.ts';
import { labelsIn } from '../../settings/labelsIn.ts';
import type { createValues_defaults$key } from './__generated__/createValues_defaults.graphql.ts';

type OsImageValue = 'UBUNTU_24_04' | 'DEBIAN_13' | 'ROCKY_10';

/** Fields that are sent unchanged, with their initial values. */
const plainFields = {
  isHighAvailability: false,
  schedulesWorkloadsOnControlPlane: false,
  hasEmbeddedRegistryMirror: false,
  isProtected: true,
  hasPublicIpv4: true,
  hasPublicIpv6: true,
  notes: '',
};
type PlainFields = typeof plainFields;

/** The values of the form. Names are those of the mutation's input, so that the server's issues match them. */
export interface CreateValues extends PlainFields {
  name: string;
  location: string;
  k3sVersion: string;
  osImage: string;
  controlPlaneInstanceType: string;
  controlPlaneLocations: string[];
  datastoreMode: 'ETCD' | 'EXTERNAL';
  externalDatastoreEndpoint: string;
  /** Saved for the account before the cluster is created. */
  token: string;
  hasTemporaryToken: boolean;
  temporaryToken: string;
  cni: 'FLANNEL' | 'CILIUM' | 'NONE';
  isCniEncrypted: boolean;
  sshAllowedNetworks: string[];
  apiAllowedNetworks: string[];
  hasPrivateNetwork: boolean;
  privateSubnet: string;
  /** One key=value per line. */
  labels: string;
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
    ...plainFields,
    name: '',
    location: defaults.location,
    k3sVersion: defaults.k3sVersion,
    osImage: defaults.osImage,
    controlPlaneInstanceType: defaults.instanceType,
    controlPlaneLocations: [defaults.location],
    datastoreMode: 'ETCD',
    externalDatastoreEndpoint: '',
    token: '',
    hasTemporaryToken: false,
    temporaryToken: '',
    cni: defaults.cni === 'CILIUM' ? 'CILIUM' : 'FLANNEL',
    isCniEncrypted: false,
    sshAllowedNetworks: [...defaults.allowedNetworks],
    apiAllowedNetworks: [...defaults.allowedNetworks],
    hasPrivateNetwork: true,
    privateSubnet: defaults.privateSubnet,
    labels: '',
    nodePools: startingPools(defaults.instanceType, defaults.location),
  };
}

/** Locations of the control plane; a single server is in the cluster's location. */
export function mastersIn(
  values: Pick<CreateValues, 'isHighAvailability' | 'controlPlaneLocations' | 'location'>,
): string[] {
  return values.isHighAvailability ? values.controlPlaneLocations : [values.location];
}

/** Number of servers at the start. */
export function nodeCount({ isHighAvailability, nodePools }: CreateValues): number {
  return startingNodes(nodePools) + (isHighAvailability ? 3 : 1);
}

function plain(values: CreateValues): PlainFields {
  const entries = Object.keys(plainFields).map((name) => [name, values[name as keyof PlainFields]]);
  return Object.fromEntries(entries) as PlainFields;
}

/** The mutation's input. Hidden fields are omitted, even if they contain input. */
export function toInput(values: CreateValues) {
  const isExternal = values.datastoreMode === 'EXTERNAL';
  const { cni } = values;
  return {
    ...plain(values),
    name: values.name,
    location: values.location,
    k3sVersion: values.k3sVersion,
    // The select offers only values of the server.
    osImage: values.osImage as OsImageValue,
    controlPlaneInstanceType: values.controlPlaneInstanceType,
    controlPlaneLocations: mastersIn(values),
    datastoreMode: values.datastoreMode,
    externalDatastoreEndpoint: isExternal ? values.externalDatastoreEndpoint : null,
    cni: cni === 'NONE' ? null : cni,
    isCniEncrypted: cni !== 'NONE' && values.isCniEncrypted,
    sshAllowedNetworks: values.sshAllowedNetworks,
    apiAllowedNetworks: values.apiAllowedNetworks,
    privateSubnet: values.hasPrivateNetwork ? values.privateSubnet : null,
    labels: labelsIn(values.labels),
    nodePools: toPoolInputs(values.nodePools),
    temporaryToken: values.hasTemporaryToken ? values.temporaryToken : null,
  };
}
