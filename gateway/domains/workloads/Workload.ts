import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { splitOwnId } from '../../graphql/globalId.ts';
import { clusterField, ClusterRef } from '../clusters/Cluster.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';
import { loadWorkloads, type WorkloadRecord } from './workloads.upstream.ts';

const WorkloadKind = builder.enumType('WorkloadKind', {
  description: 'Kind of a workload.',
  values: {
    DEPLOYMENT: { value: 'deployment', description: 'Deployment: interchangeable pods.' },
    STATEFUL_SET: {
      value: 'statefulset',
      description: 'StatefulSet: pods with a name and volumes of their own.',
    },
    DAEMON_SET: { value: 'daemonset', description: 'DaemonSet: one pod on each node.' },
    JOB: { value: 'job', description: 'Job: pods that run until they have completed.' },
  } as const,
});

const WorkloadState = builder.enumType('WorkloadState', {
  description: 'State of a workload.',
  values: {
    RUNNING: { value: 'running', description: 'All wanted pods are ready.' },
    PROGRESSING: { value: 'progressing', description: 'Pods are being started or replaced.' },
    FAILING: { value: 'failing', description: 'A pod has a problem, or the rollout made no progress.' },
    STOPPED: { value: 'stopped', description: 'No pods are wanted.' },
    COMPLETED: { value: 'completed', description: 'The job has completed.' },
  } as const,
});

const keyOf = ({ kind, namespace, name }: WorkloadRecord) => `${kind}/${namespace}/${name}`;

const WorkloadRef = builder.objectRef<WorkloadRecord>('Workload');

builder.node(WorkloadRef, {
  description: 'A controller of pods in a cluster, also one that was not created by the platform.',
  id: { resolve: (workload) => `${workload.clusterId}:${keyOf(workload)}` },
  loadOne: async (id, ctx) => {
    const { owner, rest } = splitOwnId(id, 'Workload');
    const cluster = await nullWhenMissing(loadCluster(ctx, owner));
    const workloads = cluster && (await loadWorkloads(ctx, cluster));
    return workloads?.find((one) => keyOf(one) === rest) ?? null;
  },
  fields: (t) => ({
    cluster: t.field(clusterField),
    kind: t.expose('kind', { type: WorkloadKind, description: 'Kind of the workload.' }),
    name: t.exposeString('name', { description: 'Name of the workload.' }),
    namespace: t.exposeString('namespace', { description: 'Namespace of the workload.' }),
    state: t.expose('state', { type: WorkloadState, description: 'Current state.' }),
    message: t.string({
      nullable: true,
      description: 'Why it is failing, in the words of Kubernetes; null otherwise.',
      resolve: ({ message }) => message || null,
    }),
    readyCount: t.exposeInt('ready', { description: 'Number of ready pods; of a job, of completed ones.' }),
    wantedCount: t.exposeInt('wanted', { description: 'Number of pods that should be ready or complete.' }),
    images: t.exposeStringList('images', { description: 'Images of its containers.' }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'Time of creation.' }),
  }),
});

const WorkloadFilter = builder.inputType('WorkloadFilter', {
  description: 'Filter of workloads; all given conditions must match.',
  fields: (t) => ({
    kinds: t.field({ type: [WorkloadKind], description: 'Workloads of one of these kinds.' }),
    states: t.field({ type: [WorkloadState], description: 'Workloads in one of these states.' }),
    namespace: t.string({ description: 'Workloads of this namespace.' }),
  }),
});

function fits(one: WorkloadRecord, filter: typeof WorkloadFilter.$inferInput | null | undefined): boolean {
  const { kinds, states, namespace } = filter ?? {};
  if (kinds && !kinds.includes(one.kind)) return false;
  if (states && !states.includes(one.state)) return false;
  return namespace == null || one.namespace === namespace;
}

const WorkloadConnection = builder.connectionObject({ type: WorkloadRef, name: 'WorkloadConnection' });

builder.objectField(ClusterRef, 'workloads', (t) =>
  t.connection(
    {
      type: WorkloadRef,
      nullable: true,
      description:
        'Deployments, stateful sets, daemon sets and jobs, by namespace and name; null while the cluster is not running or when they could not be loaded.',
      args: { filter: t.arg({ type: WorkloadFilter, description: 'Filter; all workloads when omitted.' }) },
      resolve: async (cluster, { filter, ...args }, ctx) => {
        const all = await loadWorkloads(ctx, cluster);
        return (
          all &&
          connectionOf(
            all.filter((one) => fits(one, filter)),
            args,
            ({ namespace, name, kind }) => [namespace, name, kind],
          )
        );
      },
    },
    WorkloadConnection,
  ),
);
