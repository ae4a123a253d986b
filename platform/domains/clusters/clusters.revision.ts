import type { Queryable } from '../../db/database.ts';
import { changedMeanwhile } from '../../http/errors.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { ClusterRow } from './clusters.store.ts';

/** Values by REST field, as in the audit log. */
export type Fields = Readonly<Record<string, unknown>>;

/** One changed field; values are formatted for users, null is "nothing". */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** Formats a value for a diff: switches as on or off, lists with commas. */
function inWords(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value))
    return value.length > 0 ? value.map((one) => inWords(one) ?? '').join(', ') : null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Fields that differ, in the order of the second set; those only in the first come last. */
export function fieldChanges(before: Fields, after: Fields): FieldChange[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names
    .map((field) => ({ field, before: inWords(before[field]), after: inWords(after[field]) }))
    .filter((change) => change.before !== change.after);
}

/** Combines several changes into one: each field with its first and last value. */
function merged(writes: readonly { before: Fields | null; after: Fields | null }[]): FieldChange[] {
  const first: Record<string, unknown> = {};
  const last: Record<string, unknown> = {};
  for (const { before, after } of writes) {
    for (const field of Object.keys({ ...before, ...after })) {
      if (!(field in first)) first[field] = before?.[field];
      last[field] = after?.[field];
    }
  }
  return fieldChanges(first, last).filter(({ field }) => field !== 'revision');
}

/**
 * Throws 409 `changed_meanwhile` if the caller read another revision than the current one; call it under the cluster's
 * lock. The changes come from the audit log, so every write that increases the revision records an entry with
 * `revision` in `before` and `after` and the REST names of the fields. Without `seen` nothing is checked. `target` is
 * a deployment or an app on the cluster, which has a revision of its own.
 */
export async function checkRevision(
  audit: Pick<Audit, 'changesSince'>,
  db: Queryable,
  row: Pick<ClusterRow, 'id' | 'accountId' | 'revision' | 'updatedAt'>,
  seen: number | null | undefined,
  target: { id: string; revision: number; updatedAt: Date; kind?: 'cluster' | 'deployment' | 'app' } = row,
): Promise<void> {
  if (seen == null || seen === target.revision) return;
  const writes = await audit.changesSince(db, row.accountId, target.id, seen);
  const last = writes.at(-1);
  throw changedMeanwhile({
    clusterId: row.id,
    deploymentId: target.kind === 'deployment' ? target.id : undefined,
    appId: target.kind === 'app' ? target.id : undefined,
    name: last?.actorId ? last.actorName : null,
    at: last?.createdAt ?? target.updatedAt,
    changes: merged(writes),
  });
}
