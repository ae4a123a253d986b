import type { CloudServer, FirewallRule, Labels } from '../../../providers/cloud/port.ts';
import { masterLocationOf } from '../../nodepools/nodepools.offers.ts';
import type { NodePoolRow } from '../../nodepools/nodepools.store.ts';
import { masterCount } from '../clusters.rules.ts';
import type { ClusterRow } from '../clusters.store.ts';

/** Names, labels and rules of a cluster's cloud resources, derived from its row. */

export interface PlannedServer {
  name: string;
  role: 'master' | 'worker';
  pool: string | null;
  type: string;
  location: string;
}

/** The labels of a cluster's resources. Servers and snapshots always had both, older resources have the name only. */
export function labelsOf({ id, name }: Pick<ClusterRow, 'id' | 'name'>, more: Labels = {}): Labels {
  return { cluster: name, 'cluster-id': id, ...more };
}

/** Marks resources that are deleted together with the servers when a cluster is archived. */
export const apiLoadBalancerLabel = { part: 'api-load-balancer' } as const;

/** Control plane nodes, the first one first. */
export function plannedMasters(row: ClusterRow): PlannedServer[] {
  return Array.from({ length: masterCount(row.masterHa) }, (_, i) => ({
    name: `${row.name}-master${i + 1}`,
    role: 'master',
    pool: null,
    type: row.masterInstanceType,
    location: masterLocationOf(row.masterLocations, i),
  }));
}

/** Workers that the platform creates; in autoscaling pools others are added and removed by the autoscaler. */
export function plannedWorkers(row: ClusterRow, pools: readonly NodePoolRow[]): PlannedServer[] {
  return pools.flatMap((pool) =>
    Array.from({ length: pool.instanceCount }, (_, i) => ({
      name: `${row.name}-pool-${pool.name}-worker${i + 1}`,
      role: 'worker' as const,
      pool: pool.name,
      type: pool.instanceType,
      location: pool.location,
    })),
  );
}

/** Workers of an archived cluster, by its snapshots; without those of removed pools. */
export function archivedWorkers(
  pools: readonly NodePoolRow[],
  snapshots: readonly { serverName: string; labels: Labels }[],
): PlannedServer[] {
  return snapshots.flatMap(({ serverName: name, labels }) => {
    const pool = pools.find((one) => one.name === labels.pool);
    if (!pool) return [];
    return [
      { name, role: 'worker' as const, pool: pool.name, type: pool.instanceType, location: pool.location },
    ];
  });
}

/** Labels of one server. */
export function serverLabels(row: ClusterRow, { role, pool }: PlannedServer): Labels {
  return labelsOf(row, pool === null ? { role } : { role, pool });
}

/** Placement group of the control plane, or of one pool: at most ten servers each, as the cloud allows. */
export function placementGroupName(row: ClusterRow, pool: string | null): string {
  return pool === null ? `${row.name}-masters` : `${row.name}-pool-${pool}`;
}

const ANYWHERE = ['0.0.0.0/0', '::/0'];

function rule(
  protocol: FirewallRule['protocol'],
  port: string | undefined,
  sourceIps: string[],
  description: string,
): FirewallRule {
  return { protocol, ...(port === undefined ? {} : { port }), sourceIps, description };
}

/** Hetzner's limit of sources in one rule: https://docs.hetzner.cloud/reference/cloud#firewalls */
const SOURCES_PER_RULE = 100;

/** All ports from these networks: joining, etcd, the tunnels of flannel and Cilium, kubelets, the registry mirror. */
function betweenNodes(networks: readonly string[]): FirewallRule[] {
  const rules: FirewallRule[] = [];
  for (let from = 0; from < networks.length; from += SOURCES_PER_RULE) {
    const sources = networks.slice(from, from + SOURCES_PER_RULE);
    for (const protocol of ['tcp', 'udp'] as const)
      rules.push(rule(protocol, '1-65535', sources, 'Between nodes'));
  }
  return rules;
}

/** Open to everybody, because servers of the autoscaler are not known here and WireGuard authenticates its peers. */
function wireGuard({ cni, cniEnabled }: FirewallSettings): FirewallRule {
  // https://docs.k3s.io/installation/requirements#networking, https://docs.cilium.io/en/stable/security/network/encryption-wireguard/
  const port = cniEnabled && cni === 'cilium' ? '51871' : '51820-51821';
  return rule('udp', port, ANYWHERE, 'WireGuard');
}

type FirewallSettings = Pick<
  ClusterRow,
  'sshAllowedNetworks' | 'apiAllowedNetworks' | 'privateNetworkSubnet' | 'cniEnabled' | 'cni'
>;

/**
 * SSH and the API from the allowed networks, node ports and ping from anywhere, everything between the nodes. Without a
 * private network these are the public addresses of `servers`.
 */
export function firewallRules(
  row: FirewallSettings,
  servers: readonly Pick<CloudServer, 'publicIpv4' | 'publicIpv6'>[],
): FirewallRule[] {
  const rules = [
    rule('tcp', '22', row.sshAllowedNetworks, 'SSH'),
    rule('tcp', '6443', row.apiAllowedNetworks, 'Kubernetes API'),
    rule('icmp', undefined, ANYWHERE, 'Ping'),
    rule('tcp', '30000-32767', ANYWHERE, 'Node ports'),
  ];
  if (row.privateNetworkSubnet !== null) return [...rules, ...betweenNodes([row.privateNetworkSubnet])];
  return [...rules, ...betweenNodes(servers.flatMap(networksOf)), wireGuard(row)];
}

/** The public address of a server as a network: rules take no addresses. */
function networksOf({ publicIpv4, publicIpv6 }: Pick<CloudServer, 'publicIpv4' | 'publicIpv6'>): string[] {
  if (publicIpv4 !== null) return [`${publicIpv4}/32`];
  return publicIpv6 === null ? [] : [`${publicIpv6}/128`];
}
