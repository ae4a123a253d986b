import { startingPools } from '../../../nodepools/useNodePools.ts';
import type { CreateValues } from './createValues.ts';

/** Valid values; pass only what matters. */
export function sampleValues(fields: Partial<CreateValues> = {}): CreateValues {
  return {
    name: 'my-cluster',
    location: 'fsn1',
    k3sVersion: 'v1.32.8+k3s1',
    osImage: 'UBUNTU_24_04',
    controlPlaneInstanceType: 'cpx11',
    isHighAvailability: false,
    controlPlaneLocations: ['fsn1'],
    schedulesWorkloadsOnControlPlane: false,
    datastoreMode: 'ETCD',
    externalDatastoreEndpoint: '',
    hasEmbeddedRegistryMirror: false,
    isProtected: true,
    notes: '',
    token: '',
    hasTemporaryToken: false,
    temporaryToken: '',
    cni: 'FLANNEL',
    isCniEncrypted: false,
    sshAllowedNetworks: ['0.0.0.0/0'],
    apiAllowedNetworks: ['0.0.0.0/0'],
    hasPublicIpv4: true,
    hasPublicIpv6: true,
    hasPrivateNetwork: true,
    privateSubnet: '10.0.0.0/16',
    labels: '',
    nodePools: startingPools('cpx11', 'fsn1'),
    ...fields,
  };
}
