import { builder } from '../../graphql/builder.ts';
import { startEvent } from '../../graphql/liveExtensions.ts';
import { Cluster } from './Cluster.ts';
import { ClusterContentEvent, subscribeToContent } from './ClusterContentEvent.ts';

builder.subscriptionField('clusterContentChanged', (t) =>
  t.field({
    type: ClusterContentEvent,
    description: "Changes of one cluster's contents: node pools, registries and secrets.",
    args: { clusterId: t.arg.globalID({ for: Cluster, required: true, description: 'The cluster.' }) },
    subscribe: (_root, { clusterId }, ctx) => subscribeToContent(ctx, clusterId.id),
    resolve: (event, _args, ctx) => startEvent(ctx, event, () => true),
  }),
);
