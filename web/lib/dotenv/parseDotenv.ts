/** How a value is written; the reader's own escapes apply to double quotes only. */
export type Quote = '' | '"' | "'" | '`';

export interface DotenvRow {
  /** Line of the name, from 1. */
  readonly line: number;
  /** The whole line if it has no `=`. */
  readonly name: string;
  /** The value as written: a bare one with the blanks after it, a quoted one without its quotes and with escapes resolved. */
  readonly value: string;
  readonly quote: Quote;
  /** It contains `$NAME` or `${NAME}`, which other tools expand. */
  readonly hasReference: boolean;
  readonly problem?: 'noValue' | 'unclosed' | 'trailing';
}

const BLANK = /^[^\S\n]*(?:#[^\n]*)?(?:\n|$)/;
const NAME = /^[^\S\n]*(?:export[^\S\n]+)?([^\s=]+)[^\S\n]*=/;
const QUOTED = /^[^\S\n]*(?:"((?:\\[\s\S]|[^"\\])*)"|'([^']*)'|`([^`]*)`)([^\n]*)/;
const REFERENCE = /(?<!\\)\$(?:\{|[A-Za-z_])/;
const ESCAPE = /\\([nrt"\\$])/g;
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

const unescape = (text: string) =>
  text.replaceAll(ESCAPE, (_all, letter: string) => escapes[letter] ?? letter);

type Value = Omit<DotenvRow, 'line' | 'name'> & { readonly length: number };

function quoted(text: string): Value | undefined {
  const found = QUOTED.exec(text);
  if (!found) return undefined;
  const [all, double, single, tick, rest = ''] = found;
  const isClean = /^\s*(?:#.*)?$/.test(rest);
  // The quote that closes it belongs to a later row.
  if (!isClean && all.includes('\n')) return undefined;
  return {
    value: double === undefined ? (single ?? tick ?? '') : unescape(double),
    quote: double !== undefined ? '"' : single !== undefined ? "'" : '`',
    hasReference: double !== undefined && REFERENCE.test(double),
    problem: isClean ? undefined : 'trailing',
    length: all.length,
  };
}

/** The value that starts here; only a `#` after a blank starts a comment, because passwords may contain one. */
function valueOf(text: string): Value {
  const inQuotes = quoted(text);
  if (inQuotes) return inQuotes;
  const [line = ''] = text.split('\n', 1);
  const value = line.replace(/\s+#.*$/, '').trimStart();
  return {
    value,
    quote: '',
    hasReference: REFERENCE.test(value),
    problem: /^\s*["'`]/.test(line) ? 'unclosed' : undefined,
    length: line.length,
  };
}

/**
 * Reads the text of a .env file: `[export] NAME = value`, comments, quotes and values with several lines. Every line that
 * is neither empty nor a comment becomes a row; an invalid one takes its own line alone.
 */
export function parseDotenv(source: string): DotenvRow[] {
  const rows: DotenvRow[] = [];
  let rest = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  let line = 1;
  const skip = (length: number) => {
    line += rest.slice(0, length).split('\n').length - 1;
    rest = rest.slice(length);
  };
  while (rest !== '') {
    const blank = BLANK.exec(rest);
    if (blank) {
      skip(blank[0].length);
      continue;
    }
    const start = NAME.exec(rest);
    if (!start?.[1]) {
      const [text = ''] = rest.split('\n', 1);
      const name = text.trim().replace(/^export\s+/, '');
      rows.push({ line, name, value: '', quote: '', hasReference: false, problem: 'noValue' });
      skip(text.length + 1);
      continue;
    }
    const { length, ...value } = valueOf(rest.slice(start[0].length));
    rows.push({ line, name: start[1], ...value });
    skip(start[0].length + length + 1);
  }
  return rows;
}
