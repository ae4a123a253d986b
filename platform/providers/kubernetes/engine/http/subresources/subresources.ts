import type { ResourceName } from '../../../api/resources.ts';

interface Subresource {
  /** Undefined for that of the resource. */
  kind?: string;
  verbs: readonly string[];
}

const status: Subresource = { verbs: ['get', 'patch', 'update'] };
const scale: Subresource = { kind: 'Scale', verbs: ['get', 'patch', 'update'] };
const scalable = { status, scale };

const byResource: Partial<Record<ResourceName, Readonly<Record<string, Subresource>>>> = {
  namespaces: { status },
  nodes: { status },
  pods: {
    status,
    log: { verbs: ['get'] },
    eviction: { kind: 'Eviction', verbs: ['create'] },
    proxy: { kind: 'PodProxyOptions', verbs: ['get'] },
    exec: { kind: 'PodExecOptions', verbs: ['create', 'get'] },
  },
  services: { status },
  persistentvolumeclaims: { status },
  'deployments.apps': scalable,
  'replicasets.apps': scalable,
  'statefulsets.apps': scalable,
  'daemonsets.apps': { status },
  'jobs.batch': { status },
  'ingresses.networking.k8s.io': { status },
  'horizontalpodautoscalers.autoscaling': { status },
  'clusters.postgresql.cnpg.io': { status },
  'backups.postgresql.cnpg.io': { status },
  'scheduledbackups.postgresql.cnpg.io': { status },
  'poolers.postgresql.cnpg.io': { status },
  'databases.postgresql.cnpg.io': { status },
  'objectstores.barmancloud.cnpg.io': { status },
};

/** The subresources of a resource, by name. */
export function subresourcesOf(resource: ResourceName): Readonly<Record<string, Subresource>> {
  return byResource[resource] ?? {};
}
