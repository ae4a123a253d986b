import { codedError } from './errors.ts';

/** The global id of a node: type name and own id, base64url. */
export function encodeId(typename: string, id: string | number | bigint): string {
  return Buffer.from(`${typename}:${id}`, 'utf8').toString('base64url');
}

/** Type name and own id of a global id; throws BAD_USER_INPUT for any other text. */
export function decodeId(globalID: string): { typename: string; id: string } {
  const text = Buffer.from(globalID, 'base64url').toString('utf8');
  const split = text.indexOf(':');
  if (split < 1 || split === text.length - 1) {
    throw codedError(
      'BAD_USER_INPUT',
      `"${globalID.slice(0, 60)}" is not an id of this graph. Use the id field of an object.`,
    );
  }
  return { typename: text.slice(0, split), id: text.slice(split + 1) };
}
