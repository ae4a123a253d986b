import type { Labels } from '../cloud/port.ts';
import { POOL_LABEL } from '../kubernetes/api/labels.ts';

/**
 * How the autoscaler names the group of a pool: clusters of one project may have pools of the same name. Neither name has
 * two hyphens in a row, so pool `b-c` of cluster `a` is not pool `c` of cluster `a-b`.
 */
export function nodeGroupName(clusterName: string, pool: string): string {
  return `${clusterName}--${pool}`;
}

/** The only label of servers that the autoscaler has ordered at the cloud. */
export function nodeGroupLabels(clusterName: string, pool: string): Labels {
  return { [POOL_LABEL]: nodeGroupName(clusterName, pool) };
}

/** True for a node whose server the autoscaler has ordered: it adds a random number to the name of the group. */
export function isOfNodeGroup(nodeName: string, clusterName: string, pool: string): boolean {
  return nodeName.startsWith(`${nodeGroupName(clusterName, pool)}-`);
}
