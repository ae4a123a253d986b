import { builder } from '../../graphql/builder.ts';
import { eventResync } from '../../graphql/eventFields.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { startEvent } from '../../graphql/liveExtensions.ts';
import type { EventOf, Resync } from '../../upstream/live/events.ts';
import { Cluster, ClusterRef } from './Cluster.ts';
import { eventsOfCluster } from './eventCluster.upstream.ts';
import { clusterStatuses, isInProgress, loadCluster } from './clusters.upstream.ts';

const ClusterContent = builder.enumType('ClusterContent', {
  description: 'Part of a cluster that can change.',
  values: {
    CLUSTER: { value: 'cluster', description: 'The cluster itself: its status, settings or node pools.' },
    HEALTH: { value: 'health', description: 'Health of the cluster.' },
    REGISTRIES: { value: 'registries', description: 'Registries of the cluster.' },
    SECRETS: { value: 'secrets', description: 'Secrets in the cluster.' },
    WORKLOADS: {
      value: 'workloads',
      description: 'What runs in the cluster: nodes, workloads, pods, services, ingresses or volume claims.',
    },
    CREDENTIALS: { value: 'credentials', description: 'Credential files: one was downloaded.' },
  } as const,
});

type ContentChange = EventOf<'clusterStatusUpdate'> | Resync;

const ClusterContentEvent = builder.objectRef<ContentChange>('ClusterContentEvent').implement({
  description: "A possible change of a cluster's contents, or a resync.",
  fields: (t) => ({
    content: t.field({
      type: ClusterContent,
      nullable: true,
      description: 'What changed; null on a resync and when it is unknown.',
      resolve: (event) => (event.event === 'resync' ? null : event.content),
    }),
    cluster: t.field({
      type: ClusterRef,
      nullable: true,
      description: 'The cluster, loaded after the change; null on a resync.',
      resolve: (event, _args, ctx) =>
        event.event === 'resync' ? null : nullWhenMissing(loadCluster(ctx, event.clusterId)),
    }),
    isResync: t.boolean(eventResync),
  }),
});

/** An operation changes contents at its end at the earliest, but they change by themselves while it is running too. */
function changesContents({ status: text, content }: EventOf<'clusterStatusUpdate'>): boolean {
  if (content != null && content !== 'cluster') return true;
  const status = clusterStatuses.find((one) => one === text);
  return status !== undefined && !isInProgress(status) && status !== 'deleted';
}

builder.subscriptionField('clusterContentChanged', (t) =>
  t.field({
    type: ClusterContentEvent,
    description:
      "Changes of a cluster's contents: health, node pools, workloads, registries, secrets and credential files. Contains no secret values. Ends with NOT_FOUND for a cluster that you may not see.",
    args: { clusterId: t.arg.globalID({ for: Cluster, required: true, description: 'The cluster.' }) },
    subscribe: async (_root, { clusterId }, ctx) => {
      const isWanted = await eventsOfCluster(ctx, clusterId);
      return ctx.live.subscribe(
        ['clusterStatusUpdate'],
        (event) => isWanted(event) && changesContents(event),
      );
    },
    resolve: (event, _args, ctx) => startEvent(ctx, event, () => true),
  }),
);
