import type { LogBuffer } from './logBuffer.ts';
import type { LogLine } from './logLine.ts';
import { isMatch, isShown, searchLines, withContext, type LineFilter } from './search.ts';

const CONTEXT = 3;

export interface ViewOptions extends LineFilter {
  pattern: RegExp | null;
  /** If true, only matches with some lines around them are shown. */
  isOnlyMatches: boolean;
}

const ALL: ViewOptions = { pods: null, least: null, pattern: null, isOnlyMatches: false };

/** The lines of a buffer that a viewer shows. New lines are added without looking at the others again. */
export class LogView {
  readonly #buffer: LogBuffer;
  readonly #listeners = new Set<() => void>();
  #options = ALL;
  /** Lines before this one were looked at; counted from the first line that the buffer ever had. */
  #end = 0;
  #removed = 0;
  #filtered: LogLine[] = [];
  #matches: LogLine[] = [];
  #shown: LogLine[] = [];
  #search: AbortController | null = null;
  #version = 0;
  #leave: (() => void) | null = null;

  constructor(buffer: LogBuffer) {
    this.#buffer = buffer;
  }

  get shown(): readonly LogLine[] {
    return this.#shown;
  }

  get matches(): readonly LogLine[] {
    return this.#matches;
  }

  get isSearching(): boolean {
    return this.#search !== null;
  }

  readonly version = (): number => this.#version;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#leave ??= this.#buffer.subscribe(this.#update);
    this.#update();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#leave?.();
      this.#leave = null;
    };
  };

  configure(options: ViewOptions): void {
    this.#options = options;
    this.#restart();
  }

  readonly #update = (): void => {
    const { removed, lines } = this.#buffer;
    if (this.#search) return;
    if (removed < this.#removed || this.#end > removed + lines.length) return this.#restart();
    const isCut = removed > this.#removed;
    if (isCut) this.#forgetRemoved(lines);
    const fresh = lines.slice(Math.max(0, this.#end - removed));
    if (fresh.length === 0 && !isCut) return;
    this.#end = removed + lines.length;
    this.#add(fresh);
    this.#changed();
  };

  /** Without the lines that the buffer dropped at its start: the others need no second search. */
  #forgetRemoved(lines: readonly LogLine[]): void {
    const kept = new Set(lines);
    this.#removed = this.#buffer.removed;
    this.#filtered = this.#filtered.filter((line) => kept.has(line));
    this.#matches = this.#matches.filter((line) => kept.has(line));
  }

  #add(fresh: readonly LogLine[]): void {
    const { pattern, isOnlyMatches } = this.#options;
    for (const line of fresh) {
      if (!isShown(line, this.#options)) continue;
      this.#filtered.push(line);
      if (pattern && isMatch(pattern, line)) this.#matches.push(line);
    }
    const isCut = pattern !== null && isOnlyMatches;
    this.#shown = isCut ? withContext(this.#filtered, new Set(this.#matches), CONTEXT) : this.#filtered;
  }

  #restart(): void {
    this.#search?.abort();
    this.#search = null;
    const { lines, removed } = this.#buffer;
    const { pattern } = this.#options;
    this.#removed = removed;
    this.#end = removed + lines.length;
    this.#filtered = [];
    this.#matches = [];
    if (!pattern) {
      this.#add(lines);
      return this.#changed();
    }
    const own = new AbortController();
    this.#search = own;
    this.#changed();
    void this.#find(
      lines.filter((line) => isShown(line, this.#options)),
      pattern,
      own,
    );
  }

  async #find(lines: LogLine[], pattern: RegExp, own: AbortController): Promise<void> {
    const found = await searchLines(lines, pattern, own.signal);
    if (found === null || this.#search !== own) return;
    this.#search = null;
    this.#filtered = lines;
    this.#matches = found;
    this.#add([]);
    this.#changed();
    this.#update();
  }

  #changed(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}
