import { nodeGroupLabels } from '../../../providers/bootstrap/nodeGroups.ts';
import type { NodeBootstrap, NodeGroup } from '../../../providers/bootstrap/port.ts';
import type { CloudContext, CloudProvider } from '../../../providers/cloud/port.ts';
import type { NodePoolRow } from '../../nodepools/nodepools.store.ts';
import type { ClusterRow } from '../clusters.store.ts';
import type { ServerSetup } from './machines.ts';

/** What the autoscaler may order: the bounds of its pools without the servers that the platform has ordered. */
export function nodeGroupsOf(pools: readonly NodePoolRow[]): NodeGroup[] {
  return pools
    .filter(({ autoscalingEnabled, status }) => autoscalingEnabled && status !== 'removing')
    .map(({ name, instanceCount, instanceType, location, ...bounds }) => ({
      pool: name,
      min: Math.max(0, (bounds.autoscalingMinInstances ?? 0) - instanceCount),
      max: Math.max(0, (bounds.autoscalingMaxInstances ?? 0) - instanceCount),
      instanceType,
      location,
    }));
}

/** Configures the autoscaler of a cluster that has one; without groups its chart installs nothing. */
export async function configureAutoscaler(
  bootstrap: Pick<NodeBootstrap, 'configureAutoscaler'>,
  pools: readonly NodePoolRow[],
  { row, plan, sshPublicKey, networkId }: Pick<ServerSetup, 'row' | 'plan' | 'sshPublicKey' | 'networkId'>,
  signal: AbortSignal,
): Promise<void> {
  if (!pools.some(({ autoscalingEnabled }) => autoscalingEnabled)) return;
  const { publicNetworkIpV4: publicIpv4, publicNetworkIpV6: publicIpv6 } = row;
  const setup = { sshPublicKey, networkId, publicIpv4, publicIpv6 };
  await bootstrap.configureAutoscaler(plan, nodeGroupsOf(pools), setup, signal);
}

/** Deletes the servers that the autoscaler has ordered for the pools: they do not have the label of the cluster. */
export async function deleteAutoscaled(
  cloud: Pick<CloudProvider, 'sweep'>,
  context: CloudContext,
  { name }: Pick<ClusterRow, 'name'>,
  pools: readonly NodePoolRow[],
): Promise<void> {
  for (const pool of pools)
    if (pool.autoscalingEnabled) await cloud.sweep(context, nodeGroupLabels(name, pool.name));
}
