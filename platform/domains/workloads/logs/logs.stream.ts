import { setTimeout as delay } from 'node:timers/promises';
import { KubernetesError } from '../../../providers/kubernetes/port.ts';
import type { ClusterWorkloads, PodLogEntry } from '../../../providers/kubernetes/workloadsPort.ts';
import { LineChannel } from './lineChannel.ts';
import { positionIn, type LogCursor } from './logs.cursor.ts';
import type { LogSource } from './logs.page.ts';

/** How soon pods that are new join. */
const LOOK_MS = 3_000;

export interface StreamOptions {
  clusterId: string;
  /** The containers to follow now; asked again while the stream is open. */
  sources: () => Promise<readonly LogSource[]>;
  /** If true, the stream ends with the last of its containers. */
  endsWithPods: boolean;
  after: LogCursor;
  signal: AbortSignal;
}

function jsonOf(pod: string, entry: PodLogEntry): string {
  if ('turn' in entry) return JSON.stringify({ pod, t: entry.at, turn: entry.turn, reason: entry.reason });
  return JSON.stringify({ pod, t: entry.at, n: entry.n, text: entry.text });
}

/** JSON lines of all containers as they are written; an empty line after silence. */
export async function* streamLogs(
  { followPodLog }: Pick<ClusterWorkloads, 'followPodLog'>,
  { clusterId, sources, endsWithPods, after, signal }: StreamOptions,
): AsyncGenerator<string> {
  const own = new AbortController();
  const both = AbortSignal.any([signal, own.signal]);
  const channel = new LineChannel();
  const followed = new Map<string, Promise<void>>();
  const follow = async ({ namespace, pod, container, createdAt }: LogSource): Promise<void> => {
    const options = { container, createdAt, after: positionIn(pod, after), signal: both };
    try {
      for await (const entry of followPodLog(clusterId, { namespace, name: pod }, options))
        await channel.write(jsonOf(pod, entry));
    } catch (error) {
      const isGone = error instanceof KubernetesError && error.kind === 'notFound';
      if (!both.aborted && !isGone) channel.end(error);
    }
  };
  const look = async (): Promise<void> => {
    while (!both.aborted) {
      for (const source of await sources()) {
        // With its creation, because a StatefulSet's pod comes back under the same name.
        const key = `${source.pod}/${source.container}/${source.createdAt.toISOString()}`;
        if (!followed.has(key)) followed.set(key, follow(source));
      }
      if (endsWithPods) return void (await Promise.all(followed.values()));
      await delay(LOOK_MS, undefined, { signal: both });
    }
  };
  signal.addEventListener('abort', () => channel.end(), { once: true });
  look().then(
    () => channel.end(),
    (error: unknown) => channel.end(both.aborted ? null : error),
  );
  try {
    yield* channel.read();
  } finally {
    own.abort();
    channel.end();
  }
}
