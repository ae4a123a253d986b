import { createHash } from 'node:crypto';
import type { Caller } from '../graphql/context.ts';

/** Values that say the same in the same text, whatever the order of their members. */
function stable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stable);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return members.map(([name, member]): [string, unknown] => [name, stable(member)]);
}

/** What runs: the id of a persisted document, or the digest of a text, so that keys stay short. */
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

/** Equal for subscribers who would be answered the same, word for word; nobody else may share with them. */
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
