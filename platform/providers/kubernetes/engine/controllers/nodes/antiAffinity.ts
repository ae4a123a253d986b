import type { PodAffinityTerm } from 'kubernetes-types/core/v1.d.ts';
import type { Stored } from '../../../api/objects.ts';
import type { Pod } from '../shared/pods.ts';

type Node = Stored<'nodes'>;

function isRepelled(
  { labelSelector, topologyKey }: PodAffinityTerm,
  node: Node,
  placed: Pod,
  pod: Pod,
): boolean {
  const isSameNamespace = placed.metadata.namespace === pod.metadata.namespace;
  // Names of nodes are the only topology that spreads over servers here.
  const isHere = topologyKey === 'kubernetes.io/hostname' && placed.spec?.nodeName === node.metadata.name;
  const labels = placed.metadata.labels ?? {};
  const wanted = Object.entries(labelSelector?.matchLabels ?? {});
  return isSameNamespace && isHere && wanted.every(([key, value]) => labels[key] === value);
}

function isRunning({ status }: Pod): boolean {
  return status?.phase !== 'Succeeded' && status?.phase !== 'Failed';
}

/** True if a pod on the node keeps this one away, by its required anti-affinity. */
export function isKeptAway(node: Node, pod: Pod, placed: readonly Pod[]): boolean {
  const terms = pod.spec?.affinity?.podAntiAffinity?.requiredDuringSchedulingIgnoredDuringExecution ?? [];
  return terms.some((term) => placed.some((one) => isRunning(one) && isRepelled(term, node, one, pod)));
}

/** Sum of the weights of pods on the node that this one would rather avoid. */
export function aversionTo(node: Node, pod: Pod, placed: readonly Pod[]): number {
  const terms = pod.spec?.affinity?.podAntiAffinity?.preferredDuringSchedulingIgnoredDuringExecution ?? [];
  return terms
    .flatMap(({ weight, podAffinityTerm }) =>
      placed.filter((one) => isRunning(one) && isRepelled(podAffinityTerm, node, one, pod)).map(() => weight),
    )
    .reduce((sum, weight) => sum + weight, 0);
}
