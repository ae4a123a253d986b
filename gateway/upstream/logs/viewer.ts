import { comparePositions, type LogLine, type LogPosition, type LogTurn } from './lines.ts';

/** What was written within a short time, in order. */
export interface LogBatch {
  lines: readonly LogLine[];
  turns: readonly LogTurn[];
  /** Lines that were left out before these because the viewer was too slow or away for too long. */
  dropped: number;
}

/** What may wait for a slow viewer. */
export const MOST_LINES = 10_000;
const MOST_LENGTH = 2 ** 20;

/** One viewer of a shared log: an iterator of batches that loses the oldest lines when it is not read. */
export class LogViewer implements AsyncIterableIterator<LogBatch> {
  readonly #pods: ReadonlySet<string> | null;
  readonly #onClose: (viewer: LogViewer) => void;
  #waiting: LogBatch[] = [];
  /** Batches that arrive while older lines are still being read; null from then on. */
  #held: LogBatch[] | null = [];
  #wake: ((result: IteratorResult<LogBatch>) => void) | null = null;
  #isClosed = false;

  constructor(pods: readonly string[] | null, onClose: (viewer: LogViewer) => void) {
    this.#pods = pods && new Set(pods);
    this.#onClose = onClose;
  }

  deliver(batch: LogBatch): void {
    if (this.#held) this.#held.push(batch);
    else this.#put(this.#own(batch));
  }

  /** Whether the lines of this pod are shown. */
  shows({ pod }: { pod: string }): boolean {
    return this.#pods?.has(pod) ?? true;
  }

  /** Begins with these older lines; of what arrived meanwhile only what comes after `position` follows. */
  begin(older: readonly LogLine[], position: LogPosition | null, dropped = 0): void {
    const held = this.#held ?? [];
    this.#held = null;
    this.#put(this.#own({ lines: older, turns: [], dropped }));
    for (const batch of held) {
      const isNews = (line: LogLine) => position === null || comparePositions(line, position) > 0;
      this.#put(this.#own({ ...batch, lines: batch.lines.filter(isNews) }));
    }
  }

  next(): Promise<IteratorResult<LogBatch>> {
    const [first, ...rest] = this.#waiting.splice(0);
    if (first)
      return Promise.resolve({ value: rest.length === 0 ? first : merged([first, ...rest]), done: false });
    if (this.#isClosed) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  return(): Promise<IteratorResult<LogBatch>> {
    if (!this.#isClosed) {
      this.#isClosed = true;
      this.#waiting = [];
      this.#held = null;
      this.#wake?.({ value: undefined, done: true });
      this.#wake = null;
      this.#onClose(this);
    }
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** The part for the pods of this viewer; the batch itself if that is all of it, because batches are shared. */
  #own(batch: LogBatch): LogBatch {
    if (!this.#pods) return batch;
    const isOwn = (entry: { pod: string }) => this.shows(entry);
    return { ...batch, lines: batch.lines.filter(isOwn), turns: batch.turns.filter(isOwn) };
  }

  #put(batch: LogBatch): void {
    if (this.#isClosed || (batch.lines.length === 0 && batch.turns.length === 0)) return;
    if (this.#wake) {
      const wake = this.#wake;
      this.#wake = null;
      return wake({ value: batch, done: false });
    }
    this.#waiting.push(batch);
    if (isTooMuch(this.#waiting)) this.#waiting = [shortened(merged(this.#waiting))];
  }
}

const lengthOf = (lines: readonly LogLine[]) => lines.reduce((sum, { text }) => sum + text.length, 0);

function isTooMuch(batches: readonly LogBatch[]): boolean {
  const count = batches.reduce((sum, { lines }) => sum + lines.length, 0);
  return count > MOST_LINES || batches.reduce((sum, { lines }) => sum + lengthOf(lines), 0) > MOST_LENGTH;
}

/** The newest half of what may wait, so that lines are not left out again at once. */
function shortened({ lines, turns, dropped }: LogBatch): LogBatch {
  let length = 0;
  let start = lines.length;
  while (start > 0 && lines.length - start < MOST_LINES / 2) {
    length += lines[start - 1]?.text.length ?? 0;
    if (length > MOST_LENGTH / 2 && start < lines.length) break;
    start -= 1;
  }
  return { lines: lines.slice(start), turns, dropped: dropped + start };
}

function merged(batches: readonly LogBatch[]): LogBatch {
  return {
    lines: batches.flatMap(({ lines }) => lines),
    turns: batches.flatMap(({ turns }) => turns),
    dropped: batches.reduce((sum, { dropped }) => sum + dropped, 0),
  };
}
