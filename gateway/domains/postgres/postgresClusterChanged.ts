import { builder } from '../../graphql/builder.ts';
import { eventDetail, eventMessage, eventResync, operationEvents } from '../../graphql/eventFields.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { encodeId } from '../../graphql/globalId.ts';
import { noteDeleted, startEvent } from '../../graphql/liveExtensions.ts';
import { isDatabase, type EventOf, type Resync } from '../../upstream/live/events.ts';
import { requireReadable } from '../account/accountActions.ts';
import { Cluster } from '../clusters/Cluster.ts';
import { changedCluster, eventsOfCluster } from '../clusters/eventCluster.upstream.ts';
import { findPostgres, ownIdOf, type PostgresRecord } from './postgres.upstream.ts';
import { isBusy } from './postgresActions.ts';
import { PostgresClusterRef } from './PostgresCluster.ts';
import { isInProgress, statusFrom } from './postgresStatuses.ts';

type Change = EventOf<'appStatusUpdate'>;

/** An event with the database that it is about, where that had to be read first. */
type PostgresChange = Resync | (Change & { found?: PostgresRecord | null });

const { carries, hasSettled, settled } = operationEvents({ statusFrom, isInProgress, isBusy });

/** The global id of the database that the event reports as deleted and that cannot be restored. */
const deletedId = (event: PostgresChange) =>
  event.event !== 'resync' && event.found === null && event.appId !== null
    ? encodeId('PostgresCluster', ownIdOf({ clusterId: event.clusterId, id: event.appId }))
    : null;

const PostgresClusterEvent = builder.objectRef<PostgresChange>('PostgresClusterEvent').implement({
  description: 'A change of a database cluster, or a resync.',
  fields: (t) => ({
    postgresCluster: t.field({
      type: PostgresClusterRef,
      nullable: true,
      description:
        'The database cluster after the change; null when it is gone, on a resync, and when the platform does not say which one it was.',
      resolve: (event, _args, ctx, info) => {
        if (event.event === 'resync') return null;
        // A progress update makes no platform call unless a field is selected that the event does not carry.
        const isEnough = event.appId !== null && event.status !== 'uninstalled' && carries(event, info);
        return isEnough ? recordOf(event) : loadDatabase(event, ctx);
      },
    }),
    settledPostgresCluster: t.field(
      settled(
        PostgresClusterRef,
        'The database cluster once an operation has ended; otherwise null.',
        loadDatabase,
      ),
    ),
    changedCluster: t.field(
      changedCluster(
        'The cluster when its list may have changed: a database cluster was created or deleted, an operation has ended, or the platform does not say which one has changed; otherwise null.',
        ['postgresCluster', 'postgresClusters', 'postgresClusterCounts', 'restorablePostgresClusters'],
        changesList,
      ),
    ),
    deletedPostgresClusterId: t.id({
      nullable: true,
      description:
        'Global id of the database cluster when it was deleted and cannot be restored; otherwise null.',
      resolve: deletedId,
    }),
    message: t.string(eventMessage),
    detail: t.field(eventDetail),
    isResync: t.boolean(eventResync),
  }),
});

builder.subscriptionField('postgresClusterChanged', (t) =>
  t.field({
    type: PostgresClusterEvent,
    description:
      'Changes of database clusters on one cluster or on all clusters of the account. Ends with NOT_FOUND for a cluster that you may not see.',
    args: {
      clusterId: t.arg.globalID({ for: Cluster, description: 'The cluster; all clusters when omitted.' }),
    },
    subscribe: async (_root, { clusterId }, ctx) => {
      await requireReadable(ctx, 'apps');
      const isWanted = await eventsOfCluster(ctx, clusterId);
      return ctx.live.subscribe(['appStatusUpdate'], (event) => isDatabase(event.appName) && isWanted(event));
    },
    resolve: async (event, _args, ctx): Promise<PostgresChange> => {
      const started = startEvent(ctx, event, changesList);
      if (started.event === 'resync' || started.status !== 'uninstalled') return started;
      // Only the list shows whether it can still be restored.
      const change = { ...started, found: await loadDatabase(started, ctx) };
      const deleted = deletedId(change);
      if (deleted !== null) noteDeleted(ctx, deleted);
      return change;
    },
  }),
);

/** Without its id only the list shows what has become of the database. */
function changesList(event: Change): boolean {
  return event.appId === null || hasSettled(event) || event.status === 'pending';
}

/** The database of an event; null when it is gone, and when the event does not name it. */
function loadDatabase(event: PostgresChange, ctx: GatewayContext): Promise<PostgresRecord | null> | null {
  if (event.event === 'resync' || event.appId === null) return null;
  return findPostgres(ctx, ownIdOf({ clusterId: event.clusterId, id: event.appId }));
}

/** The part of the record that the event carries. */
function recordOf(event: Change): PostgresRecord {
  const { appId: id, clusterId, status, progress, message, detail, rev } = event;
  // Resolvers of the fields in `carries` read no other member.
  return { id, clusterId, status: statusFrom(status), progress, message, detail, rev } as PostgresRecord;
}
