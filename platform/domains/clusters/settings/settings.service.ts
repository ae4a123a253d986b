import type { Core } from '../../../core.ts';
import { transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { invalidMany, refused } from '../../../http/errors.ts';
import type { Audit } from '../../audit/audit.service.ts';
import type { Billing } from '../../billing/billing.service.ts';
import type { NodepoolsService } from '../../nodepools/nodepools.service.ts';
import { changeCluster } from '../clusters.changes.ts';
import { clusterJobKey, clusterJobs } from '../jobs/kinds.ts';
import { checkNodes } from '../clusters.limits.ts';
import { egressNetworks } from '../create/options.ts';
import { toWarning, type PreviewJson } from '../clusters.preview.ts';
import { checkRevision, fieldChanges } from '../clusters.revision.ts';
import { clusterPrice } from '../clusters.price.ts';
import { clusterRefusal } from '../clusters.refusals.ts';
import { clusterBlocker } from '../clusters.rules.ts';
import type { ClustersService } from '../clusters.service.ts';
import type { ClusterRow } from '../clusters.store.ts';
import { sealedTokenOn, type ProjectDeps } from '../clusters.token.ts';
import type { ClusterView } from '../clusters.wire.ts';
import { text } from '../../../messages/messages.ts';
import type { UpdateClusterInput } from './settings.input.ts';
import { addedMasters, addedMastersQuote } from './settings.price.ts';
import { settingFields, settingsOf, type Setting, type Settings } from './settings.fields.rules.ts';
import {
  requestedSettings,
  fixedProblems,
  pendingSettings,
  storedAtOnce,
  wantedSettings,
} from './settings.rows.ts';
import { changedSettings, settingProblems, settingWarnings } from './settings.rules.ts';

interface ClusterSettingsDeps extends Pick<Core, 'db' | 'clock' | 'bus' | 'jobs' | 'config'>, ProjectDeps {
  audit: Audit;
  billing: Pick<Billing, 'limits'>;
  clusters: Pick<ClustersService, 'read' | 'lock'>;
  nodepools: NodepoolsService;
}

/**
 * Settings of existing clusters. Every method throws 404, 403, and 409 `archived`, `busy`, `cluster_not_active` or
 * `over_limit`.
 */
export interface ClusterSettings {
  /** Stores settings; an update applies them. Throws 409 changed_meanwhile and 422. */
  change(actor: Actor, id: string, form: UpdateClusterInput): Promise<ClusterView>;
  /** A preview of `change` and the update after it; throws the same and writes nothing. */
  preview(actor: Actor, id: string, form: UpdateClusterInput): Promise<PreviewJson>;
  /** Starts the update and returns the cluster with status updating and progress 0. Throws 409 nothing_to_update. */
  update(actor: Actor, id: string, temporaryToken?: string | null): Promise<ClusterView>;
}

function check(actor: Actor, row: ClusterRow): void {
  const blocker = clusterBlocker('update', {
    status: row.status,
    isProtected: row.protected,
    permission: actor.permission,
    isOverLimit: false,
    hasPendingUpdate: row.wanted !== null,
  });
  if (blocker === null) return;
  throw clusterRefusal(blocker, 'update');
}

/** The settings after the form; throws 422 naming every field that cannot change like this. */
function settingsAfter({ config }: ClusterSettingsDeps, row: ClusterRow, form: UpdateClusterInput): Settings {
  const next = requestedSettings(row, form, egressNetworks(config.egressIps));
  const standing = {
    current: settingsOf(row),
    wanted: wantedSettings(row),
    isHalfDone: row.status === 'failed',
    hasCni: row.cniEnabled,
  };
  const problems = [...fixedProblems(row, form), ...settingProblems(standing, next)];
  if (problems.length > 0) throw invalidMany(problems);
  return next;
}

/** Checks prices and servers before the cluster is locked; returns the new price in EUR per month. */
async function priceAfter(deps: ClusterSettingsDeps, actor: Actor, view: ClusterView, next: Settings) {
  const { row, pools } = view;
  const added = addedMasters(row, next.master_ha);
  if (added.length === 0) return clusterPrice(row);
  const { monthlyPrice, issues } = await addedMastersQuote(deps.nodepools, row, added);
  if (issues.length > 0) throw invalidMany(issues.map((issue) => ({ ...issue, field: 'master_ha' })));
  const workers = pools.reduce((sum, { instanceCount }) => sum + instanceCount, 0);
  checkNodes(await deps.billing.limits(actor.accountId), workers + 1 + added.length);
  return clusterPrice({ ...row, monthlyPrice: row.monthlyPrice + monthlyPrice });
}

const picked = (settings: Settings, names: readonly Setting[]) =>
  Object.fromEntries(names.map((name) => [name, settings[name]]));

async function change(deps: ClusterSettingsDeps, actor: Actor, id: string, form: UpdateClusterInput) {
  const { db, clusters, audit, nodepools } = deps;
  const view = await clusters.read(actor, id);
  check(actor, view.row);
  await priceAfter(deps, actor, view, settingsAfter(deps, view.row, form));
  return transaction(db, async (tx) => {
    const row = await clusters.lock(tx, actor.accountId, id);
    check(actor, row);
    const next = settingsAfter(deps, row, form);
    const changed = changedSettings(wantedSettings(row), next);
    const pools = (await nodepools.byCluster([id], tx)).get(id) ?? [];
    // A client that repeats a request whose response was lost finds its own change, not a conflict.
    if (changed.length === 0) return { row, pools };
    await checkRevision(audit, tx, row, form.revision);
    const pending = pendingSettings(row, next);
    // After a failed update there are pending settings even if all values are equal: nodes may differ from them.
    const wanted = Object.keys(pending).length > 0 || row.status === 'failed' ? pending : null;
    const revision = row.revision + 1;
    const note = { kind: 'settings', message: text('settings_saved'), actorId: actor.userId } as const;
    const after = await changeCluster(tx, deps, id, { ...storedAtOnce(next), wanted, revision }, { note });
    await audit.record(tx, actor, {
      action: 'cluster.update',
      target: { type: 'cluster', id, name: row.name },
      before: { ...picked(wantedSettings(row), changed), revision: row.revision },
      after: { ...picked(next, changed), revision },
    });
    return { row: after ?? row, pools };
  });
}

async function preview(deps: ClusterSettingsDeps, actor: Actor, id: string, form: UpdateClusterInput) {
  const view = await deps.clusters.read(actor, id);
  check(actor, view.row);
  await checkRevision(deps.audit, deps.db, view.row, form.revision);
  const next = settingsAfter(deps, view.row, form);
  const current = settingsOf(view.row);
  const names = changedSettings(current, next);
  const effects = new Map<string, (typeof settingFields)[Setting]>(Object.entries(settingFields));
  const changes = fieldChanges(picked(current, names), picked(next, names)).map((one) => ({
    ...one,
    one_way: effects.get(one.field)?.oneWay ?? false,
    restarts: effects.get(one.field)?.restarts ?? ('none' as const),
  }));
  return {
    dry_run: {
      changes,
      warnings: settingWarnings(current, next).map(toWarning),
      monthly_price_before: clusterPrice(view.row),
      monthly_price_after: await priceAfter(deps, actor, view, next),
      quota: null,
    },
  };
}

async function update(
  deps: ClusterSettingsDeps,
  actor: Actor,
  id: string,
  temporary?: string | null,
): Promise<ClusterView> {
  const { db, clusters, audit, jobs, nodepools } = deps;
  const view = await clusters.read(actor, id);
  check(actor, view.row);
  await priceAfter(deps, actor, view, wantedSettings(view.row));
  const temporaryToken = await sealedTokenOn(deps, view.row, temporary);
  return transaction(db, async (tx) => {
    const before = await clusters.lock(tx, actor.accountId, id);
    check(actor, before);
    if (before.wanted === null) {
      throw refused(text('nothing_to_update'));
    }
    const { userId: actorId } = actor;
    const patch = { status: 'updating', progress: 0, message: text('updating'), temporaryToken } as const;
    const note = { kind: 'status', message: text('update_ordered'), actorId } as const;
    const row = (await changeCluster(tx, deps, id, patch, { note })) ?? before;
    const target = { type: 'cluster', id, name: row.name };
    await audit.record(tx, actor, { action: 'cluster.start_update', target, after: { ...before.wanted } });
    const payload = { clusterId: id, actorId, isRepair: before.status === 'failed' };
    await jobs.enqueue(tx, clusterJobs.update, payload, { key: clusterJobKey(id) });
    return { row, pools: (await nodepools.byCluster([id], tx)).get(id) ?? [] };
  });
}

export function createClusterSettings(deps: ClusterSettingsDeps): ClusterSettings {
  return {
    change: (actor, id, form) => change(deps, actor, id, form),
    preview: (actor, id, form) => preview(deps, actor, id, form),
    update: (actor, id, token) => update(deps, actor, id, token),
  };
}
