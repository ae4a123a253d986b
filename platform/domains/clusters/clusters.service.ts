import { isDeepStrictEqual } from 'node:util';
import { transaction, type Queryable, type Tx } from '../../db/database.ts';
import { lockAccount } from '../../db/lockAccount.ts';
import type { ClusterHealth } from '../../db/schema/clusters.ts';
import type { Actor } from '../../http/authGuard.ts';
import { isUuid } from '../../http/envelope.ts';
import { notFound, type DomainError } from '../../http/errors.ts';
import type { JobKind } from '../../jobs/definition.ts';
import type { Attachments } from '../../providers/kubernetes/workloadsPort.ts';
import { requirePermission } from '../account/permissions.ts';
import type { ClusterUsage } from '../account/usage.ts';
import { text } from '../../messages/messages.ts';
import { attachmentsOf, noAttachments } from './attachments/attachments.ts';
import { changeCluster, publishCluster, type Note } from './clusters.changes.ts';
import { createCluster, previewCreation, type CreateDeps } from './create/create.ts';
import type { CreateClusterInput } from './clusters.input.ts';
import { clusterJobKey, clusterJobs, type ClusterJob } from './jobs/kinds.ts';
import { checkRoom } from './clusters.limits.ts';
import { clusterOptions, type ClusterOptionsJson } from './create/options.ts';
import { previewOrder, sideAfter, type OrderPreviewDeps, type TokenOrder } from './clusters.orderPreview.ts';
import type { PreviewJson } from './clusters.preview.ts';
import { clusterRefusal } from './clusters.refusals.ts';
import { clusterBlocker, type ClusterAction } from './clusters.rules.ts';
import {
  allClusters,
  clusterById,
  clustersOf,
  countClusters,
  eventsOf,
  findCluster,
  lockCluster,
  patchCluster,
  type ClusterCounts,
  type ClusterEventRow,
  type ClusterPatch,
  type ClusterRow,
} from './clusters.store.ts';
import { sealedTokenOn } from './clusters.token.ts';
import { readUsage } from './clusters.usage.ts';
import type { ClusterView } from './clusters.wire.ts';

type ClustersDeps = CreateDeps & Pick<OrderPreviewDeps, 'endWarnings'>;

/** Clusters of an account. Every method throws 404 for clusters of other accounts. */
export interface ClustersService {
  /** Newest first, without deleted ones. */
  list(actor: Actor): Promise<ClusterView[]>;
  read(actor: Actor, id: string): Promise<ClusterView>;
  /** Timeline, oldest first. */
  events(actor: Actor, id: string): Promise<ClusterEventRow[]>;
  create(actor: Actor, form: CreateClusterInput): Promise<ClusterView>;
  /** Price and limits of a new cluster; throws like `create` and writes nothing. */
  previewCreation(actor: Actor, form: CreateClusterInput): Promise<PreviewJson>;
  /** Values that the create form needs: the platform's own addresses and the caller's. */
  options(callerIp: string | undefined): ClusterOptionsJson;
  /** Starts the deletion and returns the cluster with status deleting. */
  remove(actor: Actor, id: string, temporaryToken?: string | null): Promise<ClusterView>;
  archive(actor: Actor, id: string, temporaryToken?: string | null): Promise<ClusterView>;
  unarchive(actor: Actor, id: string, temporaryToken?: string | null): Promise<ClusterView>;
  /**
   * What deleting, archiving or unarchiving changes; changes nothing. Throws like the order, but only a temporary token
   * is checked: users without a saved token must see what is lost before they enter one.
   */
  previewOrder(
    actor: Actor,
    id: string,
    action: TokenOrder,
    temporaryToken?: string | null,
  ): Promise<PreviewJson>;
  protect(actor: Actor, id: string): Promise<ClusterView>;
  unprotect(actor: Actor, id: string): Promise<ClusterView>;
  /** Clusters that count against the plan, including those with a running job. */
  count(accountId: string, db?: Queryable): Promise<ClusterCounts>;
  /** Totals of the account's clusters. */
  usage(accountId: string): Promise<ClusterUsage>;
  /** A cluster on which the action may start; throws 403 or 409 with the reason. */
  require(actor: Actor, id: string, action: ClusterAction): Promise<ClusterRow>;
  /** A cluster for another noun's read. */
  find(accountId: string, id: string): Promise<ClusterRow>;
  /** A cluster of any account that is not deleted, for another noun's job. */
  findAny(id: string): Promise<ClusterRow | undefined>;
  /** The clusters of all accounts that are not deleted, for another noun's job. */
  all(): Promise<ClusterRow[]>;
  /** Stores the health of a running cluster and publishes it, for another noun. */
  noteHealth(id: string, health: ClusterHealth): Promise<void>;
  /** Stores what a running cluster was seen to have ordered, and publishes it if it is new. */
  noteAttachments(id: string, seen: Attachments): Promise<void>;
  /** A cluster, locked until the transaction ends, for another noun's write. */
  lock(tx: Tx, accountId: string, id: string): Promise<ClusterRow>;
}

