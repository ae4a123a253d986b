import { transaction, type Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { text, type Message } from '../../messages/messages.ts';
import { appCatalogue, findApp as findInCatalogue } from '../../providers/apps/catalogue.ts';
import { appCategories, type AppCategory, type CatalogApp } from '../../providers/apps/port.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import { requirePermission } from '../account/permissions.ts';
import { workCountsOf, type WorkCounts } from '../account/usage.ts';
import { addonNeeds } from './apps.addons.ts';
import { changeApp, type AppHost } from './apps.changes.ts';
import type { AddonNeed, AppAnswer, AppHandler, AppRequest, ClusterEnd } from './apps.handover.ts';
import { appJobKey } from './apps.kinds.ts';
import { orderApp, previewOrder, type OrderDeps } from './apps.orders.ts';
import { retryOf, type AppOrder } from './apps.planning.ts';
import { endWarningsOf } from './apps.preview.ts';
import { appRefusal, catalogueEntry, notFailed, notInstalled } from './apps.refusals.ts';
import { appBlocker, DEFAULT_INSTANCE, isMoving } from './apps.rules.ts';
import { appsOf, lockApp, statusesOf, type AppRow } from './apps.store.ts';
import { installedAppToJson, type InstalledAppJson } from './apps.wire.ts';

interface AppsDeps extends OrderDeps {
  /** Nouns whose things are installed through the routes of apps. */
  handlers: readonly AppHandler[];
}

/** An order whose app is named, or given by the id of its row. */
export interface NamedOrder extends Omit<AppOrder, 'name' | 'verb'> {
  /** `retry` repeats what has failed. */
  verb: AppOrder['verb'] | 'retry';
  name: string | undefined;
  appId: string | undefined;
  instanceName: string;
}

/** Apps on clusters. Methods throw 404 for clusters of other accounts. */
export interface AppsService {
  catalogue(): readonly CatalogApp[];
  categories(): readonly AppCategory[];
  /** Apps on the cluster by name, then those of the handlers. */
  list(actor: Actor, clusterId: string): Promise<InstalledAppJson[]>;
  /** Numbers of an account's apps and databases, for its usage. */
  counts(accountId: string): Promise<WorkCounts>;
  /** Carries out a request, or hands it over to the noun that takes the name or the id. */
  order(request: AppRequest, order: NamedOrder): Promise<AppAnswer>;
  /** The add-ons that apps and databases on a cluster need, also in the transaction of an order. */
  addonNeeds(db: Queryable, clusterId: string): Promise<AddonNeed[]>;
  /** What becomes of the data of apps and databases when the cluster is archived or deleted. */
  endWarnings(clusterId: string, end: ClusterEnd): Promise<Message[]>;
  /** Cancels all running operations on a cluster that is about to be archived or deleted. */
  stopAll(host: AppHost): Promise<void>;
}

const verbs = { install: 'install', change: 'change', uninstall: 'remove' } as const;

export function createApps(deps: AppsDeps): AppsService {
  const { db, clusters, handlers, jobs } = deps;

  const toJson = (row: AppRow, accountId: string): InstalledAppJson => {
    const latest = findInCatalogue(row.name)?.versions[0].version;
    return installedAppToJson(row, accountId, latest ?? row.version);
  };

  const handlerOf = async (
    clusterId: string,
    { name, appId }: NamedOrder,
  ): Promise<AppHandler | undefined> => {
    for (const handler of handlers) {
      if (name !== undefined ? handler.appNames.includes(name) : await handler.owns(clusterId, appId ?? ''))
        return handler;
    }
    return undefined;
  };

  /** The name in the catalogue; throws 409 `not_installed` for an id that no app has. */
  const nameOf = async (clusterId: string, { name, appId }: NamedOrder): Promise<string> => {
    const row =
      appId === undefined ? undefined : (await appsOf(db, clusterId)).find(({ id }) => id === appId);
    if (appId !== undefined && (!row || (name !== undefined && row.name !== name))) throw notInstalled();
    if (row) return row.name;
    if (name === undefined) throw notFound(text('app_not_found'));
    return name;
  };

  /** What a retry repeats. Throws 409 if nothing has failed. */
  const failedOrder = async (clusterId: string, { status }: ClusterRow, name: string): Promise<AppOrder> => {
    const row = (await appsOf(db, clusterId)).find((one) => one.name === name);
    const order = row && retryOf(row);
    if (order) return order;
    const app = catalogueEntry(name);
    const now = {
      ...{ status: row?.status ?? ('not_installed' as const), clusterStatus: status },
      ...{ previousVersion: null, isLatest: true, neededPlan: null, missing: [] },
    };
    const blocker = appBlocker('configure', now);
    throw blocker ? appRefusal(blocker, app, now) : notFailed(app);
  };

  const stop = async (host: AppHost, { id }: AppRow): Promise<void> => {
    await jobs.cancel(db, appJobKey(id));
    await transaction(db, async (tx) => {
      const row = await lockApp(tx, id);
      if (!row || !isMoving(row.status)) return;
      const status = row.status === 'uninstalling' ? 'uninstall_failed' : 'failed';
      await changeApp(tx, deps, host, id, { status, message: text('stopped') });
    });
  };

  return {
    catalogue: () => appCatalogue,
    categories: () => appCategories.filter((one) => appCatalogue.some(({ category }) => category === one)),
    list: async (actor, clusterId) => {
      const { accountId } = await clusters.find(actor.accountId, clusterId);
      const own = (await appsOf(db, clusterId)).map((row) => toJson(row, accountId));
      const others = await Promise.all(handlers.map((handler) => handler.list(clusterId)));
      return [...own, ...others.flat()];
    },
    counts: async (accountId) => {
      const others = await Promise.all(handlers.map((handler) => handler.statusesOf(accountId)));
      const statuses = [...(await statusesOf(db, accountId)), ...others.flat()];
      return workCountsOf(statuses, { running: ['installed'], failed: ['failed', 'uninstall_failed'] });
    },
    order: async (request, named) => {
      const { actor, clusterId, isDryRun } = request;
      const host = await clusters.find(actor.accountId, clusterId);
      const handler = await handlerOf(clusterId, named);
      if (handler) {
        // What has failed on a database has actions of its own.
        if (named.verb === 'retry') throw notInstalled();
        return handler[verbs[named.verb]](request);
      }
      if (named.instanceName !== DEFAULT_INSTANCE)
        throw named.verb === 'install'
          ? invalid('instanceName', text('app_instance_single'))
          : notInstalled();
      const { verb } = named;
      const name = await nameOf(clusterId, named);
      if (verb === 'retry') requirePermission(actor, 'apps.manage');
      const order = verb === 'retry' ? await failedOrder(clusterId, host, name) : { ...named, verb, name };
      if (isDryRun) return previewOrder(deps, actor, clusterId, order);
      return toJson(await orderApp(deps, actor, clusterId, order), actor.accountId);
    },
    addonNeeds: async (queryable, clusterId) => {
      const needs = await addonNeeds(deps.addons, queryable, clusterId);
      for (const handler of handlers) needs.push(...(await handler.addonNeeds(queryable, clusterId)));
      return needs;
    },
    endWarnings: async (clusterId, end) => {
      const others = await Promise.all(handlers.map((handler) => handler.endWarnings(clusterId, end)));
      return [...others.flat(), ...endWarningsOf(await appsOf(db, clusterId), end)];
    },
    stopAll: async (host) => {
      for (const row of await appsOf(db, host.id)) if (isMoving(row.status)) await stop(host, row);
    },
  };
}
