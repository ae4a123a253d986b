import type { Clock } from '../../../clock.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { notFound } from '../../../http/errors.ts';
import { text } from '../../../messages/messages.ts';
import { KubernetesError, type ClusterRuntime } from '../../../providers/kubernetes/port.ts';
import type { Pod } from '../../../providers/kubernetes/workloadsPort.ts';
import type { ClustersService } from '../../clusters/clusters.service.ts';
import { clusterReader } from '../../nodes/nodes.reading.ts';
import { cursorAt, type LogCursor } from './logs.cursor.ts';
import { readPage, type LogPage, type LogSource, type PageQuery } from './logs.page.ts';
import { streamLogs } from './logs.stream.ts';

/** A stream ends after this time, and its reader authenticates again. */
const LONGEST_STREAM_MS = 600_000;

/** The pods whose logs are read as one. */
export interface LogTarget {
  clusterId: string;
  /** Says which pods it has now; asked again by a stream, for those that are new. */
  own: () => Promise<(pod: Pod) => boolean>;
  /** Only these pods; all when omitted. */
  pods?: readonly string[] | undefined;
  /** The first container of each pod when omitted. */
  container?: string | undefined;
  /** The only pod of the target; a stream ends with it. */
  single?: { namespace: string; name: string };
}

export interface ReadLogs {
  page: LogPage;
  /** All pods of the target, also those that were not read. */
  pods: Pod[];
  container: string;
}

export interface LogsService {
  /** Throws 404 for an unknown cluster, pod or container, 409 for a cluster that does not run, 502 without a response. */
  read(actor: Actor, target: LogTarget, query: PageQuery): Promise<ReadLogs>;
  /** JSON lines from now on or after the cursor. Throws like `read`. */
  stream(
    actor: Actor,
    target: LogTarget,
    after: LogCursor | undefined,
    signal: AbortSignal,
  ): Promise<AsyncIterable<string>>;
  /** Ends all streams. */
  stop(): void;
}

interface LogsDeps {
  kubernetes: Pick<ClusterRuntime, 'workloads'>;
  clusters: Pick<ClustersService, 'find'>;
  clock: Pick<Clock, 'now'>;
}

function sourcesOf(pods: readonly Pod[], { pods: wanted, container }: LogTarget): LogSource[] {
  return pods.flatMap(({ namespace, name, containers, createdAt }) => {
    const [first] = containers;
    if (!first || (wanted && !wanted.includes(name))) return [];
    return [{ namespace, pod: name, container: container ?? first.name, createdAt }];
  });
}

export function createLogs({ kubernetes: { workloads }, clusters, clock }: LogsDeps): LogsService {
  const ask = clusterReader(clusters);
  const stopping = new AbortController();

  const podsOf = async ({ clusterId, own, single }: LogTarget): Promise<Pod[]> => {
    const [pods, isOwn] = await Promise.all([workloads.pods(clusterId), own()]);
    const found = pods.filter(isOwn);
    if (single && found.length === 0) throw notFound(text('pod_not_found', { ...single }));
    return found;
  };
  return {
    read: (actor, target, query) =>
      ask(actor, target.clusterId, async () => {
        const pods = await podsOf(target);
        const sources = sourcesOf(pods, target);
        try {
          const page = await readPage(workloads, target.clusterId, sources, query);
          return { page, pods, container: sources[0]?.container ?? '' };
        } catch (error) {
          if (error instanceof KubernetesError && error.kind === 'notFound')
            throw notFound(text('pod_not_found', target.single ?? { namespace: '', name: '' }));
          throw error;
        }
      }),
    stream: async (actor, target, after = cursorAt(clock.now()), signal) => {
      await ask(actor, target.clusterId, () => podsOf(target));
      const ends = AbortSignal.any([signal, stopping.signal, AbortSignal.timeout(LONGEST_STREAM_MS)]);
      return streamLogs(workloads, {
        clusterId: target.clusterId,
        sources: async () => sourcesOf(await podsOf(target), target),
        endsWithPods: target.single !== undefined,
        after,
        signal: ends,
      });
    },
    stop: () => stopping.abort(),
  };
}
