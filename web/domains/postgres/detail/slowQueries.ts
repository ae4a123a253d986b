import { jsonLineOf, parseLines } from '../../../ui/logs/logLine.ts';

/** A statement that PostgreSQL logged because it took long. */
interface SlowQuery {
  readonly statement: string;
  readonly times: number;
  readonly longestMs: number;
  /** ISO 8601, of the last time. */
  readonly seenAt: string;
}

/** What `log_min_duration_statement` writes: a statement, or a step of the extended protocol. */
const SLOW = /^duration: ([\d.]+) ms\s+(?:statement|(?:parse|bind|execute) [^:]*): (.+)$/s;

/** The slow statements in the text of a log page, the longest first. */
export function slowQueriesIn(text: string): SlowQuery[] {
  const found = new Map<string, SlowQuery>();
  for (const { text: line, time } of parseLines(text)) {
    const [, ms, raw] = SLOW.exec(jsonLineOf(line)?.message ?? line) ?? [];
    if (ms === undefined || raw === undefined) continue;
    const statement = raw.replaceAll(/\s+/g, ' ').trim();
    const before = found.get(statement);
    found.set(statement, {
      statement,
      times: (before?.times ?? 0) + 1,
      longestMs: Math.max(before?.longestMs ?? 0, Number(ms)),
      seenAt: time,
    });
  }
  return [...found.values()].sort((a, b) => b.longestMs - a.longestMs);
}
