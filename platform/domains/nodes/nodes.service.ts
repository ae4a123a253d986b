import type { Clock } from '../../clock.ts';
import type { Actor } from '../../http/authGuard.ts';
import { refused, type DomainError } from '../../http/errors.ts';
import type {
  ClusterRuntime,
  IngressClass,
  KubernetesNode,
  Namespace,
  PodCounts,
  ProblematicPod,
  StorageClass,
} from '../../providers/kubernetes/port.ts';
import { KubernetesError } from '../../providers/kubernetes/port.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import { text } from '../../messages/messages.ts';
import type { Health } from './health/health.service.ts';
import { readingBlocker, type ReadingBlocker } from './nodes.rules.ts';

interface NodesDeps {
  clock: Clock;
  kubernetes: ClusterRuntime;
  clusters: Pick<ClustersService, 'find'>;
  health: Health;
}

/**
 * Data from inside a cluster. Every method throws 404 for clusters of other accounts, 409 for a cluster that does not
 * run, and 502 if its Kubernetes does not respond.
 */
export interface NodesService {
  nodes(actor: Actor, clusterId: string): Promise<{ nodes: KubernetesNode[]; pods: PodCounts }>;
  /** Problematic pods, and the time for which their age was computed. */
  problematicPods(actor: Actor, clusterId: string): Promise<{ pods: ProblematicPod[]; at: Date }>;
  namespaces(actor: Actor, clusterId: string): Promise<Namespace[]>;
  ingressClasses(actor: Actor, clusterId: string): Promise<IngressClass[]>;
  storageClasses(actor: Actor, clusterId: string): Promise<StorageClass[]>;
}

function refusalOf(blocker: ReadingBlocker): DomainError {
  if (blocker === 'archived') return refused(text('archived'));
  return refused(text('nodes_cluster_not_active'), { error: blocker });
}

export function createNodes({ clock, kubernetes, clusters, health }: NodesDeps): NodesService {
  const ask = async <T>(
    actor: Actor,
    id: string,
    question: (cluster: ClusterRow) => Promise<T>,
  ): Promise<T> => {
    const cluster = await clusters.find(actor.accountId, id);
    const blocker = readingBlocker(cluster);
    if (blocker) throw refusalOf(blocker);
    try {
      return await question(cluster);
    } catch (error) {
      if (error instanceof KubernetesError) throw refused(error.text, { status: 502, error: 'provider' });
      throw error;
    }
  };
  return {
    nodes: (actor, id) =>
      ask(actor, id, async (cluster) => {
        const [nodes, pods] = await Promise.all([kubernetes.nodes(id), kubernetes.podHealth(id)]);
        await health.note(cluster, { nodes, pods });
        return { nodes, pods };
      }),
    problematicPods: async (actor, id) => ({
      pods: await ask(actor, id, () => kubernetes.problematicPods(id)),
      at: clock.now(),
    }),
    namespaces: (actor, id) => ask(actor, id, () => kubernetes.namespaces(id)),
    ingressClasses: (actor, id) => ask(actor, id, () => kubernetes.ingressClasses(id)),
    storageClasses: (actor, id) => ask(actor, id, () => kubernetes.storageClasses(id)),
  };
}
