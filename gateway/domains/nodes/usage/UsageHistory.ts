import { builder } from '../../../graphql/builder.ts';
import { ClusterRef } from '../../clusters/Cluster.ts';
import { DeploymentRef } from '../../deployments/Deployment.ts';
import { PodRef } from '../../workloads/Pod.ts';
import { ClusterNodeRef } from '../ClusterNode.ts';
import { ComputeAmount } from '../ComputeAmount.ts';
import { loadUsage, type UsageHistoryRecord } from './usage.upstream.ts';

export const UsageRange = builder.enumType('UsageRange', {
  description: 'How far a usage history goes back.',
  values: {
    HOUR: { value: '1h', description: 'The last hour, by minute.' },
    DAY: { value: '24h', description: 'The last 24 hours, by 5 minutes.' },
    WEEK: { value: '7d', description: 'The last 7 days, by 30 minutes.' },
  } as const,
});

const UsageSample = builder.objectRef<UsageHistoryRecord['samples'][number]>('UsageSample').implement({
  description: 'Mean usage in one interval.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'Start of the interval.' }),
    usage: t.expose('usage', { type: ComputeAmount, description: 'Resources in use.' }),
    allocatable: t.expose('allocatable', {
      type: ComputeAmount,
      description: 'Resources that were available: to the pods of a node, or to the containers of pods.',
    }),
  }),
});

const UsageHistory = builder.objectRef<UsageHistoryRecord>('UsageHistory').implement({
  description: 'CPU and memory usage over time, measured every minute.',
  fields: (t) => ({
    range: t.expose('range', { type: UsageRange, description: 'The range.' }),
    stepSeconds: t.exposeInt('step_seconds', { description: 'Length of an interval in seconds.' }),
    from: t.expose('from', { type: 'DateTime', description: 'Start of the first interval.' }),
    to: t.expose('to', { type: 'DateTime', description: 'Start of the last interval.' }),
    samples: t.expose('samples', {
      type: [UsageSample],
      description:
        'Oldest first. Intervals without a measurement are missing: the cluster did not run or respond, or had no metrics server.',
    }),
  }),
});

const range = { type: UsageRange, required: true, defaultValue: '1h', description: 'The range.' } as const;

builder.objectField(ClusterRef, 'usageHistory', (t) =>
  t.field({
    type: UsageHistory,
    nullable: true,
    description: 'Usage of all nodes together over time; null when it could not be loaded.',
    args: { range: t.arg(range) },
    resolve: (cluster, args, ctx) => loadUsage(ctx, cluster.id, args.range),
  }),
);

builder.objectField(ClusterNodeRef, 'usageHistory', (t) =>
  t.field({
    type: UsageHistory,
    nullable: true,
    description:
      'Usage of the node over time; null when it could not be loaded. Costs one call of the platform per node.',
    args: { range: t.arg(range) },
    resolve: (node, args, ctx) => loadUsage(ctx, node.clusterId, args.range, { node: node.name }),
  }),
);

builder.objectField(PodRef, 'usageHistory', (t) =>
  t.field({
    type: UsageHistory,
    nullable: true,
    description:
      'Usage of the pod over time, against its limits or, without limits, what its node has; null when it could not be loaded. Costs one call of the platform per pod.',
    args: { range: t.arg(range) },
    resolve: ({ clusterId, namespace, name }, args, ctx) =>
      loadUsage(ctx, clusterId, args.range, { pod: `${namespace}/${name}` }),
  }),
);

builder.objectField(DeploymentRef, 'usageHistory', (t) =>
  t.field({
    type: UsageHistory,
    nullable: true,
    description:
      'Usage of all pods of the deployment together over time; null when it could not be loaded. Costs one call of the platform per deployment.',
    args: { range: t.arg(range) },
    resolve: ({ clusterId, namespace, name }, args, ctx) =>
      loadUsage(ctx, clusterId, args.range, { deployment: `${namespace}/${name}` }),
  }),
);
