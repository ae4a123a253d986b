import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { codedError, nullWhenMissing } from '../../graphql/errors.ts';
import { say } from '../../graphql/messages.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';
import { ComputeAmount } from './ComputeAmount.ts';
import { loadNodes, type NodeRecord } from './nodes.upstream.ts';
import { PodHealth } from './PodHealth.ts';

const NodeRole = builder.enumType('NodeRole', {
  description: 'What a node is for.',
  values: {
    MASTER: { value: 'master', description: 'Runs the control plane.' },
    WORKER: { value: 'worker', description: 'Runs what people deploy.' },
  } as const,
});

export const ClusterNodeRef = builder.objectRef<NodeRecord>('ClusterNode');

/** The two halves of an id of something inside a cluster: `<cluster id>:<rest>`; a UUID has no colon. */
export function splitInnerId(id: string, type: string): { clusterId: string; rest: string } {
  const at = id.indexOf(':');
  if (at < 1 || at === id.length - 1) {
    throw codedError('BAD_USER_INPUT', say('ID_TYPE', { id: id.slice(0, 60), type }));
  }
  return { clusterId: id.slice(0, at), rest: id.slice(at + 1) };
}

builder.node(ClusterNodeRef, {
  description: 'A machine of a cluster as its Kubernetes sees it.',
  id: { resolve: ({ clusterId, name }) => `${clusterId}:${name}` },
  loadOne: async (id, ctx) => {
    const { clusterId, rest } = splitInnerId(id, 'ClusterNode');
    const cluster = await nullWhenMissing(loadCluster(ctx, clusterId));
    const reading = cluster && (await loadNodes(ctx, cluster));
    return reading?.nodes.find(({ name }) => name === rest) ?? null;
  },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name, which is that of its server.' }),
    role: t.expose('type', { type: NodeRole, description: 'What it is for.' }),
    pool: t.exposeString('pool', { nullable: true, description: 'The name of its pool; null for masters.' }),
    isReady: t.boolean({
      description: 'Does it take pods?',
      resolve: ({ status }) => status === 'ready',
    }),
    capacity: t.field({
      type: ComputeAmount,
      description: 'What the machine has.',
      resolve: ({ resources }) => resources.capacity,
    }),
    allocatable: t.field({
      type: ComputeAmount,
      description: 'What is left for pods after what the system keeps.',
      resolve: ({ resources }) => resources.allocatable,
    }),
    usage: t.field({
      type: ComputeAmount,
      nullable: true,
      description: 'What is in use; null while no metrics server measures it.',
      resolve: ({ resources }) => resources.usage,
    }),
    requests: t.field({
      type: ComputeAmount,
      description: 'What its pods have reserved.',
      resolve: ({ resources }) => resources.requests,
    }),
    limits: t.field({
      type: ComputeAmount,
      description: 'What its pods may use at most.',
      resolve: ({ resources }) => resources.limits,
    }),
    pods: t.expose('podStatus', { type: PodHealth, description: 'How the pods on it are.' }),
  }),
});

builder.objectField(ClusterRef, 'nodes', (t) =>
  t.connection({
    type: ClusterNodeRef,
    nullable: true,
    description: 'Its nodes, masters first, then pool by pool; null while it does not run.',
    resolve: async (cluster, args, ctx) => {
      const reading = await loadNodes(ctx, cluster);
      return reading && connectionOf(reading.nodes, args, ({ name }) => name);
    },
  }),
);
