import type { Actor } from '../../http/authGuard.ts';
import { notFound } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import { KubernetesError, type ClusterRuntime } from '../../providers/kubernetes/port.ts';
import type {
  Ingress,
  KubernetesEvent,
  Pod,
  PodDetail,
  Service,
  VolumeClaim,
  Workload,
} from '../../providers/kubernetes/workloadsPort.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import { clusterReader } from '../nodes/nodes.reading.ts';

interface WorkloadsDeps {
  kubernetes: Pick<ClusterRuntime, 'workloads'>;
  clusters: Pick<ClustersService, 'find'>;
}

interface PodName {
  namespace: string;
  name: string;
}

/**
 * All workloads of a cluster, also those that were not created by the platform. Every method throws 404 for clusters of other accounts, 409 for a cluster
 * that does not run, and 502 if its Kubernetes does not respond. Lists are sorted by namespace and name.
 */
export interface WorkloadsService {
  workloads(actor: Actor, clusterId: string): Promise<Workload[]>;
  pods(actor: Actor, clusterId: string): Promise<Pod[]>;
  /** Throws 404 for an unknown pod. */
  pod(actor: Actor, clusterId: string, pod: PodName): Promise<PodDetail>;
  services(actor: Actor, clusterId: string): Promise<Service[]>;
  ingresses(actor: Actor, clusterId: string): Promise<Ingress[]>;
  volumeClaims(actor: Actor, clusterId: string): Promise<VolumeClaim[]>;
  /** Newest first. */
  events(actor: Actor, clusterId: string): Promise<KubernetesEvent[]>;
}

export function createWorkloads({ kubernetes, clusters }: WorkloadsDeps): WorkloadsService {
  const ask = clusterReader(clusters);
  const { workloads } = kubernetes;
  return {
    workloads: (actor, id) => ask(actor, id, () => workloads.workloads(id)),
    pods: (actor, id) => ask(actor, id, () => workloads.pods(id)),
    pod: (actor, id, pod) =>
      ask(actor, id, async () => {
        try {
          return await workloads.pod(id, pod.namespace, pod.name);
        } catch (error) {
          if (error instanceof KubernetesError && error.kind === 'notFound')
            throw notFound(text('pod_not_found', { ...pod }));
          throw error;
        }
      }),
    services: (actor, id) => ask(actor, id, () => workloads.services(id)),
    ingresses: (actor, id) => ask(actor, id, () => workloads.ingresses(id)),
    volumeClaims: (actor, id) => ask(actor, id, () => workloads.volumeClaims(id)),
    events: (actor, id) => ask(actor, id, () => workloads.events(id)),
  };
}
