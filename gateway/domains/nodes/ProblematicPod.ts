import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';
import { splitInnerId } from './ClusterNode.ts';
import { loadProblematicPods, type PodRecord } from './nodes.upstream.ts';

const PodProblem = builder.enumType('PodProblem', {
  description: 'What is wrong with a pod.',
  values: {
    CRASHING: { value: 'crashing', description: 'It ends and is started again and again.' },
    FAILED: { value: 'failed', description: 'It ended badly and is not started again.' },
    ERROR: { value: 'error', description: 'It cannot run, for example because its image is missing.' },
    PENDING: { value: 'pending', description: 'It waits, for example for a node with room.' },
  } as const,
});

const PodContainer = builder.objectRef<PodRecord['containers'][number]>('PodContainer').implement({
  description: 'A container of a pod.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name in the pod.' }),
    isReady: t.exposeBoolean('ready', { description: 'Does it take traffic?' }),
    restartCount: t.exposeInt('restartCount', { description: 'How often it was started again.' }),
  }),
});

const keyOf = ({ namespace, name }: PodRecord) => `${namespace}/${name}`;

const ProblematicPodRef = builder.objectRef<PodRecord>('ProblematicPod');

builder.node(ProblematicPodRef, {
  description: 'A pod that does not run as it should.',
  id: { resolve: (pod) => `${pod.clusterId}:${keyOf(pod)}` },
  loadOne: async (id, ctx) => {
    const { clusterId, rest } = splitInnerId(id, 'a pod');
    const cluster = await nullWhenMissing(loadCluster(ctx, clusterId));
    const pods = cluster && (await loadProblematicPods(ctx, cluster));
    return pods?.find((pod) => keyOf(pod) === rest) ?? null;
  },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    namespace: t.exposeString('namespace', { description: 'Where it lives.' }),
    nodeName: t.exposeString('node', { nullable: true, description: 'Its node; null while it has none.' }),
    createdAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was created; null where that is not known.',
      resolve: ({ createdAt }) => createdAt,
    }),
    problem: t.expose('problemType', { type: PodProblem, description: 'What is wrong.' }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'Message of the condition, from Kubernetes.',
    }),
    restartCount: t.exposeInt('restartCount', { description: 'How often it was started again.' }),
    containers: t.expose('containers', { type: [PodContainer], description: 'Its containers.' }),
  }),
});

builder.objectField(ClusterRef, 'problematicPods', (t) =>
  t.connection({
    type: ProblematicPodRef,
    nullable: true,
    description: 'Pods that do not run as they should; null while the cluster does not run.',
    resolve: async (cluster, args, ctx) => {
      const pods = await loadProblematicPods(ctx, cluster);
      return pods && connectionOf(pods, args, keyOf);
    },
  }),
);
