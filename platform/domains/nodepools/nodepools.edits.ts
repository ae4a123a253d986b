import type { FieldIssue } from '../../http/errors.ts';
import type { Fields } from '../clusters/clusters.revision.ts';
import { text } from '../../messages/messages.ts';
import { DEFAULT_POOL, startingCount, type NodePoolEdit, type NodePoolInput } from './nodepools.rules.ts';
import type { NodePoolRow } from './nodepools.store.ts';

/** Changes of a form to the pools of an existing cluster. Pure: rows in, edits out. */

interface PoolChange {
  row: NodePoolRow;
  pool: NodePoolInput;
  /** Position in the form. */
  position: number;
  isChanged: boolean;
}

export interface PoolEdits {
  issues: FieldIssue[];
  /** New pools with their position in the form. */
  created: { pool: NodePoolInput; position: number }[];
  /** Remaining pools, changed or not; a pool waiting for removal is kept again. */
  kept: PoolChange[];
  removed: NodePoolRow[];
}

/** The values of a pool by their names in forms and the audit log. */
function poolFields(pool: NodePoolInput): Fields {
  const scaling = {
    autoscaling_min_instances: pool.autoscaling_min_instances ?? 0,
    autoscaling_max_instances: pool.autoscaling_max_instances ?? null,
  };
  return {
    instance_type: pool.instance_type,
    location: pool.location,
    autoscaling_enabled: pool.autoscaling_enabled,
    ...(pool.autoscaling_enabled ? scaling : { desired_count: startingCount(pool) }),
  };
}

/** A row as the form would send it. */
export function inputOf(row: NodePoolRow): NodePoolInput {
  return {
    name: row.name,
    instance_type: row.instanceType,
    location: row.location,
    instance_count: row.instanceCount,
    autoscaling_enabled: row.autoscalingEnabled,
    autoscaling_min_instances: row.autoscalingMinInstances,
    autoscaling_max_instances: row.autoscalingMaxInstances,
  };
}

const isSame = (a: NodePoolInput, b: NodePoolInput): boolean =>
  JSON.stringify(poolFields(a)) === JSON.stringify(poolFields(b));

function keptIssues(row: NodePoolRow, pool: NodePoolInput, at: string): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const fixed = (field: 'name' | 'location'): void => {
    issues.push({ field: `${at}.${field}`, ...text(`pool_${field}_fixed`) });
  };
  if (pool.name !== row.name) fixed('name');
  if (pool.location !== row.location) fixed('location');
  if (row.autoscalingEnabled && !pool.autoscaling_enabled) {
    issues.push({ field: `${at}.autoscaling_enabled`, ...text('pool_autoscaling_stays') });
  }
  return issues;
}

function createdIssues(rows: readonly NodePoolRow[], pool: NodePoolInput, at: string): FieldIssue[] {
  const taken = rows.find(({ name }) => name === pool.name);
  if (!taken) return [];
  const code = taken.status === 'removing' ? 'pool_name_removing' : 'pool_name_taken';
  return [{ field: `${at}.name`, ...text(code, { name: pool.name }) }];
}

const gone = (at: string): FieldIssue => ({ field: `${at}.id`, ...text('pool_unknown') });

/** The number of servers of a built pool is autoscaling's: the form sends only its bounds. */
function withOwnSize(row: NodePoolRow, pool: NodePoolInput): NodePoolInput {
  const isScaled = row.autoscalingEnabled || row.status !== 'pending';
  return pool.autoscaling_enabled && isScaled ? { ...pool, instance_count: row.instanceCount } : pool;
}

/** Compares the form with the rows. Issues name the fields as `node_pools.<position>.<field>`. */
export function judgeEdits(rows: readonly NodePoolRow[], form: readonly NodePoolEdit[]): PoolEdits {
  const edits: PoolEdits = { issues: [], created: [], kept: [], removed: [] };
  const left = new Map(rows.map((row) => [row.id, row]));
  form.forEach(({ id, ...pool }, position) => {
    const at = `node_pools.${position}`;
    if (id === null) {
      edits.created.push({ pool, position });
      edits.issues.push(...createdIssues(rows, pool, at));
      return;
    }
    const row = left.get(id);
    left.delete(id);
    if (!row) return void edits.issues.push(gone(at));
    edits.issues.push(...keptIssues(row, pool, at));
    const isChanged = row.status === 'removing' || !isSame(inputOf(row), pool);
    edits.kept.push({ row, pool: withOwnSize(row, pool), position, isChanged });
  });
  edits.removed = [...left.values()].filter(({ status }) => status !== 'removing');
  if (edits.removed.some(({ name }) => name === DEFAULT_POOL)) {
    edits.issues.push({ field: 'node_pools', ...text('pool_required', { name: DEFAULT_POOL }) });
  }
  return edits;
}

/** True if anything changes. */
export function hasEdits({ created, kept, removed }: PoolEdits): boolean {
  return created.length > 0 || removed.length > 0 || kept.some(({ isChanged }) => isChanged);
}

/** The changed pools before and after, by field, for the audit log and previews. */
export function editedFields({ created, kept, removed }: PoolEdits): { before: Fields; after: Fields } {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const { row, pool, isChanged } of kept) {
    if (!isChanged) continue;
    if (row.status === 'removing') {
      after[`node_pools.${row.name}`] = summaryOf(pool);
      continue;
    }
    const [old, next] = [poolFields(inputOf(row)), poolFields(pool)];
    for (const field of new Set([...Object.keys(old), ...Object.keys(next)])) {
      if (old[field] === next[field]) continue;
      before[`node_pools.${row.name}.${field}`] = old[field] ?? null;
      after[`node_pools.${row.name}.${field}`] = next[field] ?? null;
    }
  }
  for (const { pool } of created) after[`node_pools.${pool.name}`] = summaryOf(pool);
  for (const row of removed) before[`node_pools.${row.name}`] = summaryOf(inputOf(row));
  return { before, after };
}

/** `3 × cx33, fsn1`; an autoscaling pool shows its bounds. */
function summaryOf(pool: NodePoolInput): string {
  const count = pool.autoscaling_enabled
    ? `${pool.autoscaling_min_instances ?? 0}–${pool.autoscaling_max_instances ?? 10}`
    : String(startingCount(pool));
  return `${count} × ${pool.instance_type}, ${pool.location}`;
}

/** Positions of the pools that need new servers: new ones, of another type, or more of them. */
export function growing({ created, kept }: PoolEdits): Set<number> {
  const grown = kept.filter(({ row, pool }) => {
    if (pool.instance_type !== row.instanceType || row.status === 'removing') return true;
    const [most, before] = [mostOf(pool), mostOf(inputOf(row))];
    return most > before;
  });
  return new Set([...created, ...grown].map(({ position }) => position));
}

const mostOf = (pool: NodePoolInput): number =>
  pool.autoscaling_enabled ? (pool.autoscaling_max_instances ?? 0) : pool.instance_count;
