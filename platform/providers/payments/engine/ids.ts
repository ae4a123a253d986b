import { randomUUID } from 'node:crypto';

/** An unguessable id: the id of a checkout is all that is needed to pay it. */
export function newId(prefix: 'add' | 'ctm' | 'pay' | 'sub' | 'txn'): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`;
}
