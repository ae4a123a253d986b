import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { splitOwnId } from '../../graphql/globalId.ts';
import { clusterField, ClusterRef } from '../clusters/Cluster.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';
import { loadProblematicPods, type PodRecord } from './nodes.upstream.ts';

const PodProblem = builder.enumType('PodProblem', {
  description: 'Problem of a pod.',
  values: {
    CRASHING: { value: 'crashing', description: 'The pod keeps restarting.' },
    FAILED: { value: 'failed', description: 'The pod ended with an error and is not restarted.' },
    ERROR: { value: 'error', description: 'The pod cannot run, for example because its image is missing.' },
    PENDING: { value: 'pending', description: 'The pod is not scheduled or not started yet.' },
  } as const,
});

const PodContainer = builder.objectRef<PodRecord['containers'][number]>('PodContainer').implement({
  description: 'A container of a pod.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the container.' }),
    isReady: t.exposeBoolean('ready', { description: 'Whether the container is ready.' }),
    restartCount: t.exposeInt('restartCount', { description: 'Number of restarts.' }),
  }),
});

const keyOf = ({ namespace, name }: PodRecord) => `${namespace}/${name}`;

const ProblematicPodRef = builder.objectRef<PodRecord>('ProblematicPod');

builder.node(ProblematicPodRef, {
  description: 'A pod with a problem.',
  id: { resolve: (pod) => `${pod.clusterId}:${keyOf(pod)}` },
  loadOne: async (id, ctx) => {
    const { owner, rest } = splitOwnId(id, 'ProblematicPod');
    const cluster = await nullWhenMissing(loadCluster(ctx, owner));
    const pods = cluster && (await loadProblematicPods(ctx, cluster));
    return pods?.find((pod) => keyOf(pod) === rest) ?? null;
  },
  fields: (t) => ({
    cluster: t.field(clusterField),
    name: t.exposeString('name', { description: 'Name of the pod.' }),
    namespace: t.exposeString('namespace', { description: 'Namespace of the pod.' }),
    nodeName: t.exposeString('node', {
      nullable: true,
      description: 'Node of the pod; null when it is not scheduled.',
    }),
    createdAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of creation; null when it is unknown.',
      resolve: ({ createdAt }) => createdAt,
    }),
    problem: t.expose('problemType', { type: PodProblem, description: 'Problem of the pod.' }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'Message of the condition, from Kubernetes; null when there is none.',
    }),
    restartCount: t.exposeInt('restartCount', { description: 'Number of restarts of all containers.' }),
    containers: t.expose('containers', { type: [PodContainer], description: 'Containers of the pod.' }),
  }),
});

const ProblematicPodConnection = builder.connectionObject({
  type: ProblematicPodRef,
  name: 'ProblematicPodConnection',
});

builder.objectField(ClusterRef, 'problematicPods', (t) =>
  t.connection(
    {
      type: ProblematicPodRef,
      nullable: true,
      description:
        'Pods with problems, by namespace and name; null while the cluster is not running or when they could not be loaded.',
      resolve: async (cluster, args, ctx) => {
        const pods = await loadProblematicPods(ctx, cluster);
        return pods && connectionOf(pods, args, ({ namespace, name }) => [namespace, name]);
      },
    },
    ProblematicPodConnection,
  ),
);
