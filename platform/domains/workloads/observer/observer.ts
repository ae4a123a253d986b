import { randomUUID } from 'node:crypto';
import type { ClusterRuntime } from '../../../providers/kubernetes/port.ts';
import type { PlatformEvent } from '../../../realtime/events.ts';
import { createGatherer, type GathererDeps, type NoteChange } from './gathering.ts';
import { dropLeases, takeLeases } from './observer.store.ts';

/** How long a dead process keeps others from observing its clusters; renewed three times as often. */
const LEASE_MS = 30_000;
const ROUND_MS = LEASE_MS / 3;

/** Watches the Kubernetes of every running cluster, one process each, and publishes that something changed in it. */
export interface Observer {
  start(): void;
  stop(): Promise<void>;
}

/** A watched cluster. */
interface Watched {
  abort(): void;
  note: NoteChange;
}

interface ObserverDeps extends GathererDeps {
  kubernetes: Pick<ClusterRuntime, 'workloads'>;
}

export function createObserver(deps: ObserverDeps): Observer {
  const { db, bus, clock, log, kubernetes } = deps;
  const holder = randomUUID();
  const stop = new AbortController();
  const watched = new Map<string, Watched>();
  let running: Promise<void> = Promise.resolve();
  let wake = new AbortController();

  const begin = (clusterId: string): void => {
    const own = new AbortController();
    const signal = AbortSignal.any([own.signal, stop.signal]);
    const note = createGatherer(deps, clusterId, signal);
    watched.set(clusterId, { abort: () => own.abort(), note });
    kubernetes.workloads
      .follow(
        clusterId,
        {
          // Something may have changed while nobody watched.
          onSynced: () => note('attachments'),
          onChange: ({ isAttachment }) => {
            if (isAttachment) note('attachments');
            note('objects');
          },
        },
        signal,
      )
      .catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error, cluster: clusterId }, 'a cluster cannot be watched');
      })
      // The next round begins again.
      .finally(() => {
        own.abort();
        watched.delete(clusterId);
      });
  };
  const round = async (): Promise<void> => {
    const now = clock.now();
    const held = await takeLeases(db, { holder, now, until: new Date(now.getTime() + LEASE_MS) });
    for (const [clusterId, one] of watched) if (!held.includes(clusterId)) one.abort();
    for (const clusterId of held) if (!watched.has(clusterId)) begin(clusterId);
    await dropLeases(db, holder, held);
  };
  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      wake = new AbortController();
      try {
        await round();
      } catch (error) {
        log.error({ err: error }, 'clusters could not be leased for observation');
      }
      const signal = AbortSignal.any([stop.signal, wake.signal]);
      await clock.sleep(ROUND_MS, signal).catch(() => undefined);
    }
  };
  const giveUp = async (): Promise<void> => {
    try {
      await dropLeases(db, holder, []);
    } catch (error) {
      // Other processes take over when the leases end.
      log.warn({ err: error }, 'the leases of observed clusters could not be given up');
    }
  };
  const onEvent = (event: PlatformEvent): void => {
    switch (event.event) {
      // What was just applied to a cluster is compared with it, also if nothing changes there.
      case 'deploymentStatusUpdate':
      case 'appStatusUpdate':
      case 'addonStatusUpdate':
        watched.get(event.payload.clusterId)?.note('rows');
        return;
      // A cluster that can be observed from now on does not wait for the next round.
      case 'clusterStatusUpdate': {
        const { clusterId, status, content } = event.payload;
        if (status === 'active' && content === 'cluster' && !watched.has(clusterId)) wake.abort();
        return;
      }
      default:
        return;
    }
  };
  let unsubscribe = (): void => undefined;
  return {
    start: () => {
      unsubscribe = bus.subscribe(onEvent);
      running = run();
    },
    stop: async () => {
      unsubscribe();
      stop.abort();
      await running;
      await giveUp();
    },
  };
}
