import type { Core } from '../../core.ts';
import { transaction, type Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { notFound } from '../../http/errors.ts';
import type { JobContext } from '../../jobs/definition.ts';
import { text, type Message } from '../../messages/messages.ts';
import { addonCatalogue } from '../../providers/addons/catalogue.ts';
import type { CatalogueAddon } from '../../providers/addons/catalogue.ts';
import type { AddonInstaller, AddonProgress } from '../../providers/addons/port.ts';
import { requirePermission } from '../account/permissions.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import { clusterPrice } from '../clusters/clusters.price.ts';
import type { AddonNeed } from '../apps/apps.handover.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import { installChain } from './addons.chain.ts';
import type { AddonHost } from './addons.changes.ts';
import { installMissing } from './addons.ensure.ts';
import { addonJob, addonJobKey } from './addons.kinds.ts';
import type { AddonsObserver } from './addons.observing.ts';
import {
  catalogueEntry,
  startAction,
  validateOrder,
  type AddonOrder,
  type OrderDeps,
} from './addons.order.ts';
import { hasFailed, isMoving, isPresent, runningAction, type AddonStatus } from './addons.rules.ts';
import { addonsOf, findAddon, type AddonRow } from './addons.store.ts';
import { stopWork } from './addons.work.ts';

interface AddonsDeps extends OrderDeps, Pick<Core, 'db' | 'jobs'> {
  audit: Pick<Audit, 'record'>;
  installer: AddonInstaller;
  observer: AddonsObserver;
  clusters: Pick<ClustersService, 'find' | 'lock'>;
}

/** Add-ons of clusters. Methods throw 404 for clusters of other accounts and for names the catalogue lacks. */
export interface AddonsService {
  catalogue(): readonly CatalogueAddon[];
  /** Add-ons with a row on the cluster, by name. */
  list(actor: Actor, clusterId: string): Promise<AddonRow[]>;
  /** The add-ons that apps and databases on a cluster need. */
  appNeeds(clusterId: string): Promise<readonly AddonNeed[]>;
  /** Starts an action and returns the row in its running status. Throws 409 with the reason when refused. */
  order(actor: Actor, clusterId: string, order: AddonOrder): Promise<AddonRow>;
  /** The changes of an order, in order; throws like `order` and changes nothing. */
  preview(actor: Actor, clusterId: string, order: AddonOrder): Promise<PreviewJson>;
  /** Status of one add-on, for another noun's rules. */
  statusOf(queryable: Queryable, clusterId: string, name: string): Promise<AddonStatus>;
  /** Version of an add-on that is installed; null if it is not. */
  versionOf(queryable: Queryable, clusterId: string, name: string): Promise<string | null>;
  /** The add-ons to install so that a cluster has all of these, in order, for another noun. */
  chainFor(queryable: Queryable, clusterId: string, names: readonly string[]): Promise<CatalogueAddon[]>;
  /** Names of the add-ons whose last action failed, for another noun. */
  failedOn(clusterId: string): Promise<string[]>;
  /** The catalogue name of a row's id. */
  nameOf(actor: Actor, clusterId: string, addonId: string): Promise<string>;
  /** Installs the required add-ons and those in `others` on a new cluster, each as a durable step of the job. */
  installRequired(
    host: AddonHost,
    others: readonly string[],
    job: JobContext,
    onProgress: (fraction: number, message: Message) => Promise<void>,
  ): Promise<void>;
  /** Installs one add-on if it is missing, as a durable step of the job. */
  ensure(
    host: AddonHost,
    name: string,
    job: JobContext,
    onProgress: (fraction: number) => Promise<void>,
  ): Promise<void>;
  /** Cancels all running actions on a cluster that is about to be archived or deleted. */
  stopAll(host: AddonHost): Promise<void>;
}

export function createAddons(deps: AddonsDeps): AddonsService {
  const { db, audit, clusters, jobs } = deps;

  const order: AddonsService['order'] = async (actor, clusterId, wanted) => {
    await checkCaller(actor, clusterId, wanted);
    return transaction(db, async (tx) => {
      const { host, planned } = await validateOrder(tx, deps, actor, clusterId, wanted);
      let started: AddonRow | undefined;
      for (const { addon, row, version } of planned) {
        const { action } = wanted;
        started = await startAction(tx, deps, host, { action, name: addon.name }, row, version);
        await audit.record(tx, actor, {
          action: `addon.${action}`,
          target: { type: 'cluster', id: clusterId, name: host.name },
          clusterId,
          before: { version: row?.version ?? null },
          after: { addon: addon.title, version },
        });
      }
      if (!started) throw new Error('an order without an add-on');
      const names = planned.map(({ addon }) => addon.name);
      for (const { addon, version } of planned) {
        // The observer starts the others when those that they require are there.
        if (addon.requires.some((needed) => names.includes(needed))) continue;
        const job = { clusterId, name: addon.name, action: wanted.action, version };
        await jobs.enqueue(tx, addonJob, job, { key: addonJobKey(clusterId, addon.name) });
      }
      // The last one is the add-on of the order; the others are its dependencies.
      return started;
    });
  };

  const checkCaller = async (actor: Actor, clusterId: string, wanted: AddonOrder): Promise<void> => {
    requirePermission(actor, 'addons.manage');
    catalogueEntry(wanted.name);
    await clusters.find(actor.accountId, clusterId);
  };

  const preview: AddonsService['preview'] = async (actor, clusterId, wanted) => {
    await checkCaller(actor, clusterId, wanted);
    return transaction(db, async (tx) => {
      const { host, planned } = await validateOrder(tx, deps, actor, clusterId, wanted);
      const changes = planned.map(({ addon, row, version }) => ({
        field: `addons.${addon.name}`,
        before: row && isPresent(row.status) ? row.version : null,
        after: version,
        one_way: false,
        restarts: 'none' as const,
      }));
      const price = clusterPrice(host);
      return {
        dry_run: {
          changes,
          warnings: [],
          monthly_price_before: price,
          monthly_price_after: price,
          quota: null,
        },
      };
    });
  };

  return {
    order,
    preview,
    catalogue: () => addonCatalogue,
    list: async (actor, clusterId) => {
      await clusters.find(actor.accountId, clusterId);
      return addonsOf(db, clusterId);
    },
    appNeeds: (clusterId) => deps.appNeeds(db, clusterId),
    nameOf: async (actor, clusterId, addonId) => {
      await clusters.find(actor.accountId, clusterId);
      const row = (await addonsOf(db, clusterId)).find(({ id }) => id === addonId);
      if (!row) throw notFound(text('addon_not_found'));
      return row.name;
    },
    installRequired: async (host, others, job, onProgress) => {
      const required = addonCatalogue.filter(({ name, isRequired }) => isRequired || others.includes(name));
      for (const [i, addon] of required.entries()) {
        const report = ({ progress, message }: AddonProgress): Promise<void> =>
          onProgress((i + progress / 100) / required.length, message);
        await job.step(`addon:${addon.name}`, () => installMissing(deps, host, addon, job, report));
      }
    },
    failedOn: async (clusterId) =>
      (await addonsOf(db, clusterId)).filter(({ status }) => hasFailed(status)).map(({ name }) => name),
    statusOf: async (queryable, clusterId, name) =>
      (await findAddon(queryable, clusterId, name))?.status ?? 'not_installed',
    versionOf: async (queryable, clusterId, name) =>
      (await findAddon(queryable, clusterId, name))?.version ?? null,
    chainFor: async (queryable, clusterId, names) => {
      const rows = await addonsOf(queryable, clusterId);
      return [...new Set(names.flatMap((name) => installChain(catalogueEntry(name), rows)))];
    },
    ensure: async (host, name, job, onProgress) => {
      const addon = catalogueEntry(name);
      await job.step(`addon:${name}`, () =>
        installMissing(deps, host, addon, job, ({ progress }) => onProgress(progress / 100)),
      );
    },
    stopAll: async (host) => {
      const moving = (await addonsOf(db, host.id)).filter(({ status }) => isMoving(status));
      for (const { name, status } of moving) {
        await jobs.cancel(db, addonJobKey(host.id, name));
        const action = runningAction(status);
        if (action) await stopWork(deps, host, { name, action });
      }
    },
  };
}
