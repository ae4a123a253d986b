import type { FirewallRule, Labels } from '../../../providers/cloud/port.ts';
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

/** The label on all resources of a cluster, by which they are deleted. */
export function labelsOf(row: Pick<ClusterRow, 'name'>, more: Labels = {}): Labels {
  return { cluster: row.name, ...more };
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

/** Labels of one server; the id distinguishes clusters that had the same name. */
export function serverLabels(row: ClusterRow, server: PlannedServer): Labels {
  const { role, pool } = server;
  const known = { 'cluster-id': row.id, role };
  return labelsOf(row, pool === null ? known : { ...known, pool });
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

/** SSH and the API from the allowed networks, node ports and ping from anywhere, everything between the nodes. */
export function firewallRules(row: ClusterRow): FirewallRule[] {
  const rules = [
    rule('tcp', '22', row.sshAllowedNetworks, 'SSH'),
    rule('tcp', '6443', row.apiAllowedNetworks, 'Kubernetes API'),
    rule('icmp', undefined, ANYWHERE, 'Ping'),
    rule('tcp', '30000-32767', ANYWHERE, 'Node ports'),
  ];
  if (row.privateNetworkSubnet) {
    const inside = [row.privateNetworkSubnet];
    return [
      ...rules,
      rule('tcp', '1-65535', inside, 'Between nodes'),
      rule('udp', '1-65535', inside, 'Between nodes'),
    ];
  }
  // Without a private network the nodes use encrypted tunnels over public addresses.
  return [
    ...rules,
    rule('udp', '51820-51821', ANYWHERE, 'WireGuard'),
    rule('tcp', '2379-2380', ANYWHERE, 'etcd'),
  ];
}
