import { builder } from '../../graphql/builder.ts';
import { eventDetail, eventMessage, eventResync } from '../../graphql/eventFields.ts';
import type { EventOf, Resync } from '../../upstream/live/events.ts';
import { startEvent } from '../../graphql/liveExtensions.ts';
import { requireReadable } from '../account/accountActions.ts';
import { Cluster } from '../clusters/Cluster.ts';
import { changedCluster, eventsOfCluster } from '../clusters/eventCluster.upstream.ts';
import { GITOPS_EVENT } from '../gitops/gitops.upstream.ts';
import { isPresent, isRunning } from './addonActions.ts';
import { AddonRef } from './Addon.ts';
import { addonStatuses, loadAddons, loadCatalog, statusFields, type AddonRecord } from './addons.upstream.ts';

type Change = EventOf<'addonStatusUpdate'>;

const AddonEvent = builder.objectRef<Change | Resync>('AddonEvent').implement({
  description: 'A change of an add-on on the cluster, or a resync.',
  fields: (t) => ({
    addon: t.field({
      type: AddonRef,
      nullable: true,
      description: 'The add-on after the change; null on a resync.',
      resolve: (event) => (event.event === 'resync' ? null : addonFrom(event)),
    }),
    affectedAddons: t.field({
      type: [AddonRef],
      description:
        'Once the action has ended: the add-on with those it requires and those that require it. Otherwise empty.',
      resolve: async (event, _args, ctx) => {
        if (event.event === 'resync' || !hasEnded(event)) return [];
        const [catalog, addons] = await Promise.all([loadCatalog(ctx), loadAddons(ctx, event.clusterId)]);
        const own = catalog.find((entry) => entry.name === event.addonName);
        const dependents = catalog.filter((entry) => entry.requires.includes(event.addonName));
        const names = new Set([
          event.addonName,
          ...(own?.requires ?? []),
          ...dependents.map((entry) => entry.name),
        ]);
        return addons.filter((addon) => names.has(addon.name));
      },
    }),
    settledCluster: t.field(
      changedCluster(
        'The cluster, once the action has ended; otherwise null.',
        ['ingressEndpoints', 'addons'],
        hasEnded,
      ),
    ),
    message: t.string(eventMessage),
    detail: t.field(eventDetail),
    isResync: t.boolean(eventResync),
  }),
});

builder.subscriptionField('addonChanged', (t) =>
  t.field({
    type: AddonEvent,
    description:
      'Changes of add-ons on one cluster or on all clusters of the account. Ends with NOT_FOUND for a cluster that you may not see.',
    args: {
      clusterId: t.arg.globalID({ for: Cluster, description: 'The cluster; all clusters when omitted.' }),
    },
    subscribe: async (_root, { clusterId }, ctx) => {
      await requireReadable(ctx, 'addons');
      const isWanted = await eventsOfCluster(ctx, clusterId);
      // The platform reports GitOps progress as an add-on. Unknown statuses are dropped.
      return ctx.live.subscribe(
        ['addonStatusUpdate'],
        (event) =>
          isWanted(event) &&
          event.addonName !== GITOPS_EVENT &&
          addonStatuses.some((one) => one === event.status),
      );
    },
    resolve: (event, _args, ctx) => startEvent(ctx, event, hasEnded),
  }),
);

/** Whether the event reports the end of an action. */
function hasEnded(event: Change): boolean {
  return !isRunning(statusFields(event, 'not_installed').status);
}

function addonFrom(event: Change): AddonRecord {
  const fields = statusFields(event, 'not_installed');
  return {
    clusterId: event.clusterId,
    name: event.addonName,
    ...fields,
    version: isPresent(fields.status) ? event.version : null,
    previousVersion: undefined,
    appDependents: undefined,
    rev: event.rev,
  };
}
