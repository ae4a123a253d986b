import type { Queryable } from '../../db/database.ts';
import { changedMeanwhile } from '../../http/errors.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { ClusterRow } from './clusters.store.ts';

/** Values by REST field, as the audit trail keeps them. */
export type Fields = Readonly<Record<string, unknown>>;

/** One field that differs; values are written for people, null is "nothing". */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** A value as a diff shows it: switches are on or off, lists stand with commas. */
export function inWords(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value))
    return value.length > 0 ? value.map((one) => inWords(one) ?? '').join(', ') : null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What differs between two sets of fields, in the order of the second one; what only the first has comes last. */
export function fieldChanges(before: Fields, after: Fields): FieldChange[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names
    .map((field) => ({ field, before: inWords(before[field]), after: inWords(after[field]) }))
    .filter((change) => change.before !== change.after);
}

/** Several writes told as one: each field with what stood first and what stands last. */
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
 * Throws 409 `changed_meanwhile` when the caller saw another revision than the one that stands; call it under the
 * cluster's lock. What changed comes from the audit trail, so every write that raises the revision records the entry
 * with `revision` in `before` and `after` and the REST names of the fields. Without `seen` nothing is checked.
 */
export async function checkRevision(
  audit: Pick<Audit, 'changesSince'>,
  db: Queryable,
  row: Pick<ClusterRow, 'id' | 'accountId' | 'revision' | 'updatedAt'>,
  seen: number | null | undefined,
): Promise<void> {
  if (seen == null || seen === row.revision) return;
  const writes = await audit.changesSince(db, row.accountId, row.id, seen);
  const last = writes.at(-1);
  throw changedMeanwhile({
    clusterId: row.id,
    name: last?.actorId ? last.actorName : null,
    at: last?.createdAt ?? row.updatedAt,
    changes: merged(writes),
  });
}
