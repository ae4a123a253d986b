import { setTimeout as delay } from 'node:timers/promises';
import type { ContainerStatus } from 'kubernetes-types/core/v1.d.ts';
import type { Stored } from '../../api/objects.ts';
import type { KubernetesClient } from '../../client/client.ts';
import { KubernetesError } from '../../port.ts';
import type {
  FollowOptions,
  PodAddress,
  PodLogEntry,
  PodLogLine,
  PodLogOptions,
  PodLogPosition,
} from '../../workloadsPort.ts';

/** Larger than a node's log file of 10 MiB with the times of its lines. */
const MOST_BYTES = 32 * 2 ** 20;
/** A longer line is cut. */
const LONGEST_LINE = 2 * 2 ** 20;
/** Servers compare whole seconds, and some exclude the given time: what is read twice is left out here. */
const OVERLAP_MS = 1_000;
/** Delay between two looks at a container that does not run. */
const AGAIN_MS = 2_000;

const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** A Kubernetes time in UTC with nine decimals; null for other text. */
function nanoTime(text: string): string | null {
  const [, seconds, fraction = '', zone] = TIME.exec(text) ?? [];
  if (seconds === undefined || zone === undefined) return null;
  const inUtc = zone === 'Z' ? seconds : new Date(`${seconds}${zone}`).toISOString().slice(0, 19);
  return `${inUtc}.${fraction.padEnd(9, '0')}Z`;
}

/** The order of positions. */
function comparePositions(a: PodLogPosition, b: PodLogPosition): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return a.n - b.n;
}

/** Reads lines with their times, and numbers those of the same time. */
function lineReader(): (line: string) => PodLogLine {
  let last: PodLogPosition = { at: '0000-00-00T00:00:00.000000000Z', n: -1 };
  return (line) => {
    const space = line.indexOf(' ');
    const time = nanoTime(space < 0 ? line : line.slice(0, space));
    const text = time === null ? line : line.slice(space < 0 ? line.length : space + 1);
    const at = time ?? last.at;
    last = { at, n: at === last.at ? last.n + 1 : 0 };
    return { ...last, text: text.length > LONGEST_LINE ? text.slice(0, LONGEST_LINE) : text };
  };
}

const sinceOf = ({ at }: PodLogPosition): Date => new Date(Date.parse(at) - OVERLAP_MS);

/** The lines of a log as it is now. */
export async function readPodLog(
  client: Pick<KubernetesClient, 'logs'>,
  pod: PodAddress,
  { container, previous, tail, after }: PodLogOptions,
): Promise<PodLogLine[]> {
  const text = await client.logs(pod, {
    container,
    timestamps: true,
    limitBytes: MOST_BYTES,
    ...(previous && { previous }),
    ...(tail !== undefined && { tailLines: tail }),
    ...(after && { sinceTime: sinceOf(after) }),
  });
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const read = lines.map(lineReader());
  return after ? read.filter((line) => comparePositions(line, after) > 0) : read;
}

type Pod = Stored<'pods'>;

function statusOf(pod: Pod, container: string): ContainerStatus | undefined {
  const { containerStatuses = [], initContainerStatuses = [] } = pod.status ?? {};
  return [...containerStatuses, ...initContainerStatuses].find(({ name }) => name === container);
}

/** The newest run of a container; `end` is null while it runs. */
interface Run {
  start: string;
  restarts: number;
  end: { at: string; reason: string } | null;
}

function newestRun(pod: Pod, container: string): Run | null {
  const { state, lastState, restartCount = 0 } = statusOf(pod, container) ?? {};
  const running = nanoTime(state?.running?.startedAt ?? '');
  if (running !== null) return { start: running, restarts: restartCount, end: null };
  const ended = state?.terminated ?? lastState?.terminated;
  const [start, at] = [nanoTime(ended?.startedAt ?? ''), nanoTime(ended?.finishedAt ?? '')];
  if (start === null || at === null) return null;
  return { start, restarts: restartCount, end: { at, reason: ended?.reason ?? '' } };
}

const isOver = ({ status }: Pod): boolean => status?.phase === 'Succeeded' || status?.phase === 'Failed';

/** Null for another pod of that name. */
async function podOrNull(
  client: KubernetesClient,
  pod: PodAddress,
  { createdAt, signal }: FollowOptions,
): Promise<Pod | null> {
  try {
    const found = await client.get('pods', pod, signal);
    return new Date(found.metadata.creationTimestamp) > createdAt ? null : found;
  } catch (error) {
    if (error instanceof KubernetesError && error.kind === 'notFound') return null;
    throw error;
  }
}

/** Lines of the run before the current one that come after the position. */
async function* previousLines(client: KubernetesClient, pod: PodAddress, options: FollowOptions) {
  const { container, after } = options;
  try {
    yield* await readPodLog(client, pod, { container, after, previous: true });
  } catch (error) {
    // The node no longer has it.
    if (!(error instanceof KubernetesError && error.kind === 'invalid')) throw error;
  }
}

/** Follows one run of the container; returns the position of its last line. */
async function* run(client: KubernetesClient, pod: PodAddress, options: FollowOptions) {
  const { container, signal } = options;
  let { after } = options;
  const read = lineReader();
  const lines = client.followLogs(pod, { container, timestamps: true, sinceTime: sinceOf(after), signal });
  for await (const text of lines) {
    const line = read(text);
    if (comparePositions(line, after) <= 0) continue;
    after = { at: line.at, n: line.n };
    yield line;
  }
  return after;
}

/** The log of a container across its restarts. A container that waits to start again is looked at now and then. */
export async function* followPodLog(
  clientOf: () => Promise<KubernetesClient>,
  pod: PodAddress,
  options: FollowOptions,
): AsyncGenerator<PodLogEntry> {
  const { container, signal } = options;
  const client = await clientOf();
  let { after } = options;
  let seen: string | null = null;
  let hasEnded = true;
  while (!signal.aborted) {
    const found = await podOrNull(client, pod, options);
    const newest = found && newestRun(found, container);
    if (newest && newest.start !== seen) {
      if (seen !== null || newest.start > after.at) {
        if (newest.restarts > 0 && seen === null) yield* previousLines(client, pod, { ...options, after });
        yield { at: newest.start, turn: newest.restarts > 0 ? 'restarted' : 'started', reason: '' };
      }
      seen = newest.start;
      hasEnded = false;
      after = yield* run(client, pod, { ...options, after });
      continue;
    }
    if (!hasEnded && newest?.end === null) after = yield* run(client, pod, { ...options, after });
    else if (!hasEnded && (!newest?.end || newest.end.at > options.after.at)) {
      const end = newest?.end ?? { at: after.at, reason: '' };
      yield { at: end.at, turn: 'ended', reason: end.reason };
    }
    hasEnded ||= newest?.end !== null;
    if (!found || isOver(found)) return;
    await delay(AGAIN_MS, undefined, { signal });
  }
}
