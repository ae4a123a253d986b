import type { LogLevel, LogLine } from './logLine.ts';

/** Only the start of a very long line is searched. */
const SEARCHED_LENGTH = 10_000;
/** How long a slice of a search may block the page. */
const SLICE_MS = 8;
/** Lines after which the clock is read. */
const STEP = 256;

/** The pattern of a search: text, or a regular expression; null for an empty or invalid one. Ignores case. */
export function patternOf(query: string, isRegex: boolean): RegExp | null {
  if (query === '') return null;
  try {
    return new RegExp(isRegex ? query : query.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`), 'i');
  } catch {
    return null;
  }
}

export const isMatch = (pattern: RegExp, { text }: LogLine): boolean =>
  pattern.test(text.length > SEARCHED_LENGTH ? text.slice(0, SEARCHED_LENGTH) : text);

export interface LineFilter {
  /** Null for all. */
  pods: ReadonlySet<string> | null;
  /** Lines of this level or a worse one; null for all. */
  least: LogLevel | null;
}

const RANKS: Record<LogLevel, number> = { error: 3, warning: 2, info: 1, debug: 0 };

/** A line that states no level counts as information. Events of a container are shown with any level. */
export function isShown({ pod, level, event }: LogLine, { pods, least }: LineFilter): boolean {
  if (pods && !pods.has(pod)) return false;
  return least === null || event !== undefined || RANKS[level ?? 'info'] >= RANKS[least];
}

/** Lets the page draw and read input. Unlike those of `setTimeout`, later turns are not delayed by 4 ms. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** The lines that match, in slices between which the page can draw; null when aborted. */
export async function searchLines(
  lines: readonly LogLine[],
  pattern: RegExp,
  signal: AbortSignal,
): Promise<LogLine[] | null> {
  const found: LogLine[] = [];
  let until = performance.now() + SLICE_MS;
  for (let from = 0; from < lines.length; from += STEP) {
    for (const line of lines.slice(from, from + STEP)) if (isMatch(pattern, line)) found.push(line);
    if (performance.now() < until) continue;
    await turn();
    if (signal.aborted) return null;
    until = performance.now() + SLICE_MS;
  }
  return found;
}

/** The matches with some lines around each, in order and without repeating one. */
export function withContext(
  lines: readonly LogLine[],
  matches: ReadonlySet<LogLine>,
  around: number,
): LogLine[] {
  const shown: LogLine[] = [];
  let next = 0;
  lines.forEach((line, index) => {
    if (!matches.has(line)) return;
    for (let at = Math.max(next, index - around); at <= Math.min(lines.length - 1, index + around); at += 1) {
      const each = lines[at];
      if (each) shown.push(each);
    }
    next = Math.max(next, Math.min(lines.length, index + around + 1));
  });
  return shown;
}
