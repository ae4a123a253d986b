import { Document } from 'yaml';
import { labelsIn, partsOf } from '../settings/labelsIn.ts';
import { imageName, type ClusterDefinition } from './clusterDefinition.ts';

const HEAD = ` Configuration of hetzner-k3s, version 2.
 The Hetzner token is not part of it: give it as HCLOUD_TOKEN.
 Paths below belong to your computer.`;
const LABELS = ' Labels of this console, which hetzner-k3s ignores.';

function controlPlaneLocations({
  isHighAvailability,
  location,
  controlPlaneLocations,
}: ClusterDefinition): string[] {
  if (!isHighAvailability) return [location];
  // The file has no location of the cluster; it is the first master's.
  return controlPlaneLocations.includes(location)
    ? [location, ...controlPlaneLocations.filter((name) => name !== location)]
    : controlPlaneLocations;
}

function networkingOf(cluster: ClusterDefinition) {
  const { cni, hasPrivateNetwork } = cluster;
  return {
    ssh: {
      port: 22,
      use_agent: false,
      public_key_path: '~/.ssh/id_ed25519.pub',
      private_key_path: '~/.ssh/id_ed25519',
    },
    allowed_networks: { ssh: cluster.sshAllowedNetworks, api: cluster.apiAllowedNetworks },
    public_network: { ipv4: cluster.hasPublicIpv4, ipv6: cluster.hasPublicIpv6 },
    private_network: {
      enabled: hasPrivateNetwork,
      ...(hasPrivateNetwork ? { subnet: cluster.privateSubnet } : {}),
    },
    cni: {
      enabled: cni !== 'NONE',
      ...(cni === 'NONE' ? {} : { mode: cni.toLowerCase(), encryption: cluster.isCniEncrypted }),
    },
  };
}

function labelsOf({ labels }: ClusterDefinition): Record<string, string> {
  return Object.fromEntries(
    labelsIn(labels)
      .map(partsOf)
      .map(([key, value = '']) => [key, value]),
  );
}

function poolsOf({ nodePools }: ClusterDefinition) {
  return nodePools.map((pool) => ({
    name: pool.name,
    instance_type: pool.instanceType,
    location: pool.location,
    instance_count: pool.instanceCount,
    ...(pool.isAutoscaling
      ? {
          autoscaling: {
            enabled: true,
            min_instances: pool.minInstances,
            max_instances: pool.maxInstances,
          },
        }
      : {}),
  }));
}

/** Exports a cluster as a configuration of hetzner-k3s 2.x that creates the same cluster without this console. */
export function toYaml(cluster: ClusterDefinition): string {
  const isExternal = cluster.datastoreMode === 'EXTERNAL';
  const labels = labelsOf(cluster);
  const content = {
    cluster_name: cluster.name,
    kubeconfig_path: './kubeconfig',
    k3s_version: cluster.k3sVersion,
    image: imageName(cluster.osImage),
    networking: networkingOf(cluster),
    datastore: {
      mode: cluster.datastoreMode.toLowerCase(),
      ...(isExternal ? { external_datastore_endpoint: cluster.externalDatastoreEndpoint } : {}),
    },
    schedule_workloads_on_masters: cluster.schedulesWorkloadsOnControlPlane,
    masters_pool: {
      instance_type: cluster.controlPlaneInstanceType,
      instance_count: cluster.isHighAvailability ? 3 : 1,
      locations: controlPlaneLocations(cluster),
    },
    worker_node_pools: poolsOf(cluster),
    addons: { embedded_registry_mirror: { enabled: cluster.hasEmbeddedRegistryMirror } },
    create_load_balancer_for_the_kubernetes_api: cluster.isHighAvailability,
    protect_against_deletion: cluster.isProtected,
  };
  // A list that two keys share must not become an anchor.
  const file = new Document(content, { aliasDuplicateObjects: false });
  file.commentBefore = HEAD;
  if (Object.keys(labels).length > 0) {
    const key = file.createNode('labels');
    key.commentBefore = LABELS;
    file.add(file.createPair(key, labels));
  }
  return file.toString({ lineWidth: 0 });
}
