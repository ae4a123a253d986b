const TOMBSTONE_MS = 60_000;
const MAX_REMEMBERED = 5_000;
/** Maximum difference between the clocks of two gateways; `rev.ts` in the gateway has the same limit. */
export const CLOCK_SKEW_MS = 2_000;

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `extensions.revs` of a response: the revision of each live object by global id, null if deleted. */
export type Revs = Readonly<Record<string, string | null>>;

/** Compares two revisions (`milliseconds.count.gateway`) part by part as numbers, so that 10 follows 9. */
export function compareRevs(a: string, b: string): number {
  const left = a.split(/\D+/).map(Number);
  const right = b.split(/\D+/).map(Number);
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The gateway that created a revision; revisions of one gateway are totally ordered. */
export const gatewayOf = (rev: string): string | undefined => rev.split('.')[2];

/**
 * Compares two revisions: positive if `a` is newer. `isCertain` is false if the clocks of two gateways are too close.
 */
function order(a: string, b: string): { sign: number; isCertain: boolean } {
  const sign = compareRevs(a, b);
  if (gatewayOf(a) === gatewayOf(b)) return { sign, isCertain: true };
  return { sign, isCertain: Number.parseInt(a) - Number.parseInt(b) >= CLOCK_SKEW_MS };
}

interface Seen {
  readonly rev: string;
  /** When the event arrived here, in the order of `mark`. */
  readonly at: number;
}

/**
 * Prevents late events and responses from overwriting newer data in the store, and deleted objects from reappearing as
 * incomplete records. Reads the revisions from `extensions.revs`; keeps one entry per live object, outside the store.
 */
export class RevGuard {
  private readonly seen = new Map<string, Seen>();
  /** The fields of each object in its newest event. */
  private readonly lastEvents = new Map<string, Seen & { readonly object: Json }>();
  private readonly deleted = new Map<string, number>();
  /** Objects whose newest state is uncertain: since when, and the revision that a later one has to exceed. */
  private readonly doubts = new Map<string, Seen>();
  private moment = 0;

  constructor(
    private readonly now: () => number = Date.now,
    /** Called when the first object becomes uncertain; `takeDoubts` later returns those that still are. */
    private readonly onDoubt: () => void = () => undefined,
  ) {}

  /** A counter for requests: a response includes everything that had arrived when its request was sent. */
  readonly mark = (): number => (this.moment += 1);

  /** Returns the objects that are still uncertain, and forgets them. */
  readonly takeDoubts = (): string[] => {
    const ids = [...this.doubts.keys()];
    this.doubts.clear();
    return ids;
  };

  /**
   * Processes the response to a query or mutation. Fields of events that arrived while it was pending replace those of
   * the response, and deleted objects are removed. `sent` is the mark of its request: a response includes every event
   * that arrived before its request, from any gateway. Mutates `data`.
   */
  readonly accept = (data: unknown, revs: Revs, sent = 0): void => {
    const newer = new Map<string, Json>();
    for (const [id, rev] of Object.entries(revs)) {
      const event = this.lastEvents.get(id);
      if (event && rev !== null && this.isOvertaken(id, rev, event, sent)) newer.set(id, event.object);
    }
    if (newer.size > 0 || this.deleted.size > 0) this.correct(data, newer);
    this.remember(revs, sent);
  };

  /** Removes stale and deleted objects from an event's data. Undefined if nothing is left for the store. */
  readonly filter = (data: Json, revs: Revs): Json | undefined => {
    let kept = 0;
    const result: Json = {};
    for (const [field, event] of Object.entries(data)) {
      if (!isObject(event)) {
        result[field] = event;
        continue;
      }
      const members = Object.entries(event).map(([name, value]) => [name, this.keep(value, revs)] as const);
      kept += members.filter(([name, value]) => hasContent(name, value)).length;
      result[field] = Object.fromEntries(members);
    }
    this.noteDeletions(revs);
    this.remember(revs);
    for (const event of Object.values(result)) if (isObject(event)) this.keepEvent(event, revs);
    return kept > 0 ? result : undefined;
  };

  private correct(value: unknown, newer: ReadonlyMap<string, Json>): void {
    if (Array.isArray(value)) {
      const list: unknown[] = value;
      const kept = list.filter((item) => !this.isGone(item) && !(isObject(item) && this.isGone(item.node)));
      list.splice(0, list.length, ...kept);
      return list.forEach((item) => this.correct(item, newer));
    }
    if (!isObject(value)) return;
    for (const [field, member] of Object.entries(value)) {
      if (this.isGone(member)) value[field] = null;
      else this.correct(member, newer);
    }
    const event = typeof value.id === 'string' ? newer.get(value.id) : undefined;
    if (event) Object.assign(value, overlay(value, event));
  }

  private remember(revs: Revs, sent = 0): void {
    for (const [id, rev] of Object.entries(revs)) {
      if (rev !== null && !this.isDeleted(id)) this.note(id, rev, sent);
    }
  }

  private keepEvent(event: Json, revs: Revs): void {
    for (const object of Object.values(event).flat()) {
      if (!isObject(object) || typeof object.id !== 'string') continue;
      const { id } = object;
      const rev = revs[id];
      if (typeof rev !== 'string') continue;
      const before = this.lastEvents.get(id);
      if (before && compareRevs(before.rev, rev) > 0) continue;
      this.lastEvents.delete(id);
      this.lastEvents.set(id, { object, rev, at: this.mark() });
      forgetOldest(this.lastEvents);
    }
  }

  private keep(value: unknown, revs: Revs): unknown {
    if (Array.isArray(value)) return value.filter((item) => this.isFresh(item, revs));
    return this.isFresh(value, revs) ? value : null;
  }

  private isFresh(value: unknown, revs: Revs): boolean {
    if (!isObject(value) || typeof value.id !== 'string') return true;
    const { id } = value;
    if (this.isDeleted(id)) return false;
    const rev = revs[id];
    const last = this.seen.get(id);
    if (typeof rev !== 'string' || last === undefined) return true;
    const { sign, isCertain } = order(rev, last.rev);
    if (isCertain) this.settle(id, rev);
    else this.doubt(id, last.rev);
    return sign > 0;
  }

  /** True if an event is newer than a response that it arrived before. */
  private isOvertaken(id: string, rev: string, event: Seen, sent: number): boolean {
    if (gatewayOf(event.rev) !== gatewayOf(rev) && event.at < sent) return false;
    const { sign, isCertain } = order(event.rev, rev);
    if (isCertain) return sign > 0;
    if (order(rev, event.rev).isCertain) return false;
    this.doubt(id, rev);
    return true;
  }

  /** The clocks of two gateways are too close to order the events: the object has to be fetched again. */
  private doubt(id: string, rev: string): void {
    const isFirst = this.doubts.size === 0;
    this.doubts.set(id, { rev, at: this.mark() });
    forgetOldest(this.doubts);
    if (isFirst) this.onDoubt();
  }

  /** True if this object was deleted within the last minute. */
  private isGone(value: unknown): boolean {
    return isObject(value) && typeof value.id === 'string' && this.isDeleted(value.id);
  }

  private isDeleted(id: string): boolean {
    const at = this.deleted.get(id);
    if (at === undefined) return false;
    if (this.now() - at < TOMBSTONE_MS) return true;
    this.deleted.delete(id);
    return false;
  }

  /** An event that is newer than the uncertain revision by more than the clock difference settles it. */
  private settle(id: string, rev: string): void {
    const doubt = this.doubts.get(id);
    if (doubt === undefined) return;
    const { sign, isCertain } = order(rev, doubt.rev);
    if (isCertain && sign > 0) this.doubts.delete(id);
  }

  private noteDeletions(revs: Revs): void {
    for (const [id, rev] of Object.entries(revs)) {
      if (rev !== null) continue;
      this.deleted.set(id, this.now());
      forgetOldest(this.deleted);
      this.seen.delete(id);
      this.lastEvents.delete(id);
      this.doubts.delete(id);
    }
  }

  private note(id: string, rev: string, sent: number): void {
    if ((this.doubts.get(id)?.at ?? Infinity) < sent) this.doubts.delete(id);
    const last = this.seen.get(id);
    const isAsked = last !== undefined && last.at < sent && gatewayOf(last.rev) !== gatewayOf(rev);
    if (last !== undefined && !isAsked && compareRevs(rev, last.rev) <= 0) return;
    this.seen.delete(id);
    this.seen.set(id, { rev, at: this.mark() });
    forgetOldest(this.seen);
  }
}

function forgetOldest(map: Map<string, unknown>): void {
  if (map.size <= MAX_REMEMBERED) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}

/** The fields of the first object, with the second's values where it has them. */
function overlay(older: Json, newer: Json): Json {
  return Object.fromEntries(
    Object.entries(older).map(([field, value]) => {
      const next = newer[field];
      // A list under the same name may have been requested with other arguments.
      if (next === undefined || (isObject(next) && 'edges' in next)) return [field, value];
      return [field, isObject(value) && isObject(next) ? overlay(value, next) : next];
    }),
  );
}

/** True if a member of an event holds data for the store. */
function hasContent(name: string, value: unknown): boolean {
  if (name === '__typename') return false;
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== false;
}
