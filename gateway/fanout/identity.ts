import { createHash } from 'node:crypto';
import type { Caller } from '../graphql/context.ts';

/** JSON with sorted members, so that equal values have equal text. */
function stable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stable);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return members.map(([name, member]): [string, unknown] => [name, stable(member)]);
}

/** Id of a persisted document, or digest of a text, which keeps the keys short. */
export function operationIdentity(documentId: string | null, text: string): string {
  if (text === '' && documentId !== null) return `id ${documentId}`;
  return `text ${createHash('sha256').update(text).digest('base64url')}`;
}

export interface Shareable {
  /** From `operationIdentity`. */
  operation: string;
  operationName: string | null;
  variables: unknown;
  caller: Pick<Caller, 'locale' | 'credential' | 'publicUrl'>;
}

/**
 * The key of a subscription for the account and rights of `LiveHub.lease`. It is equal for subscribers that get the
 * same results; only they may share an execution.
 */
export function sharingKey({
  operation,
  operationName,
  variables,
  caller,
}: Shareable): (rights: string) => string {
  const { locale, credential, publicUrl } = caller;
  const own = JSON.stringify([
    operation,
    operationName,
    stable(variables ?? {}),
    locale,
    credential,
    publicUrl,
  ]);
  return (rights) => JSON.stringify([own, rights]);
}
