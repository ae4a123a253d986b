import type { Clock } from '../../clock.ts';
import type { Actor } from '../../http/authGuard.ts';
import type {
  ClusterLoad,
  ClusterRuntime,
  IngressClass,
  KubernetesNode,
  Namespace,
  PodCounts,
  ProblematicPod,
  StorageClass,
} from '../../providers/kubernetes/port.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import type { Health } from './health/health.service.ts';
import { clusterReader } from './nodes.reading.ts';

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
  /** Nodes and pods with their usage, for another noun. */
  load(actor: Actor, clusterId: string): Promise<ClusterLoad>;
  /** Problematic pods, and the time for which their age was computed. */
  problematicPods(actor: Actor, clusterId: string): Promise<{ pods: ProblematicPod[]; at: Date }>;
  namespaces(actor: Actor, clusterId: string): Promise<Namespace[]>;
  ingressClasses(actor: Actor, clusterId: string): Promise<IngressClass[]>;
  storageClasses(actor: Actor, clusterId: string): Promise<StorageClass[]>;
}

export function createNodes({ clock, kubernetes, clusters, health }: NodesDeps): NodesService {
  const ask = clusterReader(clusters);
  return {
    nodes: (actor, id) =>
      ask(actor, id, async (cluster) => {
        const [nodes, pods] = await Promise.all([kubernetes.nodes(id), kubernetes.podHealth(id)]);
        await health.note(cluster, { nodes, pods });
        return { nodes, pods };
      }),
    load: (actor, id) => ask(actor, id, () => kubernetes.load(id)),
    problematicPods: async (actor, id) => ({
      pods: await ask(actor, id, () => kubernetes.problematicPods(id)),
      at: clock.now(),
    }),
    namespaces: (actor, id) => ask(actor, id, () => kubernetes.namespaces(id)),
    ingressClasses: (actor, id) => ask(actor, id, () => kubernetes.ingressClasses(id)),
    storageClasses: (actor, id) => ask(actor, id, () => kubernetes.storageClasses(id)),
  };
}
