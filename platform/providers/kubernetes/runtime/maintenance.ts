import type { Stored } from '../api/objects.ts';
import type { KubernetesClient, KubernetesClients } from '../client/client.ts';
import { KubernetesError, type NodeMaintenance } from '../port.ts';

/** Set while a node is drained. */
const DRAINING = 'kubedeck.io/draining-since';
const MIRROR = 'kubernetes.io/config.mirror';

type Pod = Stored<'pods'>;
type Node = Stored<'nodes'>;

export function isDraining({ metadata }: Node): boolean {
  return metadata.annotations?.[DRAINING] !== undefined;
}

/** Pods that can leave a node: those of DaemonSets and of its files belong to it, and others have ended. */
export function isMovable({ metadata, status }: Pod): boolean {
  if (metadata.ownerReferences?.some(({ kind }) => kind === 'DaemonSet')) return false;
  if (metadata.annotations?.[MIRROR] !== undefined) return false;
  return status?.phase !== 'Succeeded' && status?.phase !== 'Failed';
}

/** Pods that a drain moves to other nodes. A pod without a controller would be lost, so it stays. */
export function isEvictable(pod: Pod): boolean {
  return isMovable(pod) && (pod.metadata.ownerReferences?.some(({ controller }) => controller) ?? false);
}

/** A disruption budget does not allow the eviction now; the pod is evicted later. */
function isRefusedForNow(error: unknown): boolean {
  return error instanceof KubernetesError && (error.kind === 'transient' || error.kind === 'notFound');
}

/** Evicts pods of a node, as far as disruption budgets allow it now; returns how many are left. */
export async function evictAll(
  client: Pick<KubernetesClient, 'list' | 'evict'>,
  node: string,
  isLeaving: (pod: Pod) => boolean = isEvictable,
): Promise<number> {
  const here = await client.list('pods', { fieldSelector: `spec.nodeName=${node}` });
  const left = here.filter(isLeaving);
  for (const { metadata } of left) {
    if (metadata.deletionTimestamp) continue;
    const { name, namespace = '' } = metadata;
    await client.evict({ name, namespace }).catch((error: unknown) => {
      if (!isRefusedForNow(error)) throw error;
    });
  }
  return left.length;
}

/** Takes nodes out of service, through the Kubernetes API. */
export function createNodeMaintenance(clients: Pick<KubernetesClients, 'of'>): NodeMaintenance {
  const patch = async (clusterId: string, name: string, unschedulable: boolean, draining?: string | null) => {
    const metadata = draining === undefined ? {} : { annotations: { [DRAINING]: draining } };
    const client = await clients.of(clusterId);
    await client.mergePatch('nodes', { name }, { metadata, spec: { unschedulable: unschedulable || null } });
  };
  return {
    cordon: (id, node) => patch(id, node, true),
    uncordon: (id, node) => patch(id, node, false, null),
    beginDrain: (id, node, at) => patch(id, node, true, at.toISOString()),
    evictPods: async (id, name) => {
      const client = await clients.of(id);
      const node = await client.get('nodes', { name });
      return isDraining(node) ? evictAll(client, name) : null;
    },
    endDrain: (id, node) => patch(id, node, true, null),
  };
}
