import type { PodSpec, PodTemplateSpec } from 'kubernetes-types/core/v1.d.ts';
import { CLUSTER_LABEL, RESTART_ANNOTATION, ROLE_LABEL } from '../../../api/postgres.ts';
import type { ClusterState } from '../../clusterState.ts';
import { createPod, type Pod } from '../shared/pods.ts';
import { templateHash } from '../shared/template.ts';
import { imageOf, INSTANCE_LABEL, type Cluster } from './clusterParts.ts';

/** On pods of instances: what they were made from. */
const TEMPLATE_HASH = 'cnpg.io/podEnvHash';

/** Parameters of PostgreSQL that only a restart changes; the others are reloaded. */
const RESTARTING = new Set([
  'autovacuum_max_workers',
  'autovacuum_freeze_max_age',
  'huge_pages',
  'max_connections',
  'max_locks_per_transaction',
  'max_prepared_transactions',
  'max_replication_slots',
  'max_wal_senders',
  'max_worker_processes',
  'pg_stat_statements.max',
  'shared_buffers',
  'shared_preload_libraries',
  'superuser_reserved_connections',
  'track_activity_query_size',
  'wal_buffers',
  'wal_level',
]);

/** Changes with everything that restarts the instances. */
function hashOf(cluster: Cluster): string {
  const { resources, postgresql } = cluster.spec ?? {};
  const parameters = Object.entries(postgresql?.parameters ?? {}).filter(([name]) => RESTARTING.has(name));
  return templateHash({
    image: imageOf(cluster),
    resources,
    parameters: Object.fromEntries(parameters),
    libraries: postgresql?.shared_preload_libraries ?? [],
    restartedAt: cluster.metadata.annotations?.[RESTART_ANNOTATION],
  });
}

/** The pod was made from other settings than the Cluster has now. */
export function isOutdated(pod: Pod, cluster: Cluster): boolean {
  return pod.metadata.annotations?.[TEMPLATE_HASH] !== hashOf(cluster);
}

/** Spreads the instances over nodes, and puts them on the data of their claim. */
export function instanceSpec({ metadata, spec }: Cluster, instance: string): Omit<PodSpec, 'containers'> {
  const { podAntiAffinityType, nodeSelector, tolerations } = spec?.affinity ?? {};
  const podAffinityTerm = {
    // Not away from PgBouncer.
    labelSelector: { matchLabels: { [CLUSTER_LABEL]: metadata.name, 'cnpg.io/podRole': 'instance' } },
    topologyKey: spec?.affinity?.topologyKey ?? 'kubernetes.io/hostname',
  };
  const podAntiAffinity =
    podAntiAffinityType === 'required'
      ? { requiredDuringSchedulingIgnoredDuringExecution: [podAffinityTerm] }
      : { preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 100, podAffinityTerm }] };
  return {
    affinity: { podAntiAffinity },
    ...(nodeSelector && { nodeSelector: { ...nodeSelector } }),
    ...(tolerations && { tolerations }),
    volumes: [{ name: 'pgdata', persistentVolumeClaim: { claimName: instance } }],
  };
}

/** Labels of everything that belongs to an instance. */
export function instanceLabels({ metadata }: Cluster, instance: string): Record<string, string> {
  return { [CLUSTER_LABEL]: metadata.name, [INSTANCE_LABEL]: instance };
}

/** Starts PostgreSQL on an initialized claim. */
export function createInstancePod(
  cluster: Cluster,
  instance: string,
  role: 'primary' | 'replica',
  state: ClusterState,
): Pod {
  const container = {
    name: 'postgres',
    image: imageOf(cluster),
    command: ['/controller/manager', 'instance', 'run', '--log-level=info'],
    ports: [
      { name: 'postgresql', containerPort: 5432, protocol: 'TCP' },
      { name: 'metrics', containerPort: 9187, protocol: 'TCP' },
      { name: 'status', containerPort: 8000, protocol: 'TCP' },
    ],
    readinessProbe: { httpGet: { path: '/readyz', port: 'status', scheme: 'HTTPS' } },
    volumeMounts: [{ name: 'pgdata', mountPath: '/var/lib/postgresql/data' }],
    ...(cluster.spec?.resources && { resources: cluster.spec.resources }),
  };
  const template: PodTemplateSpec = {
    metadata: {
      labels: {
        ...instanceLabels(cluster, instance),
        [ROLE_LABEL]: role,
        role,
        'cnpg.io/podRole': 'instance',
      },
      annotations: { [TEMPLATE_HASH]: hashOf(cluster) },
    },
    spec: { ...instanceSpec(cluster, instance), hostname: instance, containers: [container] },
  };
  return createPod(state, cluster, template, { name: instance });
}
