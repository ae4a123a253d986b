import type { Taint } from 'kubernetes-types/core/v1.d.ts';
import { seededHex } from '../../../../simulation/chance.ts';
import type { NewObject } from '../../../api/objects.ts';
import type { ClusterServer, Infrastructure } from '../controller.ts';

/** Kept for kubelet and system. */
const RESERVED = { cpuMillis: 100, memoryKi: 256 * 1_024 };
const MAX_PODS = '110';

export const CONTROL_PLANE = 'node-role.kubernetes.io/control-plane';
/** Names the pool of a worker; the cluster autoscaler uses the same label. */
const POOL_LABEL = 'hcloud/node-group';

/** On nodes that get images from each other, as k3s sets it. */
export const MIRROR_LABEL = 'p2p.k3s.cattle.io/enabled';

function labelsOf(
  { name, role, pool, instanceType, location }: ClusterServer,
  { hasRegistryMirror }: Infrastructure,
): Record<string, string> {
  return {
    ...(hasRegistryMirror && { [MIRROR_LABEL]: 'true' }),
    'kubernetes.io/hostname': name,
    'kubernetes.io/os': 'linux',
    'kubernetes.io/arch': architectureOf(instanceType),
    'node.kubernetes.io/instance-type': instanceType,
    'topology.kubernetes.io/region': location,
    'csi.hetzner.cloud/location': location,
    ...(role === 'master' && { [CONTROL_PLANE]: 'true', 'node-role.kubernetes.io/etcd': 'true' }),
    ...(pool !== null && { [POOL_LABEL]: pool }),
  };
}

/** Hetzner's Ampere types are called cax. */
function architectureOf(instanceType: string): 'arm64' | 'amd64' {
  return instanceType.startsWith('cax') ? 'arm64' : 'amd64';
}

function sizeOf({ cores, memoryGb }: ClusterServer) {
  const memoryKi = memoryGb * 1_024 * 1_024;
  const storage = { 'ephemeral-storage': `${cores * 20}Gi`, pods: MAX_PODS };
  return {
    capacity: { cpu: String(cores), memory: `${memoryKi}Ki`, ...storage },
    allocatable: {
      cpu: `${cores * 1_000 - RESERVED.cpuMillis}m`,
      memory: `${memoryKi - RESERVED.memoryKi}Ki`,
      ...storage,
    },
  };
}

function addressesOf({ name, privateIp, publicIpv4 }: ClusterServer) {
  return [
    ...(privateIp === null ? [] : [{ type: 'InternalIP', address: privateIp }]),
    ...(publicIpv4 === null ? [] : [{ type: 'ExternalIP', address: publicIpv4 }]),
    { type: 'Hostname', address: name },
  ];
}

/** Control plane nodes take workloads only if the cluster is set so. */
function taintsOf({ role }: ClusterServer, { schedulesOnControlPlane }: Infrastructure): Taint[] {
  if (role !== 'master' || schedulesOnControlPlane) return [];
  return [{ key: CONTROL_PLANE, value: 'true', effect: 'NoSchedule' }];
}

/** The flags with which k3s was started, as far as they follow from the cluster's settings. */
function argumentsOf({ role }: ClusterServer, infrastructure: Infrastructure): string[] {
  const { schedulesOnControlPlane, cni, hasCniEncryption, hasRegistryMirror } = infrastructure;
  if (role === 'worker') return ['agent'];
  const backend = cni === 'cilium' ? 'none' : hasCniEncryption ? 'wireguard-native' : 'vxlan';
  return [
    'server',
    '--flannel-backend',
    backend,
    ...(schedulesOnControlPlane ? [] : ['--node-taint', `${CONTROL_PLANE}=true:NoSchedule`]),
    ...(hasRegistryMirror ? ['--embedded-registry'] : []),
  ];
}

/** As k3s and flannel set them. */
function annotationsOf(server: ClusterServer, infrastructure: Infrastructure): Record<string, string> {
  const { cni, hasCniEncryption } = infrastructure;
  return {
    'k3s.io/node-args': JSON.stringify(argumentsOf(server, infrastructure)),
    ...(cni === 'flannel' && {
      'flannel.alpha.coreos.com/backend-type': hasCniEncryption ? 'wireguard' : 'vxlan',
    }),
  };
}

/** The node that a server registers when its kubelet starts; `podCidr` is its part of the pod network. */
export function nodeOfServer(
  server: ClusterServer,
  infrastructure: Infrastructure,
  podCidr: string,
): NewObject<'nodes'> & { metadata: { name: string } } {
  const taints = taintsOf(server, infrastructure);
  const machine = seededHex(server.name, 32);
  return {
    metadata: {
      name: server.name,
      labels: labelsOf(server, infrastructure),
      annotations: annotationsOf(server, infrastructure),
    },
    spec: {
      podCIDR: podCidr,
      podCIDRs: [podCidr],
      providerID: `hcloud://${server.id}`,
      ...(taints.length > 0 && { taints }),
    },
    status: {
      ...sizeOf(server),
      addresses: addressesOf(server),
      nodeInfo: {
        architecture: architectureOf(server.instanceType),
        bootID: machine,
        containerRuntimeVersion: 'containerd://2.0.5-k3s2',
        kernelVersion: '6.8.0-71-generic',
        kubeProxyVersion: infrastructure.k3sVersion,
        kubeletVersion: infrastructure.k3sVersion,
        machineID: machine,
        operatingSystem: 'linux',
        osImage: 'Ubuntu 24.04.3 LTS',
        systemUUID: machine,
      },
    },
  };
}
