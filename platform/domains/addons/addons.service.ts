import type { Core } from '../../core.ts';
import { transaction, type Queryable, type Tx } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { JobParked } from '../../jobs/execution.ts';
import type { JobContext } from '../../jobs/definition.ts';
import { addonCatalogue, findAddon as inCatalogue } from '../../providers/addons/catalogue.ts';
import type { CatalogueAddon } from '../../providers/addons/catalogue.ts';
import { runsOn } from '../../providers/addons/compatibility.ts';
import type { AddonInstaller, AddonProgress } from '../../providers/addons/port.ts';
import { requirePermission } from '../account/permissions.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import { reasonOf, text, type Message } from '../../messages/messages.ts';
import { publishAddon, type AddonHost } from './addons.changes.ts';
import { installChain } from './addons.chain.ts';
import { addonChainJob, addonJob, addonJobKey } from './addons.kinds.ts';
import { addonRefusal, notInCatalogue } from './addons.refusals.ts';
import {
  addonActions,
  addonBlocker,
  addonCourse,
  isMoving,
  isPresent,
  type AddonAction,
  type AddonSituation,
  type AddonStatus,
} from './addons.rules.ts';
import { addonsOf, findAddon, saveAddon, type AddonRow } from './addons.store.ts';
import { addonReporter, applyWork, failWork, finishWork } from './addons.work.ts';

export interface AddonsDeps extends Pick<Core, 'db' | 'clock' | 'bus' | 'jobs'> {
  audit: Pick<Audit, 'record'>;
  installer: AddonInstaller;
  clusters: Pick<ClustersService, 'find' | 'lock'>;
  /** Does GitOps need its operator on that cluster? Asked inside the transaction of an order. */
  isGitopsEnabled: (tx: Tx, clusterId: string) => Promise<boolean>;
}

interface AddonOrder {
  action: AddonAction;
  name: string;
  version?: string | null;
  /** Installs what it needs and the cluster lacks as well, first. */
  withDependencies?: boolean;
}

/** Add-ons of clusters. Methods throw 404 for clusters of other accounts and for names the catalogue lacks. */
export interface AddonsService {
  catalogue(): readonly CatalogueAddon[];
  /** Add-ons that have a row on the cluster, by name. */
  list(actor: Actor, clusterId: string): Promise<AddonRow[]>;
  /** Orders an action; answers the row as it starts to move. Throws 409 with the reason when it may not. */
  order(actor: Actor, clusterId: string, order: AddonOrder): Promise<AddonRow>;
  /** What an order would do, in order; throws what `order` throws and changes nothing. */
  preview(actor: Actor, clusterId: string, order: AddonOrder): Promise<PreviewJson>;
  /** Where one add-on stands, for another noun's rules. */
  statusOf(queryable: Queryable, clusterId: string, name: string): Promise<AddonStatus>;
  /** The catalogue name of a row's id. */
  nameOf(actor: Actor, clusterId: string, addonId: string): Promise<string>;
  /** Brings the required add-ons and those named into a cluster that is being built, each as a durable step of the job. */
  installRequired(
    host: AddonHost,
    others: readonly string[],
    job: JobContext,
    onProgress: (fraction: number, message: Message) => Promise<void>,
  ): Promise<void>;
  /** Brings one add-on into a cluster that needs it now, as a durable step of the job. */
  ensure(
    host: AddonHost,
    name: string,
    job: JobContext,
    onProgress: (fraction: number) => Promise<void>,
  ): Promise<void>;
  /** Stops everything that moves on a cluster that is about to be archived or deleted. */
  stopAll(host: AddonHost): Promise<void>;
}

function catalogueEntry(name: string): CatalogueAddon {
  const addon = inCatalogue(name);
  if (!addon) throw notInCatalogue();
  return addon;
}

function situationOf(
  addon: CatalogueAddon,
  rows: readonly AddonRow[],
  clusterStatus: string,
  isGitopsEnabled: boolean,
): AddonSituation {
  const byName = new Map(rows.map((row) => [row.name, row]));
  const row = byName.get(addon.name);
  // One that is being installed will need what it requires when it is done.
  const dependents = addonCatalogue.filter(({ name, requires }) => {
    const status = byName.get(name)?.status;
    return requires.includes(addon.name) && status && (isPresent(status) || status === 'installing');
  });
  return {
    status: row?.status ?? 'not_installed',
    version: row?.version ?? null,
    previousVersion: row?.previousVersion ?? null,
    latestVersion: addon.versions[0].version,
    isRequired: addon.isRequired,
    missing: addon.requires.filter((name) => !isPresent(byName.get(name)?.status ?? 'not_installed')),
    dependents: dependents.map(({ name }) => name),
    clusterStatus,
    isGitopsEnabled,
  };
}

