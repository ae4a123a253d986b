export type LogLevel = 'error' | 'warning' | 'info' | 'debug';
export const LEVELS: readonly LogLevel[] = ['error', 'warning', 'info', 'debug'];

/** A line of a log, or what happened to a container (`event`). */
export interface LogLine {
  /** Position of the line; equal lines of the same time have different ones. */
  id: string;
  /** ISO 8601 in UTC with nine decimals. */
  time: string;
  pod: string;
  text: string;
  level: LogLevel | null;
  event?: 'STARTED' | 'RESTARTED' | 'ENDED';
}

const NAMES: Record<string, LogLevel> = {
  emergency: 'error',
  alert: 'error',
  critical: 'error',
  crit: 'error',
  panic: 'error',
  fatal: 'error',
  error: 'error',
  err: 'error',
  warning: 'warning',
  warn: 'warning',
  log: 'info',
  notice: 'info',
  info: 'info',
  information: 'info',
  debug: 'debug',
  trace: 'debug',
  verbose: 'debug',
};
/** Levels of pino and bunyan. */
const NUMBERS: Record<string, LogLevel> = {
  '10': 'debug',
  '20': 'debug',
  '30': 'info',
  '40': 'warning',
  '50': 'error',
  '60': 'error',
};
const HEAD_LENGTH = 300;
const FIELD = /["']?\b(?:level|severity|lvl|levelname)["']?\s*[=:]\s*["']?([a-z]+|\d\d)\b/i;
/** PostgreSQL's own level inside a line of CloudNativePG, which has the level info for all of them. */
const SEVERITY = /"error_severity"\s*:\s*"([a-z]+)/i;
const SEVERITY_LENGTH = 1_000;
const TOKEN =
  /(?:^|[\s[<|(])(emergency|alert|critical|crit|panic|fatal|error|err|warning|warn|notice|info|debug|trace|verbose)(?=[\s\]>|):,]|$)/i;
/** klog: `E1123 10:00:00.000000`. */
const KLOG = /^([IWEF])\d{4} \d\d:/;
const KLOG_LEVELS: Record<string, LogLevel> = { I: 'info', W: 'warning', E: 'error', F: 'error' };

/** The level that a line states; otherwise by words of the specification. Null without a sign of either. */
export function levelOf(text: string): LogLevel | null {
  const head = text.slice(0, HEAD_LENGTH);
  const severity = text.startsWith('{') ? SEVERITY.exec(text.slice(0, SEVERITY_LENGTH)) : null;
  const field = (severity ?? FIELD.exec(head))?.[1]?.toLowerCase();
  const stated = field === undefined ? undefined : (NAMES[field] ?? NUMBERS[field]);
  if (stated) return stated;
  const klog = KLOG_LEVELS[KLOG.exec(head)?.[1] ?? ''];
  if (klog) return klog;
  const token = TOKEN.exec(head)?.[1]?.toLowerCase();
  if (token !== undefined) return NAMES[token] ?? null;
  if (/error|failed|fatal/i.test(head)) return 'error';
  return /warn/i.test(head) ? 'warning' : null;
}

/** What a terminal would show: after a carriage return the line is written anew. */
function withoutOverwritten(text: string): string {
  const end = text.endsWith('\r') ? text.slice(0, -1) : text;
  return end.slice(end.lastIndexOf('\r') + 1);
}

/** The lines of a text of `time pod line` rows. `last` is the line before, to number those of the same time. */
export function parseLines(text: string, last?: LogLine): LogLine[] {
  const counts = new Map<string, number>();
  if (last) counts.set(last.pod, Number(last.id.split('~')[1]));
  const times = new Map<string, string>(last ? [[last.pod, last.time]] : []);
  const rows = text.split('\n');
  rows.pop();
  return rows.map((row) => {
    const [first, second] = [row.indexOf(' '), row.indexOf(' ', row.indexOf(' ') + 1)];
    const [time, pod, line] = [row.slice(0, first), row.slice(first + 1, second), row.slice(second + 1)];
    const n = times.get(pod) === time ? (counts.get(pod) ?? 0) + 1 : 0;
    times.set(pod, time);
    counts.set(pod, n);
    const shown = withoutOverwritten(line);
    return { id: `${time}~${n}~${pod}`, time, pod, text: shown, level: levelOf(shown) };
  });
}

export interface JsonLine {
  message: string;
  fields: readonly (readonly [name: string, value: string])[];
}

const MESSAGE_NAMES = ['msg', 'message', 'event'];
/** Objects that have the message of a line: CloudNativePG puts PostgreSQL's record into one, tracing of Rust its fields. */
const NESTED_NAMES = ['record', 'fields'];
/** Shown as the colour and the time of the line. */
const LEVEL_NAMES = new Set([
  'level',
  'severity',
  'error_severity',
  'log_time',
  'lvl',
  'levelname',
  'time',
  'ts',
  'timestamp',
  '@timestamp',
]);

type Entry = [name: string, value: unknown];

const messageIn = (entries: readonly Entry[]): Entry | undefined =>
  MESSAGE_NAMES.flatMap((name) => entries.filter(([key]) => key === name))[0];

/** The fields of a line; those of the object that has its message come in place of the object and of the outer message. */
function entriesOf(parsed: unknown): Entry[] {
  const entries: Entry[] = Object.entries(parsed ?? {});
  for (const entry of entries) {
    const [name, value] = entry;
    if (!NESTED_NAMES.includes(name) || typeof value !== 'object') continue;
    const inner: Entry[] = Object.entries(value ?? {});
    if (messageIn(inner) === undefined) continue;
    const outer = messageIn(entries);
    return [...entries.filter((one) => one !== entry && one !== outer), ...inner];
  }
  return entries;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Message and fields of a line that is a JSON object; null for any other. */
export function jsonLineOf(text: string): JsonLine | null {
  if (!text.startsWith('{') || !text.trimEnd().endsWith('}')) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const entries = entriesOf(parsed);
  const message = messageIn(entries);
  if (!message) return null;
  const rest = entries.filter((entry) => entry !== message && !LEVEL_NAMES.has(entry[0].toLowerCase()));
  return { message: asText(message[1]), fields: rest.map(([name, value]) => [name, asText(value)] as const) };
}
