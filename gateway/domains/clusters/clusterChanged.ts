import type { GraphQLResolveInfo } from 'graphql/index.js';
import { builder } from '../../graphql/builder.ts';
import { eventDetail, eventMessage, eventResync } from '../../graphql/eventFields.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { encodeId } from '../../graphql/globalId.ts';
import { noteDeleted, startEvent } from '../../graphql/liveExtensions.ts';
import { selectedFields } from '../../graphql/selection.ts';
import type { EventOf, Resync } from '../../upstream/live/events.ts';
import { requireReadable } from '../account/accountActions.ts';
import { Cluster, ClusterRef } from './Cluster.ts';
import { isBusy } from './clusterActions.ts';
import { eventsOfCluster } from './eventCluster.upstream.ts';
import { clusterStatuses, isInProgress, loadCluster, type ClusterRecord } from './clusters.upstream.ts';

type Change = EventOf<'clusterStatusUpdate'> | EventOf<'clusterStreamUpdate'>;
type ChangeOrResync = Change | Resync;

const statusOf = (event: ChangeOrResync) => (event.event === 'clusterStatusUpdate' ? event.status : null);

/**
 * What of the cluster has changed. Workloads change all the time: `clusterContentChanged`, `clusterHealthChanged` and
 * `deploymentPodsChanged` report them to the screens that show them.
 */
const contentOf = (event: ChangeOrResync) =>
  event.event === 'clusterStatusUpdate' ? (event.content ?? 'cluster') : null;

/** The global id of the cluster that the event reports as deleted. */
const deletedId = (event: ChangeOrResync) =>
  event.event === 'clusterStatusUpdate' && event.status === 'deleted'
    ? encodeId('Cluster', event.clusterId)
    : null;

const ClusterEvent = builder.objectRef<ChangeOrResync>('ClusterEvent').implement({
  description: 'A change of a cluster of the account, or a resync.',
  fields: (t) => ({
    cluster: t.field({
      type: ClusterRef,
      nullable: true,
      description: 'The cluster after the change; null when it was deleted and on a resync.',
      resolve: (event, _args, ctx, info) => {
        if (event.event === 'resync' || statusOf(event) === 'deleted') return null;
        // A progress update makes no platform call unless a field is selected that the event does not carry.
        if (carries(event, info)) return recordOf(event);
        return nullWhenMissing(loadCluster(ctx, event.clusterId));
      },
    }),
    createdCluster: t.field({
      type: ClusterRef,
      nullable: true,
      description: 'The cluster when it was just created, to be added to lists; otherwise null.',
      resolve: (event, _args, ctx) => (statusOf(event) === 'pending' ? whole(event, ctx) : null),
    }),
    settledCluster: t.field({
      type: ClusterRef,
      nullable: true,
      description: 'The cluster once an operation has ended; otherwise null.',
      resolve: (event, _args, ctx) =>
        contentOf(event) === 'cluster' && hasSettled(event) ? whole(event, ctx) : null,
    }),
    deletedClusterId: t.id({
      nullable: true,
      description: 'Global id of the cluster when it was deleted; otherwise null.',
      resolve: deletedId,
    }),
    message: t.string(eventMessage),
    detail: t.field(eventDetail),
    isResync: t.boolean(eventResync),
  }),
});

builder.subscriptionField('clusterChanged', (t) =>
  t.field({
    type: ClusterEvent,
    description:
      'Changes of one cluster or of all clusters of the account, without those of workloads, pods and nodes. Ends with NOT_FOUND for a cluster that you may not see.',
    args: {
      clusterId: t.arg.globalID({ for: Cluster, description: 'The cluster; all clusters when omitted.' }),
    },
    subscribe: async (_root, { clusterId }, ctx) => {
      await requireReadable(ctx, 'clusters');
      const isWanted = await eventsOfCluster(ctx, clusterId);
      return ctx.live.subscribe(
        ['clusterStatusUpdate', 'clusterStreamUpdate'],
        (event) => isWanted(event) && contentOf(event) !== 'workloads',
      );
    },
    resolve: (event, _args, ctx) => {
      const deleted = deletedId(event);
      if (deleted !== null) noteDeleted(ctx, deleted);
      return startEvent(ctx, event, hasMore);
    },
  }),
);

function hasSettled(event: ChangeOrResync): boolean {
  const status = clusterStatuses.find((one) => one === statusOf(event));
  return status !== undefined && status !== 'deleted' && !isInProgress(status);
}

/**
 * True when the cluster was created or deleted, its operation has ended or its contents have changed: lists, counts and
 * contents may have changed.
 */
const hasMore = (event: Change) =>
  ['pending', 'deleted'].includes(statusOf(event) ?? '') || hasSettled(event);

async function whole(event: ChangeOrResync, ctx: GatewayContext): Promise<ClusterRecord | null> {
  return event.event === 'resync' ? null : nullWhenMissing(loadCluster(ctx, event.clusterId));
}

const EVENT_FIELDS = ['__typename', 'id', 'uuid', 'progress', 'progressMessage', 'detail'];

const statusIn = (event: Change) => clusterStatuses.find((one) => one === event.status);

/** Whether the event carries everything that is selected of its cluster. */
function carries(event: Change, info: GraphQLResolveInfo): boolean {
  const status = statusIn(event);
  const fields = status ? [...EVENT_FIELDS, 'status', 'viewerCan'] : EVENT_FIELDS;
  // While an operation is running, the status alone decides about most actions.
  const isKnown = (action: string) =>
    action === '__typename' || (status !== undefined && isBusy(action, status));
  return (
    [...selectedFields(info)].every((field) => fields.includes(field)) &&
    [...selectedFields(info, ['viewerCan'])].every(isKnown)
  );
}

/** The part of the record that the event carries. */
function recordOf(event: Change): ClusterRecord {
  const { clusterId: id, progress, message, detail, rev } = event;
  const status = statusIn(event);
  // Resolvers of the fields in `carries` read no other member.
  return { id, progress, message, detail, rev, ...(status ? { status } : {}) } as ClusterRecord;
}
