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

/** An item of a list. Its cursor is encoded only when it is selected. */
class Edge<T> {
  readonly node: T;
  readonly #key: string;

  constructor(node: T, key: string) {
    this.node = node;
    this.#key = key;
  }

  get cursor(): string {
    return Buffer.from(this.#key, 'utf8').toString('base64url');
  }
}

const decode = (cursor: string | null | undefined) =>
  cursor == null ? null : Buffer.from(cursor, 'base64url').toString('utf8');

function checkSize(name: 'first' | 'last', size: number | null | undefined): void {
  if (size == null || (size >= 0 && size <= MAX_PAGE)) return;
  const detail = messageOf('PAGE_SIZE', { name, max: MAX_PAGE });
  throw new InputError([{ path: name, code: 'out_of_range', message: detail.message, detail }]);
}

/**
 * A Relay connection over a whole list, forward and backward. `keyOf` gives each item's lasting key, so that cursors
 * survive insertions; a cursor whose item is gone begins at the start (or ends at the end). Without first and last,
 * a page has 100 items. Throws InputError for sizes outside 0 to 100.
 */
export function connectionOf<T>(
  items: readonly T[],
  args: PageArgs,
  keyOf: (item: T) => string,
): ConnectionOf<T> {
  checkSize('first', args.first);
  checkSize('last', args.last);
  const placeOf = (cursor: string | null | undefined) => {
    const key = decode(cursor);
    return key === null ? -1 : items.findIndex((item) => keyOf(item) === key);
  };
  const after = placeOf(args.after);
  const before = placeOf(args.before);
  let start = after + 1;
  let end = before === -1 ? items.length : before;
  if (args.first != null) end = Math.min(end, start + args.first);
  if (args.last != null) start = Math.max(start, end - args.last);
  if (args.first == null && args.last == null) end = Math.min(end, start + MAX_PAGE);
  const edges = items.slice(start, end).map((node) => new Edge(node, keyOf(node)));
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

/** A page of a list that the platform pages: `limit` items after or before the keys, from one end of the list. */
export interface PageRequest {
  after: string | null;
  before: string | null;
  from: 'start' | 'end';
  limit: number;
}

/**
 * A Relay connection over a list that the platform cuts into pages. `read` is asked for one item more than wanted,
 * which tells whether there is more; it answers in the order of the list. Throws InputError for sizes outside 0 to 100.
 */
export async function pagedConnection<T>(
  args: PageArgs,
  read: (page: PageRequest) => Promise<{ items: readonly T[]; total: number }>,
  keyOf: (item: T) => string,
): Promise<ConnectionOf<T>> {
  checkSize('first', args.first);
  checkSize('last', args.last);
  const from = args.first == null && args.last != null ? 'end' : 'start';
  const size = args.first ?? args.last ?? MAX_PAGE;
  const page = { after: decode(args.after), before: decode(args.before), from, limit: size + 1 } as const;
  const { items, total } = await read(page);
  const isCut = items.length > size;
  const within = from === 'start' ? items.slice(0, size) : items.slice(isCut ? 1 : 0);
  const shown =
    from === 'start' && args.last != null ? within.slice(Math.max(0, within.length - args.last)) : within;
  const edges = shown.map((node) => new Edge(node, keyOf(node)));
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

/** Cursors of other lists are input errors. */
function positionOf(name: 'after' | 'before', key: string | null): string | null {
  if (key === null || /^[1-9]\d{0,15}$/.test(key)) return key;
  const detail = messageOf('PAGE_CURSOR', { name });
  throw new InputError([{ path: name, code: 'invalid_cursor', message: detail.message, detail }]);
}

/**
 * The query parameters of a page, for lists whose keys are positions, newest first. Throws InputError for invalid
 * cursors.
 */
export function positionQuery({ after, before, from, limit }: PageRequest) {
  return {
    limit,
    after: positionOf('after', after),
    before: positionOf('before', before),
    from: from === 'end' ? 'oldest' : 'newest',
  };
}

/** An edge with the same cursor as in `connectionOf`, for payloads of mutations. */
export function edgeOf<T>(node: T, key: string): Edge<T> {
  return new Edge(node, key);
}
