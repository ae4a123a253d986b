import { codedError } from './errors.ts';
import { say } from './messages.ts';

/** Ids of one type that are remembered; then all of them are forgotten. */
const MOST_REMEMBERED = 5_000;
const encoded = new Map<string, Map<string, string>>();

/** The global id of a node: type name and own id, base64url. Remembered: answers hold the same ids again and again. */
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

/** Type name and own id of a global id; throws BAD_USER_INPUT for any other text. */
export function decodeId(globalID: string): { typename: string; id: string } {
  const text = Buffer.from(globalID, 'base64url').toString('utf8');
  const split = text.indexOf(':');
  if (split < 1 || split === text.length - 1) {
    throw codedError('BAD_USER_INPUT', say('ID_UNKNOWN', { id: globalID.slice(0, 60) }));
  }
  return { typename: text.slice(0, split), id: text.slice(split + 1) };
}
