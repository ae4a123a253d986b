import type { FastifyBaseLogger } from 'fastify';
import type { ClusterChange } from './notifications.ts';
import { inCluster, readDueTimes, type Storage } from './transactions.ts';

/** Another process works on the cluster. */
const LOCKED_MS = 1_000;
const FAILED_MS = 10_000;

/** Carries out the steps of all clusters when they are due, and sleeps in between. */
export interface Ticker {
  start(): Promise<void>;
  /** A cluster's next step is due at another time. */
  onChange(change: Pick<ClusterChange, 'clusterId' | 'nextDueAt'>): void;
  /** Reads all times again. */
  reload(): Promise<void>;
  stop(): Promise<void>;
}

export function createTicker(storage: Storage, log: Pick<FastifyBaseLogger, 'error'>): Ticker {
  const { clock, db } = storage;
  const dueTimes = new Map<string, number>();
  const stop = new AbortController();
  let wake = new AbortController();
  let running: Promise<void> = Promise.resolve();

  const onChange: Ticker['onChange'] = ({ clusterId, nextDueAt }) => {
    if (nextDueAt === null) dueTimes.delete(clusterId);
    else dueTimes.set(clusterId, nextDueAt.getTime());
    wake.abort();
  };

  const reload = async (): Promise<void> => {
    for (const due of await readDueTimes(db)) onChange(due);
  };

  const retryIn = (clusterId: string, ms: number): void => {
    dueTimes.set(clusterId, clock.now().getTime() + ms);
  };

  const advance = async (clusterId: string): Promise<void> => {
    // The transaction notifies of the next time.
    dueTimes.delete(clusterId);
    try {
      const { kind } = await inCluster(storage, clusterId, null, { skipsLocked: true });
      if (kind === 'locked') retryIn(clusterId, LOCKED_MS);
    } catch (error) {
      if (stop.signal.aborted) return;
      log.error({ err: error, cluster: clusterId }, 'the steps of an embedded cluster failed');
      retryIn(clusterId, FAILED_MS);
    }
  };

  const sleep = async (): Promise<void> => {
    wake = new AbortController();
    const next = Math.min(...dueTimes.values());
    // A longer timer would overflow and fire at once.
    const ms = Math.min(next - clock.now().getTime(), 24 * 60 * 60 * 1_000);
    const signal = AbortSignal.any([wake.signal, stop.signal]);
    if (ms > 0) await clock.sleep(ms, signal).catch(() => {});
  };

  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await sleep();
      const now = clock.now().getTime();
      for (const [clusterId, at] of dueTimes) {
        if (at > now || stop.signal.aborted) continue;
        await advance(clusterId);
      }
    }
  };

  return {
    start: async () => {
      await reload();
      running = run();
    },
    onChange,
    reload,
    stop: async () => {
      stop.abort();
      await running;
    },
  };
}
