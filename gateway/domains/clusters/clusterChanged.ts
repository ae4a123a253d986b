import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { encodeId } from '../../graphql/globalId.ts';
import { noteDeleted, startEvent } from '../../graphql/liveExtensions.ts';
import { MessageRef } from '../../graphql/Message.ts';
import { detailOf } from '../../graphql/messages.ts';
import { selectedFields } from '../../graphql/selection.ts';
import type { EventOf, Resync } from '../../upstream/live/events.ts';
import { ClusterRef } from './Cluster.ts';
import { isBusy, type ClusterAction } from './clusterActions.ts';
import { clusterStatuses, isMoving, loadCluster, type ClusterRecord } from './clusters.upstream.ts';

type Told = EventOf<'clusterStatusUpdate'> | EventOf<'clusterStreamUpdate'>;
type Heard = Told | Resync;

const statusOf = (event: Heard) => (event.event === 'clusterStatusUpdate' ? event.status : null);

const ClusterEvent = builder.objectRef<Heard>('ClusterEvent').implement({
  description: 'Something happened to a cluster of the account, or events may have been missed.',
  fields: (t) => ({
    cluster: t.field({
      type: ClusterRef,
      nullable: true,
      description: 'The cluster after the change; null when it was deleted and on a resync.',
      resolve: (event, _args, ctx, info) => {
        if (event.event === 'resync' || statusOf(event) === 'deleted') return null;
        const told = toldFields(event);
        const asked = [...selectedFields(info)];
        // A moving badge costs no call: only what the event does not carry is read.
        if (asked.every((field) => field in told.fields || told.free.includes(field))) return told.record;
        return nullWhenMissing(loadCluster(ctx, event.clusterId));
      },
    }),
    createdCluster: t.field({
      type: ClusterRef,
      nullable: true,
      description: 'The same cluster when it is new: append it to lists.',
      resolve: (event, _args, ctx) => (statusOf(event) === 'pending' ? whole(event, ctx) : null),
    }),
    settledCluster: t.field({
      type: ClusterRef,
      nullable: true,
      description: 'The whole cluster, read anew, once it has come to rest; null while it moves.',
      resolve: (event, _args, ctx) => (hasSettled(event) ? whole(event, ctx) : null),
    }),
    deletedClusterId: t.id({
      nullable: true,
      description: 'The global id of the cluster when it is gone.',
      resolve: (event) =>
        event.event === 'clusterStatusUpdate' && event.status === 'deleted'
          ? encodeId('Cluster', event.clusterId)
          : null,
    }),
    message: t.string({
      nullable: true,
      description: 'What is being done, or why it failed, in English.',
      resolve: (event) => (event.event === 'resync' ? null : event.message),
    }),
    detail: t.field({
      type: MessageRef,
      nullable: true,
      description: '`message` with its code.',
      resolve: (event) => (event.event === 'resync' ? null : detailOf(event)),
    }),
    isResync: t.boolean({
      description: 'Events may have been missed: fetch again what you show.',
      resolve: (event) => event.event === 'resync',
    }),
  }),
});

builder.subscriptionField('clusterChanged', (t) =>
  t.field({
    type: ClusterEvent,
    description: 'Every change of a cluster of the account: created, moving, settled, deleted.',
    subscribe: (_root, _args, ctx) => ctx.live.subscribe(['clusterStatusUpdate', 'clusterStreamUpdate']),
    resolve: (event, _args, ctx) => {
      if (statusOf(event) === 'deleted' && event.event !== 'resync')
        noteDeleted(ctx, encodeId('Cluster', event.clusterId));
      return startEvent(ctx, event, hasMore);
    },
  }),
);

function hasSettled(event: Heard): boolean {
  const status = clusterStatuses.find((one) => one === statusOf(event));
  return status !== undefined && status !== 'deleted' && !isMoving(status);
}

/** Created, at rest or deleted: lists, counts and what lies in it may have changed with it. */
const hasMore = (event: Told) => ['pending', 'deleted'].includes(statusOf(event) ?? '') || hasSettled(event);

async function whole(event: Heard, ctx: GatewayContext): Promise<ClusterRecord | null> {
  return event.event === 'resync' ? null : nullWhenMissing(loadCluster(ctx, event.clusterId));
}

const actions: readonly ClusterAction[] = [
  'archive',
  'unarchive',
  'delete',
  'protect',
  'unprotect',
  'update',
  'retry',
  'editNodePools',
  'syncNodePools',
];

/** The record as far as the event goes, by field of the graph, and the fields that need nothing but the status. */
function toldFields(event: Told): {
  record: ClusterRecord;
  fields: Record<string, true>;
  free: readonly string[];
} {
  const { clusterId: id, progress, message, detail, rev } = event;
  const status = clusterStatuses.find((one) => one === event.status);
  const told = { id, progress, message, detail, rev, ...(status ? { status } : {}) };
  const fields = {
    __typename: true,
    id: true,
    uuid: true,
    progress: true,
    progressMessage: true,
    detail: true,
    rev: true,
  } as const;
  // The selection was checked: no resolver reads a member that is not there.
  const record = told as ClusterRecord;
  if (status === undefined) return { record, fields, free: [] };
  return { record, fields, free: ['status', ...actions.filter((action) => isBusy(action, status))] };
}
