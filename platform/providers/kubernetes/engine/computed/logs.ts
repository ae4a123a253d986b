import type { ContainerStatus } from 'kubernetes-types/core/v1.d.ts';
import { seededInt } from '../../../simulation/chance.ts';
import { hasLongLines, isChattyImage } from '../../../simulation/sentinels.ts';
import type { Pod } from '../controllers/shared/pods.ts';
import type { LogLine, LogRange } from '../simulation.ts';
import { helmLog } from './helmLog.ts';
import { lastWords, logEntry, startLines } from './logText.ts';
import { noise } from './noise.ts';
import { instanceEntry, instanceOf, instanceStart } from './postgres/instanceLog.ts';
import { instanceJobLog } from './postgres/jobLog.ts';

/** As on a node: rotated at 10 MiB, of which about this many lines of 100 bytes remain. */
const MOST_LINES = 100_000;
const LONG_LINE_BYTES = 2 ** 20;
const MOST_LONG_LINES = 10;

/** How often a container writes. */
interface Rhythm {
  everyMs: number;
  most: number;
  entry: (seed: number, n: number, at: Date) => string[];
}

const usual: Rhythm = { everyMs: 4_000, most: 20_000, entry: logEntry };
const chatty: Rhythm = { everyMs: 2, most: MOST_LINES, entry: logEntry };
const long: Rhythm = {
  everyMs: 30_000,
  most: MOST_LONG_LINES,
  entry: (_seed, n, at) => [`${at.toISOString()} INFO  payload ${n} ${'x'.repeat(LONG_LINE_BYTES)}`],
};

function rhythmOf(pod: Pod, image: string): Rhythm {
  if (instanceOf(pod) !== null) return { everyMs: 15_000, most: usual.most, entry: instanceEntry(pod) };
  if (hasLongLines(image)) return long;
  return isChattyImage(image) ? chatty : usual;
}

/** One run of a container; `end` is null while it runs. */
interface Run {
  start: Date;
  end: Date | null;
  failure: { reason: string; exitCode: number } | null;
}

function runOf({ state, lastState }: ContainerStatus, previous: boolean): Run | null {
  if (state?.running && !previous)
    return { start: new Date(state.running.startedAt ?? 0), end: null, failure: null };
  const ended = state?.waiting || previous ? lastState?.terminated : state?.terminated;
  if (!ended?.startedAt || !ended.finishedAt) return null;
  const { reason = 'Error', exitCode } = ended;
  const failure = exitCode === 0 ? null : { reason, exitCode };
  return { start: new Date(ended.startedAt), end: new Date(ended.finishedAt), failure };
}

/**
 * Entry n of the day is written within its own slot of time, so that a line is the same whenever it is computed, and
 * the last ones are found without computing all before.
 */
function* entries(seed: number, { everyMs, entry }: Rhythm, from: Date, to: Date): Generator<LogLine> {
  for (let slot = Math.floor(from.getTime() / everyMs); slot * everyMs <= to.getTime(); slot += 1) {
    const at = new Date(Math.floor((slot + noise(seed, slot)) * everyMs));
    if (at < from || at > to) continue;
    for (const text of entry(seed, slot, at)) yield { at, text };
  }
}

function* linesOf(pod: Pod, status: ContainerStatus, run: Run, from: Date, to: Date): Generator<LogLine> {
  const { name, image } = status;
  const first = instanceOf(pod) === null ? startLines(name, image, run.start) : instanceStart(pod, run.start);
  const begin = run.start >= from ? first : [];
  for (const text of begin) yield { at: run.start, text };
  const seed = seededInt(`${pod.metadata.uid}/${name}/log`);
  yield* entries(seed, rhythmOf(pod, image), new Date(Math.max(run.start.getTime(), from.getTime())), to);
  const { end, failure } = run;
  if (!end || !failure || end < from || end > to) return;
  for (const text of lastWords(failure.reason, failure.exitCode, end)) yield { at: end, text };
}

/** The last `count` lines until `to`: looks further and further back. */
function lastLines(pod: Pod, status: ContainerStatus, run: Run, to: Date, count: number): LogLine[] {
  const { everyMs } = rhythmOf(pod, status.image);
  for (let ms = everyMs * (count + 1); ; ms *= 2) {
    const from = new Date(Math.max(run.start.getTime(), to.getTime() - ms));
    const lines = [...linesOf(pod, status, run, from, to)];
    if (lines.length >= count || from.getTime() === run.start.getTime())
      return lines.slice(-count || lines.length);
  }
}

/** The log of a container; `pod` is the observed one. Null if it has no such log: it waits, or never ran before. */
export function logLines(pod: Pod, container: string, range: LogRange, now: Date): Iterable<LogLine> | null {
  const { initContainerStatuses = [], containerStatuses = [] } = pod.status ?? {};
  const status = [...initContainerStatuses, ...containerStatuses].find(({ name }) => name === container);
  const run = status && runOf(status, range.previous);
  if (!status || !run) return null;
  const to = run.end ?? now;
  const isWanted = ({ at }: LogLine): boolean => at <= to && (range.after === undefined || at > range.after);
  const most = Math.min(range.tailLines ?? Number.POSITIVE_INFINITY, rhythmOf(pod, status.image).most);
  if (most === 0) return [];
  const job = helmLog(pod, run.start, to, run.failure !== null) ?? instanceJobLog(pod, run.start, run.end);
  if (job) return job.filter(isWanted).slice(-Math.min(most, job.length));
  if (range.after === undefined || range.tailLines !== undefined)
    return lastLines(pod, status, run, to, most).filter(isWanted);
  const from = new Date(
    Math.max(range.after.getTime(), to.getTime() - most * rhythmOf(pod, status.image).everyMs),
  );
  return lineFilter(linesOf(pod, status, run, from, to), isWanted);
}

function* lineFilter(lines: Iterable<LogLine>, isWanted: (line: LogLine) => boolean): Generator<LogLine> {
  for (const line of lines) if (isWanted(line)) yield line;
}
