import { codedError } from './errors.ts';
import { messageOf } from './messages.ts';

/** Number of cached ids per type; a full cache is cleared. */
const MOST_REMEMBERED = 5_000;
const encoded = new Map<string, Map<string, string>>();

/** Global id of a node: type name and own id as base64url. Cached, because responses repeat ids. */
export function encodeId(typename: string, id: string | number | bigint): string {
  const own = String(id);
  let ofType = encoded.get(typename);
  if (ofType === undefined) encoded.set(typename, (ofType = new Map<string, string>()));
  let text = ofType.get(own);
  if (text === undefined) {
    if (ofType.size >= MOST_REMEMBERED) ofType.clear();
    text = Buffer.from(`${typename}:${own}`, 'utf8').toString('base64url');
    ofType.set(own, text);
  }
  return text;
}

/** Type name and own id of a global id; null for invalid text. */
export function parseId(globalID: string): { typename: string; id: string } | null {
  const text = Buffer.from(globalID, 'base64url').toString('utf8');
  const split = text.indexOf(':');
  if (split < 1 || split === text.length - 1) return null;
  return { typename: text.slice(0, split), id: text.slice(split + 1) };
}

/** BAD_USER_INPUT for an id that no object can have. */
export const unknownId = (id: string) =>
  codedError('BAD_USER_INPUT', messageOf('ID_UNKNOWN', { id: id.slice(0, 60) }));

/** Type name and own id of a global id; throws BAD_USER_INPUT for invalid text. */
export function decodeId(globalID: string): { typename: string; id: string } {
  const parsed = parseId(globalID);
  if (parsed === null) throw unknownId(globalID);
  return parsed;
}

/**
 * Splits the own id of an object that is unique only in its cluster or account, `<owner's id>:<rest>`; a UUID has no
 * colon. Throws BAD_USER_INPUT for any other text.
 */
export function splitOwnId(id: string, type: string): { owner: string; rest: string } {
  const at = id.indexOf(':');
  if (at < 1 || at === id.length - 1)
    throw codedError('BAD_USER_INPUT', messageOf('ID_TYPE', { id: id.slice(0, 60), type }));
  return { owner: id.slice(0, at), rest: id.slice(at + 1) };
}

/** A name that is unique only in its account. Own id of such an object: `<account id>:<name>`. */
export interface NameInAccount {
  accountId: string;
  name: string;
}

/** The own id of an object that is named in its account. */
export function ownIdOf({ accountId, name }: NameInAccount): string {
  return `${accountId}:${name}`;
}

/** `id` of the node type of objects that are named in their account. */
export const nameInAccountId = (type: string) => ({
  resolve: ownIdOf,
  parse: (id: string): NameInAccount => {
    const { owner, rest } = splitOwnId(id, type);
    return { accountId: owner, name: rest };
  },
});
