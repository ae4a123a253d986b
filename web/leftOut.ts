import MagicString from 'magic-string';

/** A node of a parsed file, as far as the build looks. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

interface LeftOut {
  /** What functions do instead of what they did, by a name that `find` understands. */
  readonly bodies: Readonly<Record<string, string>>;
  /** The body of that function. */
  readonly find: (name: string) => Node | undefined;
  /** What to say when the library has no such function any more. */
  readonly missing: (name: string) => string;
}

/** A library's code with other bodies for functions of which nothing here needs the work. Throws where one is missing. */
export function withBodies(code: string, { bodies, find, missing }: LeftOut): MagicString {
  const source = new MagicString(code);
  for (const [name, body] of Object.entries(bodies)) {
    const found = find(name);
    if (!found) throw new Error(missing(name));
    source.overwrite(found.start, found.end, body);
  }
  return source;
}
