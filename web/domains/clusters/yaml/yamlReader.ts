import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Document,
  type LineCounter,
  type Node,
  type YAMLMap,
} from 'yaml';

/** Why a line was changed or ignored. `unreadable` ones belong to a field, which keeps its value. */
export type NoteKind = 'token' | 'local' | 'unsupported' | 'unknown' | 'changed' | 'unreadable';

export interface YamlNote {
  readonly line: number;
  /** Path from the root of the file: `networking.cni.mode`, `worker_node_pools[1].labels`. */
  readonly path: string;
  readonly kind: NoteKind;
  /** Translation key of the explanation, below `yaml.why`. */
  readonly why?: string;
  /** The form field it belongs to. */
  readonly field?: string;
}

export interface Entry {
  readonly key: string;
  readonly path: string;
  readonly node: Node | null;
  readonly line: number;
}

/** True if it can be ignored without a loss. */
function isBlank(node: Node | null): boolean {
  if (node === null) return true;
  if (isScalar(node)) return node.value === null || node.value === '';
  return (isSeq(node) || isMap(node)) && node.items.length === 0;
}

const WORDS: Record<string, boolean> = {
  yes: true,
  on: true,
  true: true,
  no: false,
  off: false,
  false: false,
};

/** Reads typed values from a parsed file and notes the line of everything that cannot be used. */
export class YamlReader {
  readonly notes: YamlNote[] = [];
  readonly #document: Document;
  readonly #lines: LineCounter;

  constructor(document: Document, lines: LineCounter) {
    this.#document = document;
    this.#lines = lines;
  }

  note(entry: Entry, kind: NoteKind, rest: Pick<YamlNote, 'why' | 'field'> = {}): void {
    if (kind !== 'unreadable' && kind !== 'changed' && isBlank(entry.node)) return;
    this.notes.push({ line: entry.line, path: entry.path, kind, ...rest });
  }

  /** The entries of a map; anything else is noted, a missing one is empty. */
  entries(of: Entry): Entry[] {
    if (isBlank(of.node)) return [];
    if (isMap(of.node)) return this.entriesOf(of.node, of.path);
    this.note(of, 'unreadable', { why: 'section' });
    return [];
  }

  entriesOf(map: YAMLMap, path: string): Entry[] {
    const own = map.items.map((pair) => {
      const key = isScalar(pair.key) ? (pair.key.source ?? String(pair.key.value)) : '?';
      const start = (pair.key as Node | null)?.range?.[0] ?? 0;
      return {
        key,
        path: path === '' ? key : `${path}.${key}`,
        node: this.#resolved(pair.value as Node | null),
        line: this.#lines.linePos(start).line,
      };
    });
    // Merged keys apply unless the map has the key itself.
    const merged = own
      .filter(({ key }) => key === '<<')
      .flatMap(({ node }) => (isMap(node) ? this.entriesOf(node, path) : []))
      .filter(({ key }) => !own.some((entry) => entry.key === key));
    return [...merged, ...own.filter(({ key }) => key !== '<<')];
  }

  /** The items of a list; anything else is noted and undefined. */
  items(entry: Entry, field?: string): Entry[] | undefined {
    if (isBlank(entry.node)) return [];
    if (!isSeq(entry.node)) {
      this.note(entry, 'unreadable', { why: 'list', field });
      return undefined;
    }
    return entry.node.items.map((item, index) => {
      const node = this.#resolved(item as Node | null);
      const start = node?.range?.[0];
      return {
        key: String(index),
        path: `${entry.path}[${index}]`,
        node,
        line: start === undefined ? entry.line : this.#lines.linePos(start).line,
      };
    });
  }

  text(entry: Entry, field?: string): string | undefined {
    const { node } = entry;
    if (isScalar(node) && node.value === null) return undefined;
    if (isScalar(node))
      return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
    if (node !== null) this.note(entry, 'unreadable', { why: 'text', field });
    return undefined;
  }

  texts(entry: Entry, field?: string): string[] | undefined {
    return this.items(entry, field)?.flatMap((item) => this.text(item, field) ?? []);
  }

  bool(entry: Entry, field?: string): boolean | undefined {
    const { node } = entry;
    if (isBlank(node)) return undefined;
    const value = isScalar(node) ? WORDS[String(node.value).toLowerCase()] : undefined;
    if (value === undefined) this.note(entry, 'unreadable', { why: 'bool', field });
    return value;
  }

  whole(entry: Entry, field?: string): number | undefined {
    const { node } = entry;
    if (isBlank(node)) return undefined;
    const value = isScalar(node) ? Number(node.value) : Number.NaN;
    if (Number.isInteger(value)) return value;
    this.note(entry, 'unreadable', { why: 'whole', field });
    return undefined;
  }

  #resolved(node: Node | null): Node | null {
    if (!isAlias(node)) return node;
    return (node.resolve(this.#document) as Node | undefined) ?? null;
  }
}
