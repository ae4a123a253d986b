import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  comparePositions,
  formatCursor,
  somewhatBefore,
  type LogEntry,
  type LogLine,
  type LogPosition,
  type LogTurn,
} from './lines.ts';
import { LogViewer, MOST_LINES } from './viewer.ts';

/** A batch of one pod is sent after this time, of several pods somewhat later so that their lines merge in order. */
const BATCH_MS = 250;
const WINDOW_MS = 300;
const BATCH_LENGTH = 65_536;
/** Lines kept for viewers that come back, and the length of their text. */
const KEPT_LINES = 5_000;
const KEPT_LENGTH = 2 ** 20;
/** Lines of pods do not arrive in order: a stream begins again this long before its newest line. */
const OVERLAP_MS = 5_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

/** Reads a log with the rights of one viewer. */
export interface LogSource {
  /** Entries from now on, or after the cursor, until the platform ends the stream. */
  open(after: string | null, signal: AbortSignal): AsyncIterable<LogEntry>;
  /** Pages of all lines after the cursor that the platform still has. */
  read(after: string): AsyncIterable<readonly LogLine[]>;
}

export interface SharedLogParts {
  log: Logger;
  lingerMs: number;
  onEnd: () => void;
}

/** One stream of the platform for all viewers of a log, closed some time after the last has left. */
export class SharedLog {
  readonly #parts: SharedLogParts;
  readonly #viewers = new Map<LogViewer, LogSource>();
  readonly #stop = new AbortController();
  /** Newest line of each pod. */
  readonly #newest = new Map<string, LogPosition>();
  #kept: LogLine[] = [];
  #keptLength = 0;
  /** All later lines are kept; null while there are none. */
  #keptAfter: LogPosition | null;
  #lines: LogLine[] = [];
  #turns: LogTurn[] = [];
  #length = 0;
  #timer: NodeJS.Timeout | null = null;
  #linger: NodeJS.Timeout | null = null;
  readonly #after: LogPosition | null;

  constructor(after: LogPosition | null, first: LogSource, parts: SharedLogParts) {
    this.#parts = parts;
    this.#after = after;
    this.#keptAfter = after;
    void this.#run(first);
  }

  get viewers(): number {
    return this.#viewers.size;
  }

  /** A viewer of these pods (all: null) from now on, or after a position without a gap. */
  join(source: LogSource, pods: readonly string[] | null, after: LogPosition | null): LogViewer {
    if (this.#linger) clearTimeout(this.#linger);
    this.#linger = null;
    const viewer = new LogViewer(pods, (leaving) => this.#leave(leaving));
    this.#viewers.set(viewer, source);
    const isKept =
      after !== null && this.#keptAfter !== null && comparePositions(after, this.#keptAfter) >= 0;
    if (after === null) viewer.begin([], null);
    else if (isKept) {
      const missed = this.#kept.filter((line) => comparePositions(line, after) > 0);
      // Lines that wait for their batch come with it.
      const waiting = new Set(this.#lines);
      viewer.begin(missed.filter((line) => !waiting.has(line)).sort(comparePositions), after);
    } else void this.#catchUp(viewer, source, after);
    return viewer;
  }

  close(): void {
    this.#stop.abort();
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#linger) clearTimeout(this.#linger);
    for (const viewer of this.#viewers.keys()) void viewer.return();
    this.#parts.onEnd();
  }

  async #catchUp(viewer: LogViewer, source: LogSource, after: LogPosition): Promise<void> {
    try {
      const lines: LogLine[] = [];
      let dropped = 0;
      for await (const page of source.read(formatCursor(after))) {
        if (!this.#viewers.has(viewer)) return;
        lines.push(...page.filter((line) => viewer.shows(line)));
        dropped += lines.splice(0, Math.max(0, lines.length - MOST_LINES)).length;
      }
      viewer.begin(lines, lines.at(-1) ?? after, dropped);
    } catch {
      // The viewer's subscription ends; its client begins again.
      void viewer.return();
    }
  }

  #leave(viewer: LogViewer): void {
    if (!this.#viewers.delete(viewer) || this.#viewers.size > 0 || this.#stop.signal.aborted) return;
    this.#linger = setTimeout(() => this.close(), this.#parts.lingerMs).unref();
  }

  /** Reads streams one after another with the rights of any viewer. A log that no longer exists is tried now and then. */
  async #run(first: LogSource): Promise<void> {
    const { signal } = this.#stop;
    let source = first;
    for (let pause = FIRST_PAUSE_MS; !signal.aborted;) {
      try {
        for await (const entry of source.open(this.#reopenAfter(), signal)) {
          pause = FIRST_PAUSE_MS;
          this.#accept(entry);
        }
      } catch (error) {
        if (signal.aborted) return;
        const reason = error instanceof Error ? error.message : String(error);
        this.#parts.log.info({ reason }, 'a log stream has ended');
      }
      await delay(pause, undefined, { signal, ref: false }).catch(() => undefined);
      pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
      // The session of the viewer whose rights were used may have ended.
      source = [...this.#viewers.values()].at(-1) ?? source;
    }
  }

  #reopenAfter(): string | null {
    const newest = [...this.#newest.values()].sort(comparePositions).at(-1);
    if (!newest) return this.#after && formatCursor(this.#after);
    return formatCursor(somewhatBefore(newest, OVERLAP_MS));
  }

  #accept(entry: LogEntry): void {
    if ('turn' in entry) {
      const isKnown = (this.#newest.get(entry.pod)?.t ?? '') > entry.t;
      if (!isKnown) this.#turns.push(entry);
    } else {
      const last = this.#newest.get(entry.pod) ?? this.#after;
      if (last && comparePositions(entry, last) <= 0) return;
      this.#newest.set(entry.pod, entry);
      this.#keptAfter ??= { ...entry, n: entry.n - 1 };
      this.#keep(entry);
      this.#lines.push(entry);
      this.#length += entry.text.length;
    }
    if (this.#length >= BATCH_LENGTH) this.#flush();
    else
      this.#timer ??= setTimeout(() => this.#flush(), this.#newest.size > 1 ? WINDOW_MS : BATCH_MS).unref();
  }

  #keep(line: LogLine): void {
    this.#kept.push(line);
    this.#keptLength += line.text.length;
    if (this.#kept.length <= 2 * KEPT_LINES && this.#keptLength <= 2 * KEPT_LENGTH) return;
    // Half at a time, because removing the first of a long list for each line would move all others.
    const removed = this.#kept.splice(0, Math.max(1, this.#kept.length - KEPT_LINES));
    for (const { text } of removed) this.#keptLength -= text.length;
    this.#keptAfter = removed.at(-1) ?? this.#keptAfter;
  }

  #flush(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const batch = { lines: this.#lines.sort(comparePositions), turns: this.#turns, dropped: 0 };
    this.#lines = [];
    this.#turns = [];
    this.#length = 0;
    for (const viewer of this.#viewers.keys()) viewer.deliver(batch);
  }
}