/** The version an action leads to. Throws 422 `version` for one that does not exist or does not fit. */
function targetVersion(
  addon: CatalogueAddon,
  { action, version }: AddonOrder,
  row: AddonRow | undefined,
  k3sVersion: string,
): string | null {
  if (action === 'uninstall') return null;
  if (action === 'rollback') return row?.previousVersion ?? null;
  const known = addon.versions.map((one) => one.version);
  const fitting = addon.versions.filter((one) => runsOn(one, k3sVersion));
  const wanted = version ?? (action === 'upgrade' ? known[0] : fitting[0]?.version);
  if (!wanted || !known.includes(wanted)) {
    const versions = known.join(', ');
    const why = text('addon_version', { title: addon.title, version: wanted ?? '', versions });
    throw invalid('version', why);
  }
  if (!fitting.some((one) => one.version === wanted)) {
    const why = text('addon_version_unsupported', { addon: `${addon.title} ${wanted}`, version: k3sVersion });
    throw invalid('version', why, 'kubernetes_unsupported');
  }
  if (action === 'upgrade' && row && known.indexOf(wanted) >= known.indexOf(row.version)) {
    throw invalid('version', text('addon_version_not_newer', { wanted, version: row.version }));
  }
  return wanted;
}

async function startAction(
  tx: Tx,
  { clock, bus }: AddonsDeps,
  host: AddonHost,
  order: Pick<AddonOrder, 'action' | 'name'>,
  row: AddonRow | undefined,
  target: string | null,
): Promise<AddonRow> {
  const now = clock.now();
  const isNew = order.action === 'install';
  const started = await saveAddon(tx, {
    clusterId: host.id,
    name: order.name,
    status: addonCourse[order.action].running,
    version: isNew || !row ? (target ?? '') : row.version,
    previousVersion: isNew ? null : (row?.previousVersion ?? null),
    targetVersion: target,
    progress: 0,
    message: null,
    data: row?.data ?? null,
    createdAt: now,
    updatedAt: now,
  });
  await publishAddon(tx, bus, host, started);
  return started;
}

/** One add-on of an order: as it stands, and the version the action leads to. */
interface Link {
  addon: CatalogueAddon;
  row: AddonRow | undefined;
  version: string | null;
}

/** Judges an order as it would be carried out, with what it brings along; throws the first thing in the way. */
async function judge(
  tx: Tx,
  deps: AddonsDeps,
  actor: Actor,
  clusterId: string,
  wanted: AddonOrder,
): Promise<{ host: Awaited<ReturnType<AddonsDeps['clusters']['lock']>>; links: Link[] }> {
  // The lock makes orders on one cluster wait for each other, so that dependencies hold when both are judged.
  const host = await deps.clusters.lock(tx, actor.accountId, clusterId);
  const rows = await addonsOf(tx, clusterId);
  const isGitopsEnabled = await deps.isGitopsEnabled(tx, clusterId);
  const target = catalogueEntry(wanted.name);
  const chain = wanted.withDependencies ? installChain(target, rows) : [];
  const links = (chain.length > 0 ? chain : [target]).map((addon) => {
    const known = situationOf(addon, rows, host.status, isGitopsEnabled);
    // What comes before it in the chain is no longer missing when its turn comes.
    const situation = wanted.withDependencies ? { ...known, missing: [] } : known;
    const blocker = addonBlocker(wanted.action, addon.name, situation);
    if (blocker) throw addonRefusal(blocker, addon.title, situation);
    const row = rows.find(({ name }) => name === addon.name);
    const order = addon === target ? wanted : { ...wanted, name: addon.name, version: null };
    return { addon, row, version: targetVersion(addon, order, row, host.k3sVersion) };
  });
  return { host, links };
}

