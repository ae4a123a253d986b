import { sha256 } from '../../../crypto/hash.ts';
import { CONTROL_PLANE_LABEL, POOL_LABEL } from '../../kubernetes/api/labels.ts';
import { secretData } from '../../kubernetes/api/secretData.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import { nodeGroupName } from '../nodeGroups.ts';
import type { ClusterPlan, NodeGroup, NodeGroupSetup } from '../port.ts';
import { ACCESS, chartValues, metadata } from './components.ts';

const CHART = 'cluster-autoscaler';
/** Secret with the user data of its servers, which contains the join token. */
const CONFIG = 'cluster-autoscaler-config';
const FILE = 'config.json';
const FOLDER = '/etc/node-groups';

/** A group with the cloud-init of its servers. */
type ConfiguredGroup = NodeGroup & { userData: string };

/** https://github.com/kubernetes/autoscaler/blob/master/cluster-autoscaler/cloudprovider/hetzner/README.md */
function clusterConfig({ clusterName, osImage }: ClusterPlan, groups: readonly ConfiguredGroup[]): string {
  const nodeConfigs = groups.map(({ pool, userData }) => [
    nodeGroupName(clusterName, pool),
    // Labels and taints only help the autoscaler to choose a group; nodes get theirs from the user data.
    { cloudInit: userData, labels: { [POOL_LABEL]: pool }, taints: [] },
  ]);
  return JSON.stringify({
    imagesForArch: { amd64: osImage, arm64: osImage },
    nodeConfigs: Object.fromEntries(nodeConfigs) as object,
  });
}

/** Values of the chart of the add-on. */
function values(
  { clusterName }: ClusterPlan,
  groups: readonly ConfiguredGroup[],
  { networkId, publicIpv4, publicIpv6 }: NodeGroupSetup,
  digest: string,
) {
  return {
    cloudProvider: 'hetzner',
    autoscalingGroups: groups.map(({ pool, min, max, instanceType, location }) => ({
      name: nodeGroupName(clusterName, pool),
      minSize: min,
      maxSize: max,
      instanceType,
      region: location,
    })),
    extraArgs: { 'enforce-node-group-min-size': true },
    extraEnv: {
      HCLOUD_CLUSTER_CONFIG_FILE: `${FOLDER}/${FILE}`,
      HCLOUD_FIREWALL: clusterName,
      HCLOUD_SSH_KEY: clusterName,
      ...(networkId !== null && { HCLOUD_NETWORK: networkId }),
      HCLOUD_PUBLIC_IPV4: String(publicIpv4),
      HCLOUD_PUBLIC_IPV6: String(publicIpv6),
    },
    extraEnvSecrets: { HCLOUD_TOKEN: { name: ACCESS, key: 'token' } },
    extraVolumeSecrets: { [CONFIG]: { name: CONFIG, mountPath: FOLDER } },
    // It reads the file only when it starts.
    podAnnotations: { 'kubedeck.io/node-groups': digest },
    // Not on a node that it may delete, and gone with the control plane.
    nodeSelector: { [CONTROL_PLANE_LABEL]: 'true' },
    tolerations: [{ key: CONTROL_PLANE_LABEL, operator: 'Exists', effect: 'NoSchedule' }],
  };
}

/** Writes the configuration of the cluster autoscaler: which servers it may order, and how they join. */
export async function applyNodeGroups(
  client: KubernetesClient,
  plan: ClusterPlan,
  groups: readonly ConfiguredGroup[],
  setup: NodeGroupSetup,
  signal?: AbortSignal,
): Promise<void> {
  const options = { force: true, signal };
  const config = clusterConfig(plan, groups);
  await client.apply(
    'secrets',
    { metadata: metadata(CONFIG), data: secretData({ [FILE]: config }) },
    options,
  );
  const digest = sha256(config).slice(0, 16);
  const chart = chartValues(CHART, values(plan, groups, setup, digest));
  await client.apply('helmchartconfigs.helm.cattle.io', chart, options);
}
