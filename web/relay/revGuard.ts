const TOMBSTONE_MS = 60_000;
const MAX_REMEMBERED = 5_000;
/** How far the clocks of two gateways may lie apart; the gateway's `rev.ts` grants the same. */
export const CLOCK_SKEW_MS = 2_000;

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

/** The gateway that made a revision: within one the order is exact. */
export const gatewayOf = (rev: string): string | undefined => rev.split('.')[2];

/** Is `a` newer than `b` (positive) or older? `isCertain` is false where two gateways' clocks cannot tell. */
function order(a: string, b: string): { sign: number; isCertain: boolean } {
  const sign = compareRevs(a, b);
  if (gatewayOf(a) === gatewayOf(b)) return { sign, isCertain: true };
  return { sign, isCertain: Number.parseInt(a) - Number.parseInt(b) >= CLOCK_SKEW_MS };
}

interface Seen {
  readonly rev: string;
  /** When it arrived here, in the order of `mark`. */
  readonly at: number;
}

/**
 * Keeps late events away from the store: an event older than what is held would overwrite it, and an event for a
 * deleted object would bring it back as a half-empty record. Lives outside the store, one entry per live object.
 */
export class RevGuard {
  private readonly seen = new Map<string, Seen>();
  /** What the newest event told of each object. */
  private readonly told = new Map<string, { readonly object: Json; readonly at: number }>();
  private readonly deleted = new Map<string, number>();
  /** Objects of which nobody can say whether the newest state is shown: since when, and newer than what settles it. */
  private readonly doubts = new Map<string, Seen>();
  private moment = 0;

  constructor(
    private readonly now: () => number = Date.now,
    /** Called when the first object falls into doubt; `takeDoubts` tells which ones still are later. */
    private readonly onDoubt: () => void = () => undefined,
  ) {}

  /** The next moment of this page, for a request that is sent now: its answer knows all that had arrived by then. */
  readonly mark = (): number => (this.moment += 1);

  /** The objects in doubt that nothing has settled since; forgets them. */
  readonly takeDoubts = (): string[] => {
    const ids = [...this.doubts.keys()];
    this.doubts.clear();
    return ids;
  };

  /**
   * Notes the revisions in any answer, however deep, so that older events are recognised later. `sent` is the mark of
   * its request.
   */
  readonly remember = (value: unknown, sent = 0): void => {
    if (Array.isArray(value)) return value.forEach((item) => this.remember(item, sent));
    if (!isObject(value)) return;
    if (typeof value.id === 'string' && typeof value.rev === 'string') this.note(value.id, value.rev, sent);
    Object.values(value).forEach((member) => this.remember(member, sent));
  };

  /**
   * Corrects an answer that events have overtaken on its way: what they told of its objects stays true, and what they
   * deleted stays away. Without it the answer of a mutation would bring back a state that the work has long left, or
   * a deleted object as a half-empty record. `sent` is the mark of its request: what was asked after an event arrived
   * knows it, whichever gateways the two came from. Changes `value` itself.
   */
  readonly correct = (value: unknown, sent = 0): void => {
    if (Array.isArray(value)) {
      const list: unknown[] = value;
      const kept = list.filter((item) => !this.isGone(item) && !(isObject(item) && this.isGone(item.node)));
      list.splice(0, list.length, ...kept);
      return list.forEach((item) => this.correct(item, sent));
    }
    if (!isObject(value)) return;
    for (const [field, member] of Object.entries(value)) {
      if (this.isGone(member)) value[field] = null;
      else this.correct(member, sent);
    }
    if (typeof value.id !== 'string' || typeof value.rev !== 'string') return;
    const told = this.told.get(value.id);
    if (told && this.isOvertaken(value.id, value.rev, told, sent))
      Object.assign(value, overlay(value, told.object));
  };

  /**
   * Filters the data of one subscription payload: stale members become null, stale list items disappear.
   * Answers undefined when nothing is left to tell the store.
   */
  readonly filter = (data: Json): Json | undefined => {
    let kept = 0;
    const result: Json = {};
    for (const [field, event] of Object.entries(data)) {
      if (!isObject(event)) {
        result[field] = event;
        continue;
      }
      const members = Object.entries(event).map(([name, value]): [string, unknown] => [
        name,
        this.keep(name, value),
      ]);
      alignTwins(members);
      kept += members.filter(([name, value]) => carries(name, value)).length;
      result[field] = Object.fromEntries(members);
    }
    for (const event of Object.values(data)) if (isObject(event)) this.noteDeletions(event);
    this.remember(result);
    for (const event of Object.values(result)) if (isObject(event)) this.keepTold(event);
    return kept > 0 ? result : undefined;
  };

