import { builder } from '../../graphql/builder.ts';
import { startEvent } from '../../graphql/liveExtensions.ts';
import { Cluster } from '../clusters/Cluster.ts';
import { ClusterContentEvent, subscribeToContent } from '../clusters/ClusterContentEvent.ts';

builder.subscriptionField('kubernetesSecretsChanged', (t) =>
  t.field({
    type: ClusterContentEvent,
    description: 'Changes of the secrets in one cluster. Contains no secret values.',
    args: { clusterId: t.arg.globalID({ for: Cluster, required: true, description: 'The cluster.' }) },
    subscribe: (_root, { clusterId }, ctx) => subscribeToContent(ctx, clusterId.id),
    resolve: (event, _args, ctx) => startEvent(ctx, event, () => true),
  }),
);
