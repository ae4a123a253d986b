import { isAlias, isMap, isScalar, isSeq, type Document, type Node, type Scalar } from 'yaml';
import type { ImportEntry, Origin } from './importEntry.ts';

const MAX_ALIASES = 100;
export const MAX_DEPTH = 10;

/** Thrown for a document that is too deep or whose aliases would multiply. */
export class DocumentLimit extends Error {
  constructor(readonly reason: 'aliases' | 'depth') {
    super(reason);
  }
}

const REFERENCE = /\$(?:\{|[A-Za-z_])/;

function originOf({ type }: Scalar): Origin {
  if (type === 'QUOTE_DOUBLE') return 'escaped';
  return type === 'PLAIN' ? 'bare' : 'literal';
}

/** Reads a parsed document within its limits: at most 100 resolved aliases and ten levels. */
export class YamlWalker {
  readonly #document: Document;
  /** Pairs of the maps that `get` has read: a lookup copies nothing, so its aliases are counted once. */
  readonly #read = new WeakMap<Node, [string, Node | null][]>();
  #aliases = 0;

  constructor(document: Document) {
    this.#document = document;
  }

  get root(): Node | null {
    return this.resolved(this.#document.contents);
  }

  resolved(node: unknown): Node | null {
    if (!isAlias(node)) return (node as Node | null) ?? null;
    this.#aliases += 1;
    if (this.#aliases > MAX_ALIASES) throw new DocumentLimit('aliases');
    return (node.resolve(this.#document) as Node | undefined) ?? null;
  }

  /** The pairs of a map, merged ones (`<<`) first unless the map has the key itself; of anything else none. */
  pairs(node: Node | null, depth = 0): [string, Node | null][] {
    if (depth > MAX_DEPTH) throw new DocumentLimit('depth');
    if (!isMap(node)) return [];
    const all = node.items.map((pair): [string, Node | null] => {
      const { key } = pair;
      return [isScalar(key) ? (key.source ?? '') : '?', this.resolved(pair.value)];
    });
    const own = all.filter(([key]) => key !== '<<');
    const merged = all
      .filter(([key]) => key === '<<')
      .flatMap(([, value]) => (isSeq(value) ? this.items(value) : [value]))
      .flatMap((value) => this.pairs(value, depth + 1))
      .filter(([key]) => !own.some(([name]) => name === key));
    return [...merged, ...own];
  }

  items(node: Node | null): (Node | null)[] {
    return isSeq(node) ? node.items.map((item) => this.resolved(item)) : [];
  }

  get(node: Node | null, ...path: readonly string[]): Node | null {
    let at = node;
    for (const key of path) at = this.#lookup(at, key);
    return at;
  }

  #lookup(node: Node | null, key: string): Node | null {
    if (!isMap(node)) return null;
    const pairs = this.#read.get(node) ?? this.pairs(node);
    this.#read.set(node, pairs);
    return pairs.find(([name]) => name === key)?.[1] ?? null;
  }

  /** The text of a scalar; undefined for anything else. */
  text(node: Node | null): string | undefined {
    return isScalar(node) ? this.#source(node) : undefined;
  }

  /** A value under a name: scalars as they were written, null as empty, lists and maps as JSON text. */
  entry(name: string, node: Node | null): ImportEntry {
    if (node === null) return { name, value: '', origin: 'literal' };
    if (!isScalar(node)) return { name, value: this.#json(node, 0), origin: 'literal' };
    const value = this.#source(node);
    return { name, value, origin: originOf(node), hasReference: REFERENCE.test(value) };
  }

  // `1.10`, `007` and long numbers stay what was written.
  #source(node: Scalar): string {
    if (node.value === null) return '';
    return typeof node.value === 'string' ? node.value : (node.source ?? '');
  }

  #json(node: Node | null, depth: number): string {
    if (depth > MAX_DEPTH) throw new DocumentLimit('depth');
    const inner = (child: Node | null) => this.#json(child, depth + 1);
    if (isSeq(node)) return `[${this.items(node).map(inner).join(',')}]`;
    if (isMap(node)) {
      const pairs = this.pairs(node).map(([key, value]) => `${JSON.stringify(key)}:${inner(value)}`);
      return `{${pairs.join(',')}}`;
    }
    if (!isScalar(node) || node.value === null) return 'null';
    const isJsonNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(node.source ?? '');
    if (typeof node.value === 'boolean') return String(node.value);
    return typeof node.value === 'number' && isJsonNumber
      ? this.#source(node)
      : JSON.stringify(this.#source(node));
  }
}
