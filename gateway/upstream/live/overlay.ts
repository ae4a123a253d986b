import type { WireMessage } from '../messages.ts';
import type { Revs } from './rev.ts';

export type LiveKind = 'Cluster' | 'Addon' | 'App' | 'Postgres' | 'Deployment' | 'User';

/** Fields that events carry, under the platform's names. */
export interface LiveFields extends WireMessage {
  status?: string | undefined;
  progress?: number | null | undefined;
}

interface Entry {
  rev: number;
  fields: LiveFields;
}

/** Requests end after 30 s, so older events are contained in every response. */
const KEPT_MS = 120_000;
const MOST_ENTRIES = 5000;

/** The newest event of each object, applied to REST records whose request started before it. */
export class Overlay {
  readonly #revs: Revs;
  readonly #entries = new Map<string, Entry & { at: number }>();

  constructor(revs: Revs) {
    this.#revs = revs;
  }

  /** Stores an event's fields; fields it does not carry keep their previous value. */
  record(kind: LiveKind, id: string, fields: LiveFields, rev: number, now: number = Date.now()): void {
    const key = `${kind}:${id}`;
    const before = this.#entries.get(key);
    this.#entries.delete(key);
    this.#entries.set(key, { rev, at: now, fields: { ...before?.fields, ...defined(fields) } });
    for (const [oldest, entry] of this.#entries) {
      if (entry.at > now - KEPT_MS && this.#entries.size <= MOST_ENTRIES) break;
      this.#entries.delete(oldest);
    }
  }

  /** Forgets all events: later ones were missed, and a next one must not be completed with outdated fields. */
  clear(): void {
    this.#entries.clear();
  }

  /** The last status in an event; null when there is none. */
  statusOf(kind: LiveKind, id: string): string | null {
    return this.#entries.get(`${kind}:${id}`)?.fields.status ?? null;
  }

  /** The record with the live fields of newer events, and its rev. */
  apply<R extends LiveFields>(kind: LiveKind, id: string, record: R, startedAt: number): R & { rev: string } {
    const entry = this.#entries.get(`${kind}:${id}`);
    if (entry === undefined || entry.rev < startedAt) return stamped(record, this.#revs.format(startedAt));
    return { ...record, ...entry.fields, rev: this.#revs.format(this.#revs.next()) };
  }
}

/** The record with its rev, as a copy because parsed records are shared. */
export function stamped<R extends object>(record: R, rev: string): R & { rev: string } {
  return { ...record, rev };
}

function defined(fields: LiveFields): LiveFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