type Order = TokenOrder | 'protect' | 'unprotect';

function refusalOf(action: ClusterAction, actor: Actor, row: ClusterRow): DomainError | null {
  const blocker = clusterBlocker(action, {
    status: row.status,
    isProtected: row.protected,
    permission: actor.permission,
    isOverLimit: false,
    hasPendingUpdate: row.wanted !== null,
  });
  if (blocker === null) return null;
  return clusterRefusal(blocker, action);
}

/** The row change, timeline entry and job of each action. */
interface Effect {
  patch: (now: Date) => ClusterPatch;
  note: Omit<Note, 'actorId'>;
  job?: JobKind<ClusterJob>;
}

const effects = {
  delete: {
    patch: () => ({ status: 'deleting', progress: 0, message: text('deleting') }),
    note: { kind: 'status', message: text('deletion_ordered') },
    job: clusterJobs.delete,
  },
  archive: {
    patch: (now) => ({ status: 'updating', progress: 0, message: text('archiving'), archivedAt: now }),
    note: { kind: 'status', message: text('archiving_ordered') },
    job: clusterJobs.archive,
  },
  unarchive: {
    patch: () => ({ status: 'updating', progress: 0, message: text('unarchiving'), archivedAt: null }),
    note: { kind: 'status', message: text('unarchiving_ordered') },
    job: clusterJobs.unarchive,
  },
  protect: {
    patch: () => ({ protected: true }),
    note: { kind: 'protection', message: text('protection_enabled') },
  },
  unprotect: {
    patch: () => ({ protected: false }),
    note: { kind: 'protection', message: text('protection_disabled') },
  },
} as const satisfies Record<Order, Effect>;

/** A malformed id cannot exist, and the database would fail to compare it. */
function known(row: ClusterRow | undefined): ClusterRow {
  if (!row) throw notFound(text('cluster_not_found'));
  return row;
}

async function order(
  deps: ClustersDeps,
  actor: Actor,
  id: string,
  action: Order,
  extra: ClusterPatch = {},
): Promise<ClusterView> {
  const { db, clock, jobs, billing, nodepools } = deps;
  const { accountId, userId: actorId } = actor;
  const effect: Effect = effects[action];
  const side = sideAfter(action);
  const limits = await billing.limits(accountId);
  return transaction(db, async (tx) => {
    if (side) await lockAccount(tx, accountId);
    const before = known(await lockCluster(tx, accountId, id));
    const refusal = refusalOf(action, actor, before);
    if (refusal) throw refusal;
    if (side) await checkRoom(tx, limits, accountId, side);
    const patch = { ...effect.patch(clock.now()), ...extra };
    const row = known(await changeCluster(tx, deps, id, patch, { note: { ...effect.note, actorId } }));
    if (effect.job)
      await jobs.enqueue(tx, effect.job, { clusterId: id, actorId }, { key: clusterJobKey(id) });
    await deps.audit.record(tx, actor, {
      action: `cluster.${action}`,
      target: { type: 'cluster', id, name: row.name },
      before: { status: before.status, protected: before.protected },
      after: { status: row.status, protected: row.protected },
    });
    const pools = (await nodepools.byCluster([id], tx)).get(id) ?? [];
    return { row, pools };
  });
}

