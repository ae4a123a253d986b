import type { Readable } from 'node:stream';
import { z } from 'zod';

const line = z.object({ pod: z.string(), t: z.string(), n: z.number().int(), text: z.string() });
const turn = z.object({
  pod: z.string(),
  t: z.string(),
  turn: z.enum(['started', 'restarted', 'ended']),
  reason: z.string(),
});
const entry = z.union([line, turn]);

/** A line of a pod's log. `t` has nine decimals, so that text order is time order; `n` counts the lines of that time. */
export type LogLine = z.output<typeof line>;
/** The start or end of a container. */
export type LogTurn = z.output<typeof turn>;
export type LogEntry = LogLine | LogTurn;
export const logLine = line;

/** Position of a line in the merged logs of several pods. */
export type LogPosition = Pick<LogLine, 'pod' | 't' | 'n'>;

/** The order of merged lines. */
export function comparePositions(a: LogPosition, b: LogPosition): number {
  if (a.t !== b.t) return a.t < b.t ? -1 : 1;
  if (a.pod !== b.pod) return a.pod < b.pod ? -1 : 1;
  return a.n - b.n;
}

export function formatCursor({ t, n, pod }: LogPosition): string {
  return `${t}~${n}~${pod}`;
}

/** Null for text that is no cursor. */
export function parseCursor(text: string): LogPosition | null {
  const [, t, n, pod] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}Z)~(-1|\d{1,9})~([a-z0-9.-]{0,253})$/.exec(text) ?? [];
  return t === undefined || pod === undefined ? null : { t, n: Number(n), pod };
}

/** Before all lines that were written `ms` before this one, or later. */
export function somewhatBefore({ t }: LogPosition, ms: number): LogPosition {
  const at = Math.max(0, Date.parse(t) - ms);
  return { t: `${new Date(at).toISOString().slice(0, -1)}000000Z`, n: -1, pod: '' };
}

/** The entries of a stream of JSON lines; empty lines only show that the connection lives. */
export async function* entriesOf(body: Readable | AsyncIterable<Uint8Array>): AsyncGenerator<LogEntry> {
  const decoder = new TextDecoder();
  let pieces: string[] = [];
  for await (const part of body as AsyncIterable<Uint8Array>) {
    const [first = '', ...rest] = decoder.decode(part, { stream: true }).split('\n');
    pieces.push(first);
    if (rest.length === 0) continue;
    const whole = [pieces.join(''), ...rest];
    pieces = [whole.pop() ?? ''];
    for (const text of whole) if (text !== '') yield entry.parse(JSON.parse(text));
  }
}
