import type { Core } from '../../core.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { invalid } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import { addonCatalogue, findAddon as findInCatalogue } from '../../providers/addons/catalogue.ts';
import type { CatalogueAddon } from '../../providers/addons/catalogue.ts';
import { runsOn } from '../../providers/addons/compatibility.ts';
import type { AddonNeed } from '../apps/apps.handover.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import { publishAddon, type AddonHost } from './addons.changes.ts';
import { installChain } from './addons.chain.ts';
import { addonRefusal, notInCatalogue } from './addons.refusals.ts';
import {
  actionTransitions,
  addonBlocker,
  isPresent,
  type AddonAction,
  type AddonSituation,
} from './addons.rules.ts';
import { addonsOf, saveAddon, type AddonRow } from './addons.store.ts';

export interface OrderDeps extends Pick<Core, 'clock' | 'bus'> {
  clusters: Pick<ClustersService, 'lock'>;
  /** True if GitOps on the cluster needs its operator; called inside the transaction of an order. */
  isGitopsEnabled: (tx: Tx, clusterId: string) => Promise<boolean>;
  /** The add-ons that apps and databases on a cluster need; also called inside the transaction of an order. */
  appNeeds: (db: Queryable, clusterId: string) => Promise<readonly AddonNeed[]>;
}

export interface AddonOrder {
  action: AddonAction;
  name: string;
  version?: string | null;
  /** Also installs the required add-ons that the cluster lacks, before it. */
  withDependencies?: boolean;
}

/** Throws 404 for names that the catalogue lacks. */
export function catalogueEntry(name: string): CatalogueAddon {
  const addon = findInCatalogue(name);
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
  // An add-on that is being installed counts too: it needs its requirements when it is done.
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
  // Newest first. A version that has left the catalogue is older than all of them.
  const current = row ? known.indexOf(row.version) : -1;
  if (action === 'upgrade' && row && current >= 0 && known.indexOf(wanted) >= current) {
    throw invalid('version', text('addon_version_not_newer', { wanted, version: row.version }));
  }
  return wanted;
}

/**
 * The version a rollback leads to after an installation. A failed upgrade is retried by an installation, and keeps the
 * version from before the upgrade; its row still has the target version.
 */
function versionBefore(row: AddonRow | undefined, target: string | null): string | null {
  if (row?.status !== 'failed') return null;
  return row.targetVersion !== null && row.version !== target ? row.version : row.previousVersion;
}

/** Saves the add-on in the action's running status and publishes the change. */
export async function startAction(
  tx: Tx,
  { clock, bus }: Pick<OrderDeps, 'clock' | 'bus'>,
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
    status: actionTransitions[order.action].running,
    version: isNew || !row ? (target ?? '') : row.version,
    previousVersion: isNew ? versionBefore(row, target) : (row?.previousVersion ?? null),
    targetVersion: target,
    appliedAt: null,
    progress: 0,
    message: null,
    data: row?.data ?? null,
    createdAt: now,
    updatedAt: now,
  });
  await publishAddon(tx, bus, host, started);
  return started;
}

/** One add-on of an order, with its current row and the version after the action. */
export interface PlannedAction {
  addon: CatalogueAddon;
  row: AddonRow | undefined;
  version: string | null;
}

/** Validates an order including its dependencies and returns its actions in order; throws the first refusal. */
export async function validateOrder(
  tx: Tx,
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  wanted: AddonOrder,
): Promise<{ host: Awaited<ReturnType<ClustersService['lock']>>; planned: PlannedAction[] }> {
  // The lock serialises orders on one cluster, so that dependencies still hold when an order is saved.
  const host = await deps.clusters.lock(tx, actor.accountId, clusterId);
  const rows = await addonsOf(tx, clusterId);
  const isGitopsEnabled = await deps.isGitopsEnabled(tx, clusterId);
  const target = catalogueEntry(wanted.name);
  const needs = await deps.appNeeds(tx, clusterId);
  const chain = wanted.withDependencies ? installChain(target, rows) : [];
  const planned = (chain.length > 0 ? chain : [target]).map((addon) => {
    const own = situationOf(addon, rows, host.status, isGitopsEnabled);
    const apps = needs.filter((need) => need.addon === addon.name).map(({ by }) => by);
    const known = { ...own, dependents: [...own.dependents, ...apps] };
    // Its requirements are installed earlier in the chain.
    const situation = wanted.withDependencies ? { ...known, missing: [] } : known;
    const blocker = addonBlocker(wanted.action, addon.name, situation);
    if (blocker) throw addonRefusal(blocker, addon.title, situation);
    const row = rows.find(({ name }) => name === addon.name);
    const order = addon === target ? wanted : { ...wanted, name: addon.name, version: null };
    return { addon, row, version: targetVersion(addon, order, row, host.k3sVersion) };
  });
  return { host, planned };
}
