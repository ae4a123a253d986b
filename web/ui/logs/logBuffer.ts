import { Emitter } from '../../lib/emitter.ts';
import type { LogLine } from './logLine.ts';

export const MOST_LINES = 100_000;
/** Lines that may be over before the oldest are removed: all others move each time. */
const SLACK = 5_000;

/** The newest lines of a log, outside React: `version` changes with each change. */
export class LogBuffer {
  #lines: LogLine[] = [];
  #removed = 0;
  #appended = 0;
  #version = 0;
  readonly #changes = new Emitter();

  get lines(): readonly LogLine[] {
    return this.#lines;
  }

  /** Number of lines removed at the start, so that `removed + index` stays the same for a line. */
  get removed(): number {
    return this.#removed;
  }

  /** Number of lines ever appended; those of `prepend` and `replace` were written before and do not count. */
  get appended(): number {
    return this.#appended;
  }

  get last(): LogLine | undefined {
    return this.#lines.at(-1);
  }

  readonly version = (): number => this.#version;

  readonly subscribe = this.#changes.subscribe;

  append(lines: readonly LogLine[]): void {
    if (lines.length === 0) return;
    for (const line of lines) this.#lines.push(line);
    this.#appended += lines.length;
    if (this.#lines.length > MOST_LINES + SLACK) {
      const extra = this.#lines.length - MOST_LINES;
      this.#lines.splice(0, extra);
      this.#removed += extra;
    }
    this.#changed();
  }

  /** Adds older lines at the start; as many as there is room for. */
  prepend(lines: readonly LogLine[]): void {
    const fitting = lines.slice(Math.max(0, lines.length - (MOST_LINES - this.#lines.length)));
    if (fitting.length === 0) return;
    this.#lines = [...fitting, ...this.#lines];
    this.#removed -= fitting.length;
    this.#changed();
  }

  replace(lines: readonly LogLine[]): void {
    this.#removed += this.#lines.length;
    this.#lines = [...lines];
    this.#changed();
  }

  #changed(): void {
    this.#version += 1;
    this.#changes.emit();
  }
}
