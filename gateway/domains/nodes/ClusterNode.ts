import { builder } from '../../graphql/builder.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { splitOwnId } from '../../graphql/globalId.ts';
import { clusterField, ClusterRef } from '../clusters/Cluster.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';
import { findPool, NodePoolRef } from '../nodepools/NodePool.ts';
import { Condition } from '../workloads/Condition.ts';
import { ComputeAmount } from './ComputeAmount.ts';
import { loadNodes, type NodeRecord } from './nodes.upstream.ts';
import { PodHealth } from './PodHealth.ts';

export const NodeRole = builder.enumType('NodeRole', {
  description: 'Role of a node.',
  values: {
    CONTROL_PLANE: { value: 'master', description: 'Control plane node.' },
    WORKER: { value: 'worker', description: 'Worker node.' },
  } as const,
});

export const ClusterNodeRef = builder.objectRef<NodeRecord>('ClusterNode');

export const ClusterNode = builder.node(ClusterNodeRef, {
  description: 'A node of a cluster, from the Kubernetes API.',
  id: { resolve: ({ clusterId, name }) => `${clusterId}:${name}` },
  loadOne: async (id, ctx) => {
    const { owner, rest } = splitOwnId(id, 'ClusterNode');
    const cluster = await nullWhenMissing(loadCluster(ctx, owner));
    const reading = cluster && (await loadNodes(ctx, cluster));
    return reading?.nodes.find(({ name }) => name === rest) ?? null;
  },
  fields: (t) => ({
    cluster: t.field(clusterField),
    name: t.exposeString('name', { description: 'Name of the node and of its server.' }),
    role: t.expose('type', { type: NodeRole, description: 'Role of the node.' }),
    nodePool: t.field({
      type: NodePoolRef,
      nullable: true,
      description:
        'Node pool of the node; null for control plane nodes, after the pool was removed and when it could not be loaded.',
      resolve: async ({ clusterId, pool: name }, _args, ctx) =>
        name ? findPool(await loadCluster(ctx, clusterId), name) : null,
    }),
    nodePoolName: t.exposeString('pool', {
      nullable: true,
      description: 'Name of its node pool, also after the pool was removed; null for control plane nodes.',
    }),
    isReady: t.boolean({
      description: 'Whether the node is ready.',
      resolve: ({ status }) => status === 'ready',
    }),
    isSchedulable: t.boolean({
      description: 'Whether new pods may be placed on the node; false while it is cordoned.',
      resolve: ({ unschedulable }) => !unschedulable,
    }),
    isDraining: t.exposeBoolean('draining', {
      description: 'Whether its pods are being moved to other nodes by `drainNode`.',
    }),
    evictablePodCount: t.exposeInt('evictable_pods', {
      description:
        'Number of pods that `drainNode` moves, or has still to move: those of daemon sets and those without a controller stay.',
    }),
    conditions: t.expose('conditions', {
      type: [Condition],
      description: 'Conditions of the node, such as Ready and MemoryPressure.',
    }),
    kubeletVersion: t.exposeString('kubelet_version', {
      nullable: true,
      description:
        'Version of Kubernetes that runs on the node, such as v1.32.8+k3s1; null until it has registered.',
    }),
    internalIp: t.exposeString('internal_ip', {
      nullable: true,
      description: 'IP address of the node in the private network; null until it is known.',
    }),
    externalIp: t.exposeString('external_ip', {
      nullable: true,
      description: 'Public IP address of the node; null without one.',
    }),
    createdAt: t.expose('created_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Time at which the node joined the cluster; null when it is unknown.',
    }),
    capacity: t.field({
      type: ComputeAmount,
      description: 'Capacity of the node.',
      resolve: ({ resources }) => resources.capacity,
    }),
    allocatable: t.field({
      type: ComputeAmount,
      description: 'Resources available to pods, without those reserved for the system.',
      resolve: ({ resources }) => resources.allocatable,
    }),
    usage: t.field({
      type: ComputeAmount,
      nullable: true,
      description: 'Resources in use; null without a metrics server.',
      resolve: ({ resources }) => resources.usage,
    }),
    requests: t.field({
      type: ComputeAmount,
      description: 'Resources requested by its pods.',
      resolve: ({ resources }) => resources.requests,
    }),
    limits: t.field({
      type: ComputeAmount,
      description: 'Resource limits of its pods.',
      resolve: ({ resources }) => resources.limits,
    }),
    pods: t.expose('podStatus', { type: PodHealth, description: 'State of its pods.' }),
  }),
});

builder.objectField(ClusterRef, 'node', (t) =>
  t.field({
    type: ClusterNodeRef,
    nullable: true,
    description:
      'A node by its name. Null when there is none, while the cluster is not running, and when the nodes could not be loaded.',
    args: { name: t.arg.string({ required: true, description: 'Name of the node.' }) },
    resolve: async (cluster, { name }, ctx) =>
      (await loadNodes(ctx, cluster))?.nodes.find((node) => node.name === name) ?? null,
  }),
);
