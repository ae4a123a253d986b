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
  /** Account and rights, from `LiveHub.lease`. */
  rights: string;
}

/** Equal for subscribers that get the same results; only they may share an execution. */
export function sharingKey({ operation, operationName, variables, caller, rights }: Shareable): string {
  const { locale, credential, publicUrl } = caller;
  return JSON.stringify([
    operation,
    operationName,
    stable(variables ?? {}),
    rights,
    locale,
    credential,
    publicUrl,
  ]);
}
