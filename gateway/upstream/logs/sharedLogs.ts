import type { Logger } from 'pino';
import type { LogPosition } from './lines.ts';
import { SharedLog, type LogSource } from './sharedLog.ts';
import type { LogViewer } from './viewer.ts';

/** How long a stream stays open without viewers, for pages that are reloaded. */
const LINGER_MS = 15_000;

export interface LogQuery {
  /** Null for all pods. */
  pods: readonly string[] | null;
  /** Null for lines from now on. */
  after: LogPosition | null;
}

/** The logs that somebody watches: one stream of the platform for each. */
export class SharedLogs {
  readonly #log: Logger;
  readonly #lingerMs: number;
  readonly #open = new Map<string, SharedLog>();

  constructor({ log, lingerMs = LINGER_MS }: { log: Logger; lingerMs?: number }) {
    this.#log = log;
    this.#lingerMs = lingerMs;
  }

  /** Number of open streams. */
  get size(): number {
    return this.#open.size;
  }

  /** Watches the log of `key`. Each viewer must be allowed to read it: its lines may come from another one's stream. */
  watch(key: string, source: LogSource, { pods, after }: LogQuery): LogViewer {
    let shared = this.#open.get(key);
    if (!shared) {
      const onEnd = () => {
        if (this.#open.get(key) === shared) this.#open.delete(key);
      };
      shared = new SharedLog(after, source, { log: this.#log, lingerMs: this.#lingerMs, onEnd });
      this.#open.set(key, shared);
    }
    return shared.join(source, pods, after);
  }

  close(): void {
    for (const shared of [...this.#open.values()]) shared.close();
  }
}
