import { randomUUID } from 'node:crypto';

/** An unguessable id: whoever knows that of a checkout may pay it. */
export function newId(prefix: 'add' | 'ctm' | 'pay' | 'sub' | 'txn'): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`;
}
