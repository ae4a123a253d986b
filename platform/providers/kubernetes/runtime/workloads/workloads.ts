import type { Stored } from '../../api/objects.ts';
import type { Workload, WorkloadKind, WorkloadState } from '../../workloadsPort.ts';
import { problemOf } from '../podHealth.ts';

type Pod = Stored<'pods'>;

/** The fields that all workloads share, and their counts. */
interface Counted {
  kind: WorkloadKind;
  object: {
    metadata: Pod['metadata'];
    spec?: { template?: { spec?: { containers?: { image?: string }[] } } };
    status?: { conditions?: { type: string; status: string; message?: string }[] };
  };
  ready: number;
  wanted: number;
  /** Pods that already follow the latest template. */
  updated: number;
}

/** Its pods with problems; those of a deployment belong to one of its replica sets. */
function problemsOf(owners: readonly string[], pods: readonly Pod[]): string[] {
  return pods
    .filter(({ metadata }) => metadata.ownerReferences?.some(({ uid }) => owners.includes(uid)))
    .flatMap(problemOf)
    .map(({ message }) => message);
}

function stateOf(
  { kind, object, ready, wanted, updated }: Counted,
  problems: readonly string[],
): WorkloadState {
  const is = (type: string, status: string): boolean =>
    object.status?.conditions?.some((one) => one.type === type && one.status === status) ?? false;
  if (kind === 'job') {
    if (is('Complete', 'True')) return 'completed';
    return is('Failed', 'True') || problems.length > 0 ? 'failing' : 'progressing';
  }
  if (wanted === 0) return 'stopped';
  if (ready >= wanted && updated >= wanted) return 'running';
  return problems.length > 0 || is('Progressing', 'False') ? 'failing' : 'progressing';
}

/** A workload for people; `owners` are the objects that its pods name as their owner. */
function toWorkload(counted: Counted, owners: readonly string[], pods: readonly Pod[]): Workload {
  const { kind, object, ready, wanted } = counted;
  const { name, namespace = '', creationTimestamp } = object.metadata;
  const problems = problemsOf(owners, pods);
  const state = stateOf(counted, problems);
  const failed = object.status?.conditions?.find(
    ({ type, status }) =>
      (type === 'Progressing' && status === 'False') || (type === 'Failed' && status === 'True'),
  );
  return {
    kind,
    name,
    namespace,
    state,
    message: state === 'failing' ? (problems[0] ?? failed?.message ?? '') : '',
    ready,
    wanted,
    images: (object.spec?.template?.spec?.containers ?? []).flatMap(({ image }) => image ?? []),
    createdAt: new Date(creationTimestamp),
  };
}

/** The objects that workloads are read from. */
export interface WorkloadObjects {
  deployments: readonly Stored<'deployments.apps'>[];
  replicaSets: readonly Stored<'replicasets.apps'>[];
  statefulSets: readonly Stored<'statefulsets.apps'>[];
  daemonSets: readonly Stored<'daemonsets.apps'>[];
  jobs: readonly Stored<'jobs.batch'>[];
  pods: readonly Pod[];
}

/** All workloads, unsorted. */
export function workloadsOf(objects: WorkloadObjects): Workload[] {
  const { deployments, replicaSets, statefulSets, daemonSets, jobs, pods } = objects;
  const own = (counted: Counted): Workload => toWorkload(counted, [counted.object.metadata.uid], pods);
  return [
    ...deployments.map((object) => {
      const { readyReplicas: ready = 0, updatedReplicas: updated = 0 } = object.status ?? {};
      const sets = replicaSets.filter(({ metadata }) =>
        metadata.ownerReferences?.some(({ uid }) => uid === object.metadata.uid),
      );
      const owners = sets.map(({ metadata }) => metadata.uid);
      return toWorkload(
        { kind: 'deployment', object, ready, updated, wanted: object.spec?.replicas ?? 1 },
        owners,
        pods,
      );
    }),
    ...statefulSets.map((object) => {
      const { readyReplicas: ready = 0, updatedReplicas: updated = ready } = object.status ?? {};
      return own({ kind: 'statefulset', object, ready, updated, wanted: object.spec?.replicas ?? 1 });
    }),
    ...daemonSets.map((object) => {
      const { numberReady: ready = 0, desiredNumberScheduled: wanted = 0 } = object.status ?? {};
      const updated = object.status?.updatedNumberScheduled ?? ready;
      return own({ kind: 'daemonset', object, ready, updated, wanted });
    }),
    ...jobs.map((object) => {
      const ready = object.status?.succeeded ?? 0;
      return own({ kind: 'job', object, ready, updated: ready, wanted: object.spec?.completions ?? 1 });
    }),
  ];
}
