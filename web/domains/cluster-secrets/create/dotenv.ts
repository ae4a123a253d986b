export interface EnvEntry {
  readonly key: string;
  readonly value: string;
}

const ASSIGNMENT = /^\s*(?:export\s+)?([\w.-]+)\s*=[^\S\n]*/;
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Resolves escapes, which only double quotes have. */
function unescape(text: string): string {
  return text.replaceAll(/\\([\s\S])/g, (_all, letter: string) => escapes[letter] ?? letter);
}

/** The value that starts here, and where the next line starts. */
function readValue(text: string): { value: string; length: number } {
  const quoted = /^(?:"((?:\\[\s\S]|[^"\\])*)"|'([^']*)'|`([^`]*)`)[^\n]*(?:\n|$)/.exec(text);
  if (quoted) {
    const [all, double, single, tick] = quoted;
    return { value: double === undefined ? (single ?? tick ?? '') : unescape(double), length: all.length };
  }
  const [line = ''] = text.split('\n', 1);
  // Only a # after a blank starts a comment: passwords may contain one.
  return { value: line.replace(/(^|\s)#.*$/, '').trim(), length: line.length + 1 };
}

/**
 * Parses the text of a .env file: `export`, quotes, comments, multi-line values. Returns null for other text, so that
 * an ordinary key can be pasted. Of duplicate keys the last value counts.
 */
export function readDotenv(text: string): EnvEntry[] | null {
  const found = new Map<string, string>();
  let rest = text.replaceAll('\r\n', '\n');
  while (rest !== '') {
    const blank = /^[^\S\n]*(?:#[^\n]*)?(?:\n|$)/.exec(rest);
    if (blank && blank[0] !== '') {
      rest = rest.slice(blank[0].length);
      continue;
    }
    const start = ASSIGNMENT.exec(rest);
    if (!start?.[1]) return null;
    const after = rest.slice(start[0].length);
    const { value, length } = readValue(after);
    found.set(start[1], value);
    rest = after.slice(length);
  }
  return found.size > 0 ? [...found].map(([key, value]) => ({ key, value })) : null;
}