/** Refuses before the provider is called about a token. */
async function checkOrder(
  deps: ClustersDeps,
  actor: Actor,
  id: string,
  action: ClusterAction,
): Promise<ClusterRow> {
  const row = known(isUuid(id) ? await findCluster(deps.db, actor.accountId, id) : undefined);
  const refusal = refusalOf(action, actor, row);
  if (refusal) throw refusal;
  return row;
}

/** Orders work at the cloud, with the temporary token if there is one. */
async function orderWithToken(
  deps: ClustersDeps,
  actor: Actor,
  id: string,
  action: TokenOrder,
  temporary?: string | null,
): Promise<ClusterView> {
  const row = await checkOrder(deps, actor, id, action);
  const temporaryToken = await sealedTokenOn(deps, row, temporary);
  return order(deps, actor, id, action, { temporaryToken });
}

export function createClusters(deps: ClustersDeps): ClustersService {
  const { db, nodepools } = deps;
  const find = async (accountId: string, id: string): Promise<ClusterRow> =>
    known(isUuid(id) ? await findCluster(db, accountId, id) : undefined);
  const protection = (action: 'protect' | 'unprotect') => async (actor: Actor, id: string) => {
    await checkOrder(deps, actor, id, action);
    return order(deps, actor, id, action);
  };
  return {
    find,
    require: (actor, id, action) => checkOrder(deps, actor, id, action),
    findAny: async (id) => {
      const row = await clusterById(db, id);
      return row?.status === 'deleted' ? undefined : row;
    },
    all: () => allClusters(db),
    noteHealth: (id, health) =>
      transaction(db, async (tx) => {
        const row = await patchCluster(tx, id, { health });
        if (row) await publishCluster(tx, deps.bus, row, 'health');
      }),
    noteAttachments: async (id, seen) => {
      const before = await clusterById(db, id);
      if (!before || before.status === 'deleted') return;
      const attachments = await attachmentsOf(deps, before, seen);
      if (isDeepStrictEqual(before.attachments ?? noAttachments, attachments)) return;
      await transaction(db, async (tx) => {
        const row = await patchCluster(tx, id, { attachments });
        if (row) await publishCluster(tx, deps.bus, row);
      });
    },
    list: async (actor) => {
      const rows = await clustersOf(db, actor.accountId);
      const pools = await nodepools.byCluster(rows.map(({ id }) => id));
      return rows.map((row) => ({ row, pools: pools.get(row.id) ?? [] }));
    },
    read: async (actor, id) => {
      const row = await find(actor.accountId, id);
      return { row, pools: (await nodepools.byCluster([id])).get(id) ?? [] };
    },
    events: async (actor, id) => {
      await find(actor.accountId, id);
      return eventsOf(db, id);
    },
    create: async (actor, form) => {
      requirePermission(actor, 'clusters.manage');
      return createCluster(deps, actor, form);
    },
    previewCreation: async (actor, form) => {
      requirePermission(actor, 'clusters.manage');
      return previewCreation(deps, actor, form);
    },
    options: (callerIp) => clusterOptions(deps.config.egressIps, callerIp),
    remove: (actor, id, token) => orderWithToken(deps, actor, id, 'delete', token),
    archive: (actor, id, token) => orderWithToken(deps, actor, id, 'archive', token),
    unarchive: (actor, id, token) => orderWithToken(deps, actor, id, 'unarchive', token),
    previewOrder: async (actor, id, action, temporary) => {
      const row = await checkOrder(deps, actor, id, action);
      if (temporary != null) await sealedTokenOn(deps, row, temporary);
      return previewOrder(deps, row, action);
    },
    protect: protection('protect'),
    unprotect: protection('unprotect'),
    count: (accountId, queryable = db) => countClusters(queryable, accountId),
    usage: (accountId) => readUsage(deps, accountId),
    lock: async (tx, accountId, id) => known(isUuid(id) ? await lockCluster(tx, accountId, id) : undefined),
  };
}
