import type { Core } from '../../core.ts';
import { transaction, type Tx } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { invalidMany, type FieldIssue } from '../../http/errors.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { Billing } from '../billing/billing.service.ts';
import { changeCluster } from '../clusters/clusters.changes.ts';
import { checkNodes } from '../clusters/clusters.limits.ts';
import { toWarning, type PreviewJson } from '../clusters/clusters.preview.ts';
import { checkRevision } from '../clusters/clusters.revision.ts';
import { clusterPrice } from '../clusters/clusters.price.ts';
import { masterCount } from '../clusters/clusters.rules.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import type { ClusterView } from '../clusters/clusters.wire.ts';
import { text, type Message } from '../../messages/messages.ts';
import { editedFields, growing, hasEdits, inputOf, judgeEdits, type PoolEdits } from './nodepools.edits.ts';
import { checkPoolAction } from './nodepools.guard.ts';
import { nodesOf, type Quote } from './nodepools.offers.ts';
import { plannedChanges, warningsOf } from './nodepools.preview.ts';
import {
  pricedWith,
  startingCount,
  type NodePoolInput,
  type UpdateNodePoolsInput,
} from './nodepools.rules.ts';
import type { NodepoolsService } from './nodepools.service.ts';

export interface PoolUpdateDeps extends Pick<Core, 'db' | 'clock' | 'bus'> {
  nodepools: NodepoolsService;
  clusters: Pick<ClustersService, 'find' | 'lock' | 'read'>;
  billing: Pick<Billing, 'limits'>;
  audit: Audit;
}

/** EUR per month of the cluster after the edits. */
type PriceOf = (row: ClusterRow, edits: PoolEdits) => number;

/** The pools after the change, in the order of the form. */
function nextPools({ created, kept }: Pick<PoolEdits, 'created' | 'kept'>): NodePoolInput[] {
  return [...created, ...kept].sort((a, b) => a.position - b.position).map(({ pool }) => pool);
}

/** The same as they are priced: existing ones with the servers that autoscaling has given them. */
function pricedPools({ created, kept }: PoolEdits): NodePoolInput[] {
  const existing = kept.map((one) => ({ ...one, pool: pricedWith(one.pool, startingCount(one.pool)) }));
  return nextPools({ created, kept: existing });
}

const nodesIn = (row: ClusterRow, pools: readonly NodePoolInput[]): number =>
  pools.reduce((sum, pool) => sum + startingCount(pool), masterCount(row.masterHa));

/** With a private network the nodes must be in its zone; only new pools can be elsewhere. */
async function zoneIssues(
  { nodepools }: PoolUpdateDeps,
  row: ClusterRow,
  { created }: PoolEdits,
): Promise<FieldIssue[]> {
  if (!row.privateNetworkEnabled || created.length === 0) return [];
  const zones = new Map((await nodepools.locations()).map(({ name, networkZone }) => [name, networkZone]));
  const zone = zones.get(row.location);
  return created.flatMap(({ pool, position }) => {
    const own = zones.get(pool.location);
    if (own === undefined || own === zone) return [];
    const issue = text('pool_zone', { zone: zone ?? '' });
    return [{ field: `node_pools.${position}.location`, ...issue }];
  });
}

/** Only pools that need new servers are refused: a type that is no longer sold does not affect running servers. */
function orderIssues(quote: Quote, edits: PoolEdits): FieldIssue[] {
  const places = growing(edits);
  return quote.issues.filter(({ field }) => {
    const place = /^node_pools\.(\d+)\./.exec(field)?.[1];
    return place !== undefined && places.has(Number(place));
  });
}