/** The service over the platform's core, an installer and the clusters noun. */
export function createAddons(deps: AddonsDeps): AddonsService {
  const { db, audit, clusters, jobs, installer } = deps;

  const order: AddonsService['order'] = async (actor, clusterId, wanted) => {
    await checkCaller(actor, clusterId, wanted);
    return transaction(db, async (tx) => {
      const { host, links } = await judge(tx, deps, actor, clusterId, wanted);
      let started: AddonRow | undefined;
      for (const { addon, row, version } of links) {
        const { action } = wanted;
        started = await startAction(tx, deps, host, { action, name: addon.name }, row, version);
        await audit.record(tx, actor, {
          action: `addon.${action}`,
          target: { type: 'cluster', id: clusterId, name: host.name },
          before: { addon: addon.name, version: row?.version ?? null },
          after: { addon: addon.name, version },
        });
      }
      if (!started) throw new Error('an order without an add-on');
      await enqueue(tx, clusterId, wanted, links);
      // The last one is what was asked for.
      return started;
    });
  };

  const enqueue = (tx: Tx, clusterId: string, { action, name }: AddonOrder, links: readonly Link[]) => {
    const options = { key: addonJobKey(clusterId, name) };
    if (links.length > 1) {
      const steps = links.map((link) => ({ name: link.addon.name, version: link.version ?? '' }));
      return jobs.enqueue(tx, addonChainJob, { clusterId, steps }, options);
    }
    const version = links[0]?.version ?? null;
    return jobs.enqueue(tx, addonJob, { clusterId, name, action, version }, options);
  };

  const checkCaller = async (actor: Actor, clusterId: string, wanted: AddonOrder): Promise<void> => {
    requirePermission(actor, 'addons.manage');
    catalogueEntry(wanted.name);
    await clusters.find(actor.accountId, clusterId);
  };

  const preview: AddonsService['preview'] = async (actor, clusterId, wanted) => {
    await checkCaller(actor, clusterId, wanted);
    return transaction(db, async (tx) => {
      const { host, links } = await judge(tx, deps, actor, clusterId, wanted);
      const changes = links.map(({ addon, row, version }) => ({
        field: `addons.${addon.name}`,
        before: row && isPresent(row.status) ? row.version : null,
        after: version,
        one_way: false,
        restarts: 'none' as const,
      }));
      const { monthlyPrice } = host;
      return {
        dry_run: {
          changes,
          warnings: [],
          monthly_price_before: monthlyPrice,
          monthly_price_after: monthlyPrice,
          quota: null,
        },
      };
    });
  };

  const installOne = async (
    host: AddonHost,
    addon: CatalogueAddon,
    job: JobContext,
    tell: (progress: AddonProgress) => Promise<void>,
  ): Promise<void> => {
    const version =
      addon.versions.find((one) => runsOn(one, host.k3sVersion))?.version ?? addon.versions[0].version;
    const work = { name: addon.name, action: 'install', version } as const;
    const row = await findAddon(db, host.id, addon.name);
    if (row && isPresent(row.status)) return;
    if (!row || !isMoving(row.status)) {
      await transaction(db, (tx) => startAction(tx, deps, host, work, row, version));
    }
    const report = addonReporter(deps, host, work);
    const onProgress = async (progress: AddonProgress): Promise<void> => {
      await report(progress);
      await tell(progress);
    };
    try {
      const result = await applyWork(installer, host, work, {
        signal: job.signal,
        waiting: await job.waiting(`addon:${addon.name}`),
        onProgress,
      });
      await finishWork(deps, host, work, result);
    } catch (error) {
      // When the job only pauses it goes on with the row as it is; any other end would leave it moving for ever.
      if (!job.signal.aborted && !(error instanceof JobParked))
        await failWork(deps, host, work, reasonOf(error));
      throw error;
    }
  };

  return {
    order,
    preview,
    catalogue: () => addonCatalogue,
    list: async (actor, clusterId) => {
      await clusters.find(actor.accountId, clusterId);
      return addonsOf(db, clusterId);
    },
    nameOf: async (actor, clusterId, addonId) => {
      await clusters.find(actor.accountId, clusterId);
      const row = (await addonsOf(db, clusterId)).find(({ id }) => id === addonId);
      if (!row) throw notFound(text('addon_not_found'));
      return row.name;
    },
    installRequired: async (host, others, job, onProgress) => {
      const required = addonCatalogue.filter(({ name, isRequired }) => isRequired || others.includes(name));
      for (const [i, addon] of required.entries()) {
        const tell = ({ progress, message }: AddonProgress): Promise<void> =>
          onProgress((i + progress / 100) / required.length, message);
        await job.step(`addon:${addon.name}`, () => installOne(host, addon, job, tell));
      }
    },
    statusOf: async (queryable, clusterId, name) =>
      (await findAddon(queryable, clusterId, name))?.status ?? 'not_installed',
    ensure: async (host, name, job, onProgress) => {
      const addon = catalogueEntry(name);
      await job.step(`addon:${name}`, () =>
        installOne(host, addon, job, ({ progress }) => onProgress(progress / 100)),
      );
    },
    stopAll: async (host) => {
      const moving = (await addonsOf(db, host.id)).filter(({ status }) => isMoving(status));
      for (const { name, status } of moving) {
        await jobs.cancel(db, addonJobKey(host.id, name));
        const action = addonActions.find((one) => addonCourse[one].running === status);
        if (action) await failWork(deps, host, { name, action, version: null }, text('stopped'));
      }
    },
  };
}
