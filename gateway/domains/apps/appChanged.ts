import { builder } from '../../graphql/builder.ts';
import { eventDetail, eventMessage, eventResync, operationEvents } from '../../graphql/eventFields.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { encodeId } from '../../graphql/globalId.ts';
import { noteDeleted, startEvent } from '../../graphql/liveExtensions.ts';
import { isDatabase, type EventOf, type Resync } from '../../upstream/live/events.ts';
import { requireReadable } from '../account/accountActions.ts';
import { Cluster } from '../clusters/Cluster.ts';
import { changedCluster, eventsOfCluster } from '../clusters/eventCluster.upstream.ts';
import { isBusy } from './appActions.ts';
import {
  appStatusFrom,
  installedAppId,
  isInProgress,
  loadInstalledApps,
  type InstalledAppRecord,
} from './apps.upstream.ts';
import { InstalledAppRef } from './InstalledApp.ts';

type Change = EventOf<'appStatusUpdate'>;
type ChangeOrResync = Change | Resync;

const isRemoval = (event: ChangeOrResync) => event.event !== 'resync' && event.status === 'uninstalled';

/** The global id of the app that the event reports as removed. */
const removedId = (event: ChangeOrResync) =>
  event.event !== 'resync' && isRemoval(event) && event.appId !== null
    ? encodeId('InstalledApp', installedAppId({ clusterId: event.clusterId, id: event.appId }))
    : null;

const { carries, hasSettled, settled } = operationEvents({ statusFrom: appStatusFrom, isInProgress, isBusy });

const AppEvent = builder.objectRef<ChangeOrResync>('AppEvent').implement({
  description: 'A change of an installed app, or a resync.',
  fields: (t) => ({
    app: t.field({
      type: InstalledAppRef,
      nullable: true,
      description: 'The app after the change; null when it was removed and on a resync.',
      resolve: (event, _args, ctx, info) => {
        if (event.event === 'resync' || isRemoval(event)) return null;
        // A progress update makes no platform call unless a field is selected that the event does not carry.
        const isEnough = event.appId !== null && carries(event, info, ['name']);
        return isEnough ? recordOf(event) : loadChangedApp(event, ctx);
      },
    }),
    settledApp: t.field(
      settled(InstalledAppRef, 'The app once an operation has ended; otherwise null.', loadChangedApp),
    ),
    changedCluster: t.field(
      changedCluster(
        'The cluster when its lists may have changed: an app was installed or removed, or an operation has ended; otherwise null.',
        ['apps', 'installedApps', 'appCounts', 'addons'],
        changesList,
      ),
    ),
    uninstalledAppId: t.id({
      nullable: true,
      description: 'Global id of the app when it was removed; otherwise null.',
      resolve: removedId,
    }),
    name: t.string({
      nullable: true,
      description: 'Name of the app in the catalogue; null on a resync.',
      resolve: (event) => (event.event === 'resync' ? null : event.appName),
    }),
    message: t.string(eventMessage),
    detail: t.field(eventDetail),
    isResync: t.boolean(eventResync),
  }),
});

builder.subscriptionField('appChanged', (t) =>
  t.field({
    type: AppEvent,
    description:
      'Changes of installed apps on one cluster or on all clusters of the account; those of databases are in `postgresClusterChanged`. Ends with NOT_FOUND for a cluster that you may not see.',
    args: {
      clusterId: t.arg.globalID({ for: Cluster, description: 'The cluster; all clusters when omitted.' }),
    },
    subscribe: async (_root, { clusterId }, ctx) => {
      await requireReadable(ctx, 'apps');
      const isWanted = await eventsOfCluster(ctx, clusterId);
      return ctx.live.subscribe(
        ['appStatusUpdate'],
        (event) => isWanted(event) && !isDatabase(event.appName),
      );
    },
    resolve: (event, _args, ctx) => {
      const removed = removedId(event);
      if (removed !== null) noteDeleted(ctx, removed);
      return startEvent(ctx, event, changesList);
    },
  }),
);

function changesList(event: Change): boolean {
  return isRemoval(event) || hasSettled(event) || appStatusFrom(event.status) === 'pending';
}

/** The app of the list; by its name where the platform sends no id. */
async function loadChangedApp(
  event: ChangeOrResync,
  ctx: GatewayContext,
): Promise<InstalledAppRecord | null> {
  if (event.event === 'resync') return null;
  const { clusterId, appId, appName } = event;
  const all = await loadInstalledApps(ctx, clusterId);
  return all.find((app) => (appId === null ? app.app_name === appName : app.id === appId)) ?? null;
}

/** The part of the record that the event carries. */
function recordOf(event: Change): InstalledAppRecord {
  const { appId: id, appName, clusterId, status, progress, message, detail, rev } = event;
  const known = { id, app_name: appName, clusterId, status: appStatusFrom(status), progress };
  // Resolvers of the fields in `carries` read no other member.
  return { ...known, message, detail, rev } as InstalledAppRecord;
}
