import { builder } from '../../graphql/builder.ts';
import { MessageRef } from '../../graphql/Message.ts';
import { messageFrom } from '../../graphql/messages.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import type { ClusterRecord } from '../clusters/clusters.upstream.ts';

const HealthLevel = builder.enumType('HealthLevel', {
  description: 'How well a running cluster works.',
  values: {
    HEALTHY: { value: 'healthy', description: 'All nodes are ready, and no pod or add-on needs attention.' },
    WARNING: { value: 'warning', description: 'Something needs attention.' },
    CRITICAL: {
      value: 'critical',
      description:
        'The Kubernetes API does not respond, a control plane node or all workers are not ready, or most pods fail.',
    },
  } as const,
});

const HealthSummary = builder.objectRef<NonNullable<ClusterRecord['health']>>('HealthSummary').implement({
  description: 'Health of a running cluster: the worst of its nodes, pods and add-ons.',
  fields: (t) => ({
    level: t.expose('level', { type: HealthLevel, description: 'The worst level of all reasons.' }),
    reasons: t.field({
      type: [MessageRef],
      description: 'What needs attention, worst first; empty when the cluster is healthy.',
      resolve: ({ reasons }) => reasons.map((reason) => messageFrom(reason.message, reason)),
    }),
    unreachableSince: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Time since which the Kubernetes API does not respond; null while it does. Until it responds again, statuses of deployments, apps and databases are as of then.',
      resolve: ({ unreachable_since: since }) => since ?? null,
    }),
  }),
});

builder.objectField(ClusterRef, 'healthSummary', (t) =>
  t.field({
    type: HealthSummary,
    nullable: true,
    description:
      'Health from the last check: every minute, and whenever the nodes are read. Null while the cluster is not running or was not checked yet.',
    resolve: ({ health }) => health,
  }),
);
