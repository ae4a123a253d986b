import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '../../../core.ts';
import type { ClusterRuntime } from '../../../providers/kubernetes/port.ts';
import type { ChangeListener } from '../../../providers/kubernetes/workloadsPort.ts';
import { publishCluster } from '../../clusters/clusters.changes.ts';
import type { ClustersService } from '../../clusters/clusters.service.ts';
import { dropLeases, takeLeases } from './observer.store.ts';

/** How long a dead process keeps others from observing its clusters; renewed three times as often. */
const LEASE_MS = 30_000;
const ROUND_MS = LEASE_MS / 3;
/** Changes within this time are published as one, so that a rollout does not refetch every open page at each step. */
const GATHER_MS = 500;

interface ObserverDeps extends Pick<Core, 'db' | 'bus' | 'clock' | 'log'> {
  kubernetes: Pick<ClusterRuntime, 'workloads'>;
  clusters: Pick<ClustersService, 'findAny' | 'noteAttachments'>;
}

const none = { volumes: [], loadBalancers: [] };

/** Watches the Kubernetes of every running cluster, one process each, and publishes that something changed in it. */
export interface Observer {
  start(): void;
  stop(): Promise<void>;
}

export function createObserver({ db, bus, clock, log, kubernetes, clusters }: ObserverDeps): Observer {
  const holder = randomUUID();
  const stop = new AbortController();
  const watched = new Map<string, AbortController>();
  let running: Promise<void> = Promise.resolve();

  const publish = async (clusterId: string): Promise<void> => {
    const row = await clusters.findAny(clusterId);
    if (row) await publishCluster(db, bus, row, 'workloads');
  };
  /** Keeps what workloads have ordered on the cluster's row, where prices and archived clusters need it. */
  const noteAttachments = async (clusterId: string): Promise<void> => {
    const attachments = await kubernetes.workloads.attachments(clusterId);
    const row = await clusters.findAny(clusterId);
    if (row && !isDeepStrictEqual(row.attachments ?? none, attachments))
      await clusters.noteAttachments(clusterId, attachments);
  };
  const observe = async (clusterId: string, signal: AbortSignal): Promise<void> => {
    let isPending = false;
    let hasOrdered = false;
    const failed = (error: unknown): void => {
      if (!signal.aborted) log.error({ err: error, cluster: clusterId }, 'a change was not published');
    };
    const onSynced = () => void noteAttachments(clusterId).catch(failed);
    const onChange: ChangeListener['onChange'] = ({ isAttachment }) => {
      hasOrdered ||= isAttachment;
      if (isPending) return;
      isPending = true;
      clock
        .sleep(GATHER_MS, signal)
        .then(() => {
          isPending = false;
          if (!hasOrdered) return publish(clusterId);
          hasOrdered = false;
          return noteAttachments(clusterId).then(() => publish(clusterId));
        })
        .catch(failed);
    };
    await kubernetes.workloads.follow(clusterId, { onSynced, onChange }, signal);
  };
  const begin = (clusterId: string): void => {
    const own = new AbortController();
    watched.set(clusterId, own);
    const signal = AbortSignal.any([own.signal, stop.signal]);
    observe(clusterId, signal)
      .catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error, cluster: clusterId }, 'a cluster cannot be watched');
      })
      // The next round begins again.
      .finally(() => watched.delete(clusterId));
  };
  const round = async (): Promise<void> => {
    const now = clock.now();
    const held = await takeLeases(db, { holder, now, until: new Date(now.getTime() + LEASE_MS) });
    for (const [clusterId, own] of watched) if (!held.includes(clusterId)) own.abort();
    for (const clusterId of held) if (!watched.has(clusterId)) begin(clusterId);
    await dropLeases(db, holder, held);
  };
  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      try {
        await round();
      } catch (error) {
        log.error({ err: error }, 'clusters could not be leased for observation');
      }
      await clock.sleep(ROUND_MS, stop.signal).catch(() => undefined);
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
  return {
    start: () => {
      running = run();
    },
    stop: async () => {
      stop.abort();
      await running;
      await giveUp();
    },
  };
}
