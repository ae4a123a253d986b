import { API_BALANCER } from '../../../providers/cloud/attachmentPrices.ts';
import type { CloudContext, CloudProvider } from '../../../providers/cloud/port.ts';
import type { NodepoolsService } from '../../nodepools/nodepools.service.ts';
import type { NodePoolRow } from '../../nodepools/nodepools.store.ts';
import { MASTERS_GROUP } from './machines.ts';
import { apiLoadBalancerLabel, labelsOf, placementGroupName } from './plannedNodes.ts';
import type { ClusterRow } from '../clusters.store.ts';

interface Deps {
  cloud: CloudProvider;
  nodepools: NodepoolsService;
}

/** Finds or creates the private network and returns its id; null for a cluster without one. */
export async function ensureNetwork(
  { cloud, nodepools }: Deps,
  context: CloudContext,
  row: ClusterRow,
): Promise<string | null> {
  const ipRange = row.privateNetworkSubnet;
  if (!row.privateNetworkEnabled || ipRange === null) return null;
  const location = (await nodepools.locations()).find(({ name }) => name === row.location);
  if (!location) throw new Error(`Unknown location ${row.location}`);
  const { networkZone } = location;
  const request = { name: row.name, labels: labelsOf(row), ipRange, networkZone };
  return (await cloud.ensureNetwork(context, request)).id;
}

/** Finds or creates the placement groups and returns their ids by pool. */
export async function ensureGroups(
  { cloud }: Deps,
  context: CloudContext,
  row: ClusterRow,
  pools: readonly NodePoolRow[],
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const pool of [null, ...pools.map(({ name }) => name)]) {
    const group = { name: placementGroupName(row, pool), labels: labelsOf(row) };
    ids[pool ?? MASTERS_GROUP] = (await cloud.ensurePlacementGroup(context, group)).id;
  }
  return ids;
}

/** Finds or creates the load balancer of several masters and returns its address; null for a single master. */
export async function ensureApiBalancer(
  deps: Deps,
  context: CloudContext,
  row: ClusterRow,
): Promise<string | null> {
  if (!row.masterHa) return null;
  const { cloud } = deps;
  const networkId = await ensureNetwork(deps, context, row);
  const { publicIpv4 } = await cloud.ensureLoadBalancer(context, {
    name: `${row.name}-api`,
    labels: labelsOf(row, apiLoadBalancerLabel),
    type: API_BALANCER,
    location: row.location,
    targets: labelsOf(row, { role: 'master' }),
    listenPort: 6443,
    networkId: networkId ?? undefined,
  });
  return publicIpv4;
}
