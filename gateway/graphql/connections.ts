import { InputError } from './errors.ts';
import { messageOf } from './messages.ts';

/** Maximum number of items of a page. */
export const MAX_PAGE = 100;

export interface PageArgs {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
}

export interface ConnectionOf<T> {
  totalCount: number;
  edges: Edge<T>[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

/** The values that a list is sorted by; the last one is unique in the list. */
export type SortKey = readonly (string | number)[];

/** An item of a list. Its cursor, the sort key, is encoded only when it is selected. */
class Edge<T> {
  readonly node: T;
  readonly #key: SortKey;

  constructor(node: T, key: SortKey) {
    this.node = node;
    this.#key = key;
  }

  get cursor(): string {
    return Buffer.from(JSON.stringify(this.#key), 'utf8').toString('base64url');
  }
}

function invalidCursor(name: 'after' | 'before'): InputError {
  const detail = messageOf('PAGE_CURSOR', { name });
  return new InputError([{ path: name, detail }]);
}

const typesOf = (key: readonly unknown[]) => key.map((value) => typeof value).join();

/** The sort key of a cursor; throws InputError unless it has the same types as the keys of the list. */
function decode(name: 'after' | 'before', cursor: string, like: SortKey): SortKey {
  let key: unknown;
  try {
    key = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw invalidCursor(name);
  }
  if (!Array.isArray(key) || typesOf(key) !== typesOf(like)) throw invalidCursor(name);
  return key as SortKey;
}

function checkSize(name: 'first' | 'last', size: number | null | undefined): void {
  if (size == null || (size >= 0 && size <= MAX_PAGE)) return;
  const detail = messageOf('PAGE_SIZE', { name, max: MAX_PAGE });
  throw new InputError([{ path: name, detail }]);
}

const collator = new Intl.Collator('en', { numeric: true });

/** Orders `a1` and `a01` too, which are equal as numbers: one would be skipped after the cursor of the other. */
function compareTexts(a: string, b: string): number {
  const order = collator.compare(a, b);
  if (order !== 0 || a === b) return order;
  return a < b ? -1 : 1;
}

function compareKeys(a: SortKey, b: SortKey, directions: readonly (1 | -1)[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    const order = typeof value === 'number' ? value - Number(other) : compareTexts(value, String(other));
    if (order !== 0) return order * (directions[index] ?? 1);
  }
  return 0;
}

/**
 * A Relay connection over a whole list, forward and backward. Items are sorted by their keys, ascending unless
 * `directions` has -1 for a value. A cursor is a sort key, so that a page continues at the same place when its item was
 * deleted. Without first and last, a page has 100 items. Throws InputError for invalid sizes and cursors.
 */
export function connectionOf<T>(
  items: readonly T[],
  args: PageArgs,
  keyOf: (item: T) => SortKey,
  directions: readonly (1 | -1)[] = [],
): ConnectionOf<T> {
  checkSize('first', args.first);
  checkSize('last', args.last);
  const sorted = items
    .map((item) => ({ item, key: keyOf(item) }))
    .sort((a, b) => compareKeys(a.key, b.key, directions));
  /** Number of items up to the cursor, including its own item if `withItem`. */
  const countTo = (name: 'after' | 'before', cursor: string, withItem: boolean) => {
    const [first] = sorted;
    if (first === undefined) return 0;
    const key = decode(name, cursor, first.key);
    const found = sorted.findIndex((one) => {
      const order = compareKeys(one.key, key, directions);
      return withItem ? order > 0 : order >= 0;
    });
    return found === -1 ? sorted.length : found;
  };
  let start = args.after == null ? 0 : countTo('after', args.after, true);
  let end = args.before == null ? sorted.length : countTo('before', args.before, false);
  if (args.first != null) end = Math.min(end, start + args.first);
  if (args.last != null) start = Math.max(start, end - args.last);
  if (args.first == null && args.last == null) end = Math.min(end, start + MAX_PAGE);
  const edges = sorted.slice(start, end).map(({ item, key }) => new Edge(item, key));
  return {
    totalCount: items.length,
    edges,
    pageInfo: {
      hasNextPage: end < items.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** A page of a list that the platform pages: `limit` items after or before positions, from one end of the list. */
export interface PageRequest {
  after: number | null;
  before: number | null;
  from: 'start' | 'end';
  limit: number;
}

/**
 * A Relay connection over a list that the platform pages by position. `read` gets a limit of one item more than the page
 * has, which shows whether there are more, and returns items in the order of the list. Throws InputError for invalid
 * sizes and cursors.
 */
export async function pagedConnection<T>(
  args: PageArgs,
  read: (page: PageRequest) => Promise<{ items: readonly T[]; total: number }>,
  positionOf: (item: T) => number,
): Promise<ConnectionOf<T>> {
  checkSize('first', args.first);
  checkSize('last', args.last);
  const from = args.first == null && args.last != null ? 'end' : 'start';
  const size = args.first ?? args.last ?? MAX_PAGE;
  const position = (name: 'after' | 'before') => positionIn(name, args[name]);
  const page = { after: position('after'), before: position('before'), from, limit: size + 1 } as const;
  const { items, total } = await read(page);
  const isCut = items.length > size;
  const within = from === 'start' ? items.slice(0, size) : items.slice(isCut ? 1 : 0);
  const shown =
    from === 'start' && args.last != null ? within.slice(Math.max(0, within.length - args.last)) : within;
  const edges = shown.map((node) => new Edge(node, [positionOf(node)]));
  return {
    totalCount: total,
    edges,
    pageInfo: {
      hasNextPage: from === 'start' ? isCut : args.before != null,
      hasPreviousPage: from === 'end' ? isCut : args.after != null || shown.length < within.length,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

function positionIn(name: 'after' | 'before', cursor: string | null | undefined): number | null {
  if (cursor == null) return null;
  const [position] = decode(name, cursor, [0]);
  if (typeof position === 'number' && Number.isSafeInteger(position) && position > 0) return position;
  throw invalidCursor(name);
}

/** The page as query parameters of the platform, for lists that are sorted newest first. */
export function positionQuery({ after, before, from, limit }: PageRequest) {
  return { limit, after, before, from: from === 'end' ? 'oldest' : 'newest' };
}

/** An edge with the same cursor as in `connectionOf`, for payloads of mutations. */
export function edgeOf<T>(node: T, key: SortKey): Edge<T> {
  return new Edge(node, key);
}
