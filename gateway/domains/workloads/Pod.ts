import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { splitOwnId } from '../../graphql/globalId.ts';
import { clusterField, ClusterRef } from '../clusters/Cluster.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';
import { ComputeAmount } from '../nodes/ComputeAmount.ts';
import { Condition } from './Condition.ts';
import { Container } from './Container.ts';
import { KubernetesEvent } from './KubernetesEvent.ts';
import { PodPermissions } from './PodPermissions.ts';
import { loadPod, loadPodLog, loadPods, type PodRecord } from './workloads.upstream.ts';

const PodState = builder.enumType('PodState', {
  description: 'State of a pod; the worst container decides.',
  values: {
    RUNNING: { value: 'running', description: 'Its containers run.' },
    COMPLETED: { value: 'completed', description: 'It ended successfully.' },
    PENDING: { value: 'pending', description: 'It is not scheduled or not started yet.' },
    FAILED: { value: 'failed', description: 'It ended with an error and is not restarted.' },
    ERROR: { value: 'error', description: 'It cannot run, for example because its image is missing.' },
    CRASHING: { value: 'crashing', description: 'It keeps restarting.' },
  } as const,
});

const PodOwner = builder.objectRef<NonNullable<PodRecord['owner']>>('PodOwner').implement({
  description: 'The object that a pod belongs to.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'Kind of the object, such as ReplicaSet.' }),
    name: t.exposeString('name', { description: 'Name of the object.' }),
  }),
});

const keyOf = ({ namespace, name }: PodRecord) => `${namespace}/${name}`;

const MAX_LOG_LINES = 1_000;

export const PodRef = builder.objectRef<PodRecord>('Pod');

export const Pod = builder.node(PodRef, {
  description:
    'A pod of a cluster. `conditions`, `events` and `yaml` cost one call of the platform per pod, each `log` another.',
  id: { resolve: (pod) => `${pod.clusterId}:${keyOf(pod)}` },
  loadOne: async (id, ctx) => {
    const { owner, rest } = splitOwnId(id, 'Pod');
    const cluster = await nullWhenMissing(loadCluster(ctx, owner));
    const pods = cluster && (await loadPods(ctx, cluster));
    return pods?.find((pod) => keyOf(pod) === rest) ?? null;
  },
  fields: (t) => ({
    cluster: t.field(clusterField),
    name: t.exposeString('name', { description: 'Name of the pod.' }),
    namespace: t.exposeString('namespace', { description: 'Namespace of the pod.' }),
    state: t.expose('state', { type: PodState, description: 'State of the pod.' }),
    message: t.string({
      nullable: true,
      description: 'Why it does not run, in the words of Kubernetes; null otherwise.',
      resolve: ({ message }) => message || null,
    }),
    nodeName: t.exposeString('node', {
      nullable: true,
      description: 'Node of the pod; null while it is not scheduled.',
    }),
    ip: t.exposeString('ip', { nullable: true, description: 'Address of the pod; null while it has none.' }),
    owner: t.expose('owner', {
      type: PodOwner,
      nullable: true,
      description: 'What the pod belongs to; null for a pod on its own.',
    }),
    usage: t.expose('usage', {
      type: ComputeAmount,
      nullable: true,
      description: 'Resources in use; null without a metrics server and before the first measurement.',
    }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'Time of creation.' }),
    restartCount: t.int({
      description: 'Number of restarts of all containers.',
      resolve: ({ containers }) => containers.reduce((sum, one) => sum + one.restart_count, 0),
    }),
    containers: t.expose('containers', { type: [Container], description: 'Its containers.' }),
    viewerCan: t.field({
      type: PodPermissions,
      description: 'What the caller may do with the pod now.',
      resolve: (pod) => pod,
    }),
    conditions: t.field({
      type: [Condition],
      nullable: true,
      description: 'Conditions of the pod; null when they could not be loaded.',
      resolve: async (pod, _args, ctx) => (await loadPod(ctx, pod))?.conditions ?? null,
    }),
    events: t.field({
      type: [KubernetesEvent],
      nullable: true,
      description: 'Events of the last hour, newest first; null when they could not be loaded.',
      resolve: async (pod, _args, ctx) => (await loadPod(ctx, pod))?.events ?? null,
    }),
    yaml: t.string({
      nullable: true,
      description: 'The object as YAML, without managed fields; null when it could not be loaded.',
      resolve: async (pod, _args, ctx) => (await loadPod(ctx, pod))?.yaml ?? null,
    }),
    log: t.string({
      nullable: true,
      description:
        'Last lines of a container; null while the container has not started and when there is no such log.',
      deprecationReason: 'Use `logs`, which has cursors. Removed on 2027-03-01.',
      args: {
        container: t.arg.string({ required: true, description: 'Name of the container.' }),
        tail: t.arg.int({
          defaultValue: 200,
          description: `Number of lines from the end, at most ${MAX_LOG_LINES}.`,
        }),
        previous: t.arg.boolean({
          defaultValue: false,
          description: 'The log before the last restart of the container.',
        }),
      },
      resolve: (pod, { container, tail, previous }, ctx) =>
        loadPodLog(ctx, pod, {
          container,
          tail: Math.min(MAX_LOG_LINES, Math.max(1, tail ?? 200)),
          previous: previous ?? false,
        }),
    }),
  }),
});

const PodFilter = builder.inputType('PodFilter', {
  description: 'Filter of pods; all given conditions must match.',
  fields: (t) => ({
    states: t.field({ type: [PodState], description: 'Pods in one of these states.' }),
    namespace: t.string({ description: 'Pods of this namespace.' }),
    nodeName: t.string({ description: 'Pods on this node.' }),
  }),
});

function fits(pod: PodRecord, filter: typeof PodFilter.$inferInput | null | undefined): boolean {
  const { states, namespace, nodeName } = filter ?? {};
  if (states && !states.includes(pod.state)) return false;
  if (namespace != null && pod.namespace !== namespace) return false;
  return nodeName == null || pod.node === nodeName;
}

const PodConnection = builder.connectionObject({ type: PodRef, name: 'PodConnection' });

builder.objectFields(ClusterRef, (t) => ({
  pod: t.field({
    type: PodRef,
    nullable: true,
    description:
      'A pod by its name. Null when there is none, while the cluster is not running, and when the pods could not be loaded.',
    args: {
      namespace: t.arg.string({ required: true, description: 'Namespace of the pod.' }),
      name: t.arg.string({ required: true, description: 'Name of the pod.' }),
    },
    resolve: async (cluster, { namespace, name }, ctx) =>
      (await loadPods(ctx, cluster))?.find((pod) => pod.namespace === namespace && pod.name === name) ?? null,
  }),
  pods: t.connection(
    {
      type: PodRef,
      nullable: true,
      description:
        'Pods by namespace and name; null while the cluster is not running or when they could not be loaded.',
      args: { filter: t.arg({ type: PodFilter, description: 'Filter; all pods when omitted.' }) },
      resolve: async (cluster, { filter, ...args }, ctx) => {
        const all = await loadPods(ctx, cluster);
        return (
          all &&
          connectionOf(
            all.filter((pod) => fits(pod, filter)),
            args,
            ({ namespace, name }) => [namespace, name],
          )
        );
      },
    },
    PodConnection,
  ),
}));
