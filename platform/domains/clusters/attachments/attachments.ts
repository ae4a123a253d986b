import type { BuiltServer, ClusterAttachments } from '../../../db/schema/clusters.ts';
import { isOfNodeGroup } from '../../../providers/bootstrap/nodeGroups.ts';
import { serverPrice } from '../../../providers/cloud/attachmentPrices.ts';
import type { Attachments } from '../../../providers/kubernetes/workloadsPort.ts';
import type { NodepoolsService } from '../../nodepools/nodepools.service.ts';
import type { NodePoolRow } from '../../nodepools/nodepools.store.ts';
import type { ClusterRow } from '../clusters.store.ts';

/** Of a cluster that was not observed yet. */
export const noAttachments: ClusterAttachments = { volumes: [], loadBalancers: [] };

interface Deps {
  nodepools: Pick<NodepoolsService, 'byCluster' | 'instanceTypes'>;
}

async function serverOf(
  { nodepools }: Deps,
  { accountId, publicNetworkIpV4 }: ClusterRow,
  name: string,
  { instanceType: type, location }: NodePoolRow,
): Promise<BuiltServer> {
  const offer = (await nodepools.instanceTypes(accountId, location)).find((one) => one.name === type);
  const monthlyPrice = serverPrice(offer?.priceMonthly, publicNetworkIpV4);
  return { name, role: 'workers', type, location, monthlyPrice };
}

/** What a cluster was seen to have ordered, with the servers of its autoscaler. */
export async function attachmentsOf(
  deps: Deps,
  row: ClusterRow,
  { volumes, loadBalancers, poolNodes }: Attachments,
): Promise<ClusterAttachments> {
  const added = poolNodes.filter(({ name, pool }) => isOfNodeGroup(name, row.name, pool));
  if (added.length === 0) return { volumes, loadBalancers };
  const pools = (await deps.nodepools.byCluster([row.id])).get(row.id) ?? [];
  const servers: BuiltServer[] = [];
  for (const node of added) {
    const pool = pools.find(({ name }) => name === node.pool);
    if (pool) servers.push(await serverOf(deps, row, node.name, pool));
  }
  return { volumes, loadBalancers, ...(servers.length > 0 && { servers }) };
}
