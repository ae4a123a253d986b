import { KubernetesError } from '../../../providers/kubernetes/port.ts';
import type {
  ClusterWorkloads,
  PodLogLine,
  PodLogOptions,
} from '../../../providers/kubernetes/workloadsPort.ts';
import { compareCursors, positionIn, type LogCursor, type LogLine } from './logs.cursor.ts';

/** A container whose log is read. */
export interface LogSource {
  namespace: string;
  pod: string;
  container: string;
  /** When the pod was created. */
  createdAt: Date;
}

export interface PageQuery {
  tail: number;
  previous: boolean;
  /** The first lines after it instead of the last ones. */
  after?: LogCursor | undefined;
  /** The last lines before it. */
  before?: LogCursor | undefined;
}

export interface LogPage {
  /** Oldest first. */
  lines: LogLine[];
  hasEarlier: boolean;
  hasLater: boolean;
  /** True if the previous log was asked for and no container has one. */
  hasNoPrevious: boolean;
}

/** Lines of the same time keep their numbers if reading begins somewhat before the first one wanted. */
const ALIGNMENT = 50;
/** Kubernetes only counts from the end: reading backwards tries these until enough lines lie before the cursor. */
const BACKWARDS = [4_000, 40_000, undefined];
/** Text of a page; lines may be very long. At least one line is returned. */
const MOST_LENGTH = 4 * 2 ** 20;

type Read = (options: Omit<PodLogOptions, 'container' | 'previous'>) => Promise<PodLogLine[]>;
interface Part {
  lines: LogLine[];
  isWhole: boolean;
}

/** The lines of one container that a page may need. */
async function partOf(pod: string, read: Read, { tail, after, before }: PageQuery): Promise<Part> {
  const named = (lines: readonly PodLogLine[]): LogLine[] => lines.map((line) => ({ ...line, pod }));
  if (after) return { lines: named(await read({ after: positionIn(pod, after) })), isWhole: false };
  for (const count of before ? BACKWARDS : [tail + ALIGNMENT]) {
    const found = named(await read(count === undefined ? {} : { tail: count }));
    const isWhole = count === undefined || found.length < count;
    const lines = before ? found.filter((line) => compareCursors(line, before) < 0) : found;
    if (isWhole || lines.length >= tail + ALIGNMENT || !before) return { lines, isWhole };
  }
  return { lines: [], isWhole: true };
}

/** As many lines from the start as the page may hold. */
function fitting(lines: readonly LogLine[], most: number): LogLine[] {
  let length = 0;
  const end = lines.findIndex((line, index) => {
    length += line.text.length;
    return index > 0 && (index >= most || length > MOST_LENGTH);
  });
  return end < 0 ? [...lines] : lines.slice(0, end);
}

const isMissing = (error: unknown): boolean => error instanceof KubernetesError && error.kind === 'invalid';

/** Reads the logs of containers as one. A container without such a log has no lines. */
export async function readPage(
  workloads: Pick<ClusterWorkloads, 'podLog'>,
  clusterId: string,
  sources: readonly LogSource[],
  query: PageQuery,
): Promise<LogPage> {
  let missing = 0;
  const parts = await Promise.all(
    sources.map(async ({ namespace, pod, container }): Promise<Part> => {
      const read: Read = (options) =>
        workloads.podLog(
          clusterId,
          { namespace, name: pod },
          { container, previous: query.previous, ...options },
        );
      try {
        return await partOf(pod, read, query);
      } catch (error) {
        if (!isMissing(error)) throw error;
        missing += 1;
        return { lines: [], isWhole: true };
      }
    }),
  );
  const all = parts.flatMap(({ lines }) => lines).sort(compareCursors);
  const hasNoPrevious = query.previous && missing === sources.length;
  if (query.after) {
    const lines = fitting(all, query.tail);
    return { lines, hasEarlier: true, hasLater: lines.length < all.length, hasNoPrevious };
  }
  const lines = fitting(all.toReversed(), query.tail).reverse();
  const hasEarlier = lines.length < all.length || parts.some(({ isWhole }) => !isWhole);
  return { lines, hasEarlier, hasLater: query.before !== undefined, hasNoPrevious };
}