  private keepTold(event: Json): void {
    for (const object of Object.values(event).flat()) {
      if (!isObject(object) || typeof object.id !== 'string' || typeof object.rev !== 'string') continue;
      const before = this.told.get(object.id);
      if (before && compareRevs(String(before.object.rev), object.rev) > 0) continue;
      this.told.delete(object.id);
      this.told.set(object.id, { object, at: this.mark() });
      forgetOldest(this.told);
    }
  }

  private keep(name: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.filter((item) => this.isFresh(name, item));
    return this.isFresh(name, value) ? value : null;
  }

  private isFresh(name: string, value: unknown): boolean {
    if (!isObject(value) || typeof value.id !== 'string') return true;
    if (this.isDeleted(value.id)) return false;
    const last = this.seen.get(value.id);
    if (typeof value.rev !== 'string' || last === undefined) return true;
    const { sign, isCertain } = order(value.rev, last.rev);
    if (isCertain) this.settle(value.id, value.rev);
    else this.doubt(value.id, last.rev);
    // A new object may be known already from the mutation that made it, and still has to enter the lists.
    return name.startsWith('created') ? sign >= 0 : sign > 0;
  }

  /** Has an event overtaken an answer on its way? */
  private isOvertaken(id: string, rev: string, told: { object: Json; at: number }, sent: number): boolean {
    const toldRev = String(told.object.rev);
    if (gatewayOf(toldRev) !== gatewayOf(rev) && told.at < sent) return false;
    const { sign, isCertain } = order(toldRev, rev);
    if (isCertain) return sign > 0;
    if (order(rev, toldRev).isCertain) return false;
    this.doubt(id, rev);
    return true;
  }

  /** Which of two gateways was later cannot be told: what is shown has to be asked for once more. */
  private doubt(id: string, rev: string): void {
    const isFirst = this.doubts.size === 0;
    this.doubts.set(id, { rev, at: this.mark() });
    forgetOldest(this.doubts);
    if (isFirst) this.onDoubt();
  }

  /** Was this object deleted lately? */
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

  /** An event that is newer than what was in doubt, by any clock, leaves nothing to ask. */
  private settle(id: string, rev: string): void {
    const doubt = this.doubts.get(id);
    if (doubt === undefined) return;
    const { sign, isCertain } = order(rev, doubt.rev);
    if (isCertain && sign > 0) this.doubts.delete(id);
  }

  private noteDeletions(event: Json): void {
    for (const [name, id] of Object.entries(event)) {
      if (!/^(deleted|gone)/.test(name) || typeof id !== 'string') continue;
      this.deleted.set(id, this.now());
      this.seen.delete(id);
      this.told.delete(id);
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

/**
 * A payload may tell of one object twice: as the event says, and read anew. The newer one is true in both places, or
 * the store would hold whichever comes last.
 */
function alignTwins(members: [string, unknown][]): void {
  const objects = members.flatMap(([, value]) => value).filter(isObject);
  const newest = new Map<unknown, Json>();
  for (const object of objects) {
    const twin = newest.get(object.id);
    if (typeof object.id !== 'string' || typeof object.rev !== 'string') continue;
    if (!twin || compareRevs(object.rev, String(twin.rev)) > 0) newest.set(object.id, object);
  }
  const align = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(align);
    if (!isObject(value)) return value;
    const twin = newest.get(value.id);
    return twin && compareRevs(String(twin.rev), String(value.rev)) > 0 ? overlay(value, twin) : value;
  };
  for (const member of members) member[1] = align(member[1]);
}

/** The fields of the first object with the values of the second, as far as it has them. */
function overlay(older: Json, newer: Json): Json {
  return Object.fromEntries(
    Object.entries(older).map(([field, value]) => {
      const next = newer[field];
      // A part of a list may have been asked for with other arguments under the same name.
      if (next === undefined || (isObject(next) && 'edges' in next)) return [field, value];
      return [field, isObject(value) && isObject(next) ? overlay(value, next) : next];
    }),
  );
}

/** Does a member tell the store anything? An empty event that only lost its stale members does not. */
function carries(name: string, value: unknown): boolean {
  if (name === '__typename') return false;
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== false;
}
