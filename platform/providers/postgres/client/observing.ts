import { worstProblem } from '../../deployments/client/problems.ts';
import type { Stored } from '../../kubernetes/api/objects.ts';
import { CLUSTER_LABEL, CLUSTER_PHASES, ROLE_LABEL } from '../../kubernetes/api/postgres.ts';
import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import { POSTGRES_NAMESPACE } from '../config.ts';
import type { ObservedPostgres, PostgresInstance, PostgresState, PostgresTarget } from '../port.ts';
import {
  archivingOf,
  backupsOf,
  storeOf,
  recoverableSince,
  type Backup,
  type Cluster,
  type Store,
} from './backups.ts';
import { externalService, ferretdbName, ID_LABEL, ours } from './names.ts';

type Pod = Stored<'pods'>;

/** The objects that databases are read from. */
interface Objects {
  clusters: Cluster[];
  pods: Pod[];
  services: Stored<'services'>[];
  deployments: Stored<'deployments.apps'>[];
  backups: Backup[];
  stores: Store[];
}

async function readObjects(client: KubernetesClient): Promise<Objects> {
  const here = { namespace: POSTGRES_NAMESPACE };
  const [clusters, pods, services, deployments, backups, stores] = await Promise.all([
    orNull(client.list('clusters.postgresql.cnpg.io', ours)),
    client.list('pods', { ...here, labelSelector: CLUSTER_LABEL }),
    client.list('services', here),
    client.list('deployments.apps', ours),
    orNull(client.list('backups.postgresql.cnpg.io', here)),
    orNull(client.list('objectstores.barmancloud.cnpg.io', here)),
  ]);
  return {
    ...{ clusters: clusters ?? [], pods, services, deployments },
    ...{ backups: backups ?? [], stores: stores ?? [] },
  };
}

const states: Readonly<Record<string, PostgresState>> = {
  [CLUSTER_PHASES.firstPrimary]: 'creating',
  [CLUSTER_PHASES.healthy]: 'healthy',
  [CLUSTER_PHASES.failingOver]: 'failing_over',
  [CLUSTER_PHASES.switchover]: 'failing_over',
  [CLUSTER_PHASES.notEnoughDisk]: 'failed',
  [CLUSTER_PHASES.cannotCreate]: 'failed',
  [CLUSTER_PHASES.unrecoverable]: 'failed',
};

/** Phases that are not in the table are those of changes; without instances they belong to the creation. */
function stateOf({ status }: Cluster): PostgresState {
  const known = states[status?.phase ?? ''];
  if (known) return known;
  return (status?.readyInstances ?? 0) === 0 && status?.currentPrimary === undefined
    ? 'creating'
    : 'changing';
}

const isLeaving = ({ metadata }: Pod): boolean => metadata.deletionTimestamp !== undefined;

function instanceOf({ metadata, spec, status }: Pod): PostgresInstance {
  const statuses = status?.containerStatuses ?? [];
  return {
    name: metadata.name,
    role: metadata.labels?.[ROLE_LABEL] === 'primary' ? 'primary' : 'replica',
    ready: status?.conditions?.some(({ type, status: is }) => type === 'Ready' && is === 'True') ?? false,
    restartCount: statuses.reduce((sum, { restartCount }) => sum + restartCount, 0),
    node: spec?.nodeName ?? null,
  };
}

function addressOf(name: string, { services }: Objects): string | null {
  const service = services.find(({ metadata }) => metadata.name === externalService(name));
  const [ingress] = service?.status?.loadBalancer?.ingress ?? [];
  return ingress?.ip ?? ingress?.hostname ?? null;
}

function observed(cluster: Cluster, objects: Objects): ObservedPostgres {
  const { name, labels } = cluster.metadata;
  const target: PostgresTarget = { id: labels?.[ID_LABEL] ?? '', name };
  const pods = objects.pods.filter((pod) => pod.metadata.labels?.[CLUSTER_LABEL] === name && !isLeaving(pod));
  const instances = pods.filter(({ metadata }) => metadata.labels?.[ROLE_LABEL] !== undefined);
  const { archiving, error } = archivingOf(cluster);
  const all = backupsOf(target, objects.backups);
  const backups = all.filter(({ status }) => status !== 'running');
  const ferretdb = objects.deployments.find(({ metadata }) => metadata.name === ferretdbName(name));
  return {
    ...target,
    state: stateOf(cluster),
    phase: cluster.status?.phase ?? '',
    phaseReason: cluster.status?.phaseReason ?? '',
    instances: instances.map(instanceOf).sort((a, b) => (a.name < b.name ? -1 : 1)),
    problem: worstProblem(pods),
    primary: cluster.status?.currentPrimary ?? null,
    archiving,
    archivingError: error,
    lastBackupAt: backups.find(({ status }) => status === 'completed')?.finishedAt?.toISOString() ?? null,
    backupError: backups[0]?.error ?? null,
    isBackingUp: all.some(({ status }) => status === 'running'),
    recoverableSince: recoverableSince(target, storeOf(target, objects.stores)),
    externalHost: addressOf(name, objects),
    ferretdbReady: ferretdb ? (ferretdb.status?.readyReplicas ?? 0) : null,
  };
}

/** Every database of the platform in the cluster. */
export async function observePostgres(client: KubernetesClient): Promise<ObservedPostgres[]> {
  const objects = await readObjects(client);
  return objects.clusters.map((one) => observed(one, objects));
}
