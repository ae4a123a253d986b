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

/** Type name and own id of a global id; throws BAD_USER_INPUT for invalid text. */
export function decodeId(globalID: string): { typename: string; id: string } {
  const parsed = parseId(globalID);
  if (parsed === null)
    throw codedError('BAD_USER_INPUT', messageOf('ID_UNKNOWN', { id: globalID.slice(0, 60) }));
  return parsed;
}
