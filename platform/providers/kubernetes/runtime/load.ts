import type { Stored } from '../api/objects.ts';
import type { KubernetesClient } from '../client/client.ts';
import type { ClusterLoad, PodLoad } from '../port.ts';
import { measured } from './measured.ts';
import { amountOf, nodesOf, sum, usageByNode } from './nodes.ts';
import { countPods } from './podHealth.ts';
import { podKey, usageByPod } from './workloads/pods.ts';

/** Limits of all containers together; null if one of them has none. */
function limitsOf({ spec }: Stored<'pods'>): PodLoad['limits'] {
  const limits = (spec?.containers ?? []).map(({ resources }) => resources?.limits);
  return limits.every((one) => one?.cpu && one.memory) ? sum(limits.map(amountOf)) : null;
}

/** Reads nodes and pods with their usage, each list once. */
export async function loadOf(client: KubernetesClient): Promise<ClusterLoad> {
  const [nodes, pods, usageOfNodes, usageOfPods] = await Promise.all([
    client.list('nodes'),
    client.list('pods'),
    measured(client, 'nodes.metrics.k8s.io'),
    measured(client, 'pods.metrics.k8s.io'),
  ]);
  const byPod = usageByPod(usageOfPods);
  return {
    nodes: nodesOf(nodes, pods, usageByNode(usageOfNodes)),
    pods: countPods(pods),
    podLoads: pods.flatMap((pod) => {
      const key = podKey(pod.metadata);
      const [usage, node] = [byPod.get(key), pod.spec?.nodeName];
      return usage && node !== undefined ? [{ pod: key, node, usage, limits: limitsOf(pod) }] : [];
    }),
  };
}