/** Validates the form against the rows, the offers and the plan; returns what to consider, and the price of edits. */
async function validateForm(
  deps: PoolUpdateDeps,
  actor: Actor,
  row: ClusterRow,
  form: UpdateNodePoolsInput,
): Promise<{ edits: PoolEdits; priceOf: PriceOf; warnings: Message[] }> {
  const { nodepools, billing } = deps;
  const rows = await nodepools.allOf(row.id);
  const edits = judgeEdits(rows, form.node_pools);
  if (edits.issues.length > 0) throw invalidMany(edits.issues);
  const pools = nextPools(edits);
  const quoter = await nodepools.quoter(row.accountId);
  const quote = quoter(nodesOf(row, pools));
  const zones = await zoneIssues(deps, row, edits);
  const issues = [...zones, ...orderIssues(quote, edits)];
  if (issues.length > 0) throw invalidMany(issues);
  const before = rows.filter(({ status }) => status !== 'removing').map(inputOf);
  // Accounts that are over a smaller plan's limit may still scale down.
  if (nodesIn(row, pools) > nodesIn(row, before))
    checkNodes(await billing.limits(actor.accountId), nodesIn(row, pools));
  const priceOf: PriceOf = (current, wanted) => quoter(nodesOf(current, pricedPools(wanted))).monthlyPrice;
  return { edits, priceOf, warnings: [...warningsOf(edits), ...quote.warnings] };
}

async function apply(deps: PoolUpdateDeps, tx: Tx, clusterId: string, edits: PoolEdits): Promise<void> {
  const { nodepools, clock } = deps;
  const now = clock.now();
  for (const { row, pool, isChanged } of edits.kept) {
    const status = row.status === 'pending' ? 'pending' : 'changed';
    if (isChanged) await nodepools.change(tx, row.id, { ...pool, status }, now);
  }
  await nodepools.create(
    tx,
    clusterId,
    edits.created.map(({ pool }) => pool),
    now,
  );
  const idsOf = (isBuilt: boolean): string[] =>
    edits.removed.filter(({ status }) => (status !== 'pending') === isBuilt).map(({ id }) => id);
  // A pool that was never built has no servers to delete.
  await nodepools.remove(tx, idsOf(false));
  await nodepools.setStatusOf(tx, idsOf(true), 'removing', now);
}

async function write(
  deps: PoolUpdateDeps,
  actor: Actor,
  clusterId: string,
  form: UpdateNodePoolsInput,
  priceOf: PriceOf,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const row = await deps.clusters.lock(tx, actor.accountId, clusterId);
    checkPoolAction('edit_node_pools', actor, row);
    await checkRevision(deps.audit, tx, row, form.revision);
    // Checked again under the lock: without a revision, another request may have changed the pools since.
    const edits = judgeEdits(await deps.nodepools.allOf(clusterId, tx), form.node_pools);
    if (edits.issues.length > 0) throw invalidMany(edits.issues);
    if (!hasEdits(edits)) return;
    await apply(deps, tx, clusterId, edits);
    const monthlyPrice = priceOf(row, edits);
    const revision = row.revision + 1;
    const note = { kind: 'node_pools', message: text('pools_changed'), actorId: actor.userId } as const;
    await changeCluster(tx, deps, clusterId, { monthlyPrice, revision, message: null }, { note });
    const { before, after } = editedFields(edits);
    await deps.audit.record(tx, actor, {
      action: 'nodepools.update',
      target: { type: 'cluster', id: clusterId, name: row.name },
      before: { ...before, revision: row.revision },
      after: { ...after, revision },
    });
  });
}

/**
 * Stores the desired pools of an existing cluster; the next sync applies them. A dry run returns what would change and
 * writes nothing. Throws 403, 409 (`archived`, `busy`, `changed_meanwhile`, …), 422 naming fields as
 * `node_pools.0.name`, and 429 above the plan's limit of nodes.
 */
export async function updateNodePools(
  deps: PoolUpdateDeps,
  actor: Actor,
  clusterId: string,
  form: UpdateNodePoolsInput,
): Promise<{ preview: PreviewJson } | { cluster: ClusterView }> {
  const row = await deps.clusters.find(actor.accountId, clusterId);
  checkPoolAction('edit_node_pools', actor, row);
  await checkRevision(deps.audit, deps.db, row, form.revision);
  const { edits, priceOf, warnings } = await validateForm(deps, actor, row, form);
  if (form.dry_run) {
    const monthlyPrice = priceOf(row, edits);
    const prices = {
      monthly_price_before: clusterPrice(row),
      monthly_price_after: clusterPrice({ ...row, monthlyPrice }),
    };
    const changes = plannedChanges(edits);
    return {
      preview: { dry_run: { changes, warnings: warnings.map(toWarning), ...prices, quota: null } },
    };
  }
  await write(deps, actor, clusterId, form, priceOf);
  return { cluster: await deps.clusters.read(actor, clusterId) };
}
