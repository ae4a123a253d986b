import type { Core } from '../../../core.ts';
import { transaction } from '../../../db/database.ts';
import type { ClusterWorkloads } from '../../../providers/kubernetes/workloadsPort.ts';
import { ProviderError } from '../../../providers/providerError.ts';
import { publishContent } from '../../clusters/clusters.changes.ts';
import type { ClustersService } from '../../clusters/clusters.service.ts';

/** Changes within this time are published as one, so that a rollout does not refetch every open page at each step. */
const GATHER_MS = 500;
/** How often something is looked at whose changes are not watched. */
const LOOK_AGAIN_MS = 5_000;
/** The longest time between two looks at a cluster that does not answer. */
const LONGEST_PAUSE_MS = 60_000;

export interface ClusterObserver {
  /** Compares the rows of a noun with a cluster; true to be called again a little later. */
  sync(clusterId: string): Promise<boolean>;
}

export interface GathererDeps extends Pick<Core, 'db' | 'bus' | 'clock'> {
  log: Pick<Core['log'], 'warn' | 'error'>;
  kubernetes: { workloads: Pick<ClusterWorkloads, 'attachments'> };
  clusters: Pick<ClustersService, 'noteAttachments'>;
  /** Called after changes in a cluster, never twice at a time for one. */
  observers: readonly ClusterObserver[];
}

/** What changed: objects in the cluster, what they have ordered at Hetzner, or only rows that are compared with them. */
type Change = 'objects' | 'attachments' | 'rows';
export type NoteChange = (change: Change) => void;

/** Handles the changes of one cluster, one batch after the other. Each looks at the rows and repeats what failed before. */
export function createGatherer(deps: GathererDeps, clusterId: string, signal: AbortSignal): NoteChange {
  const { db, bus, clock, log, clusters, kubernetes, observers } = deps;
  let changes = new Set<Change>();
  /** What failed and is repeated from `retryAt` on, after pauses that grow. */
  let broken = new Set<Change>();
  let retryAt = 0;
  let failures = 0;
  let last: Promise<void> = Promise.resolve();
  let pause = new AbortController();
  signal.addEventListener('abort', () => pause.abort(), { once: true });

  const failed = (error: unknown): void => {
    if (signal.aborted) return;
    const level = error instanceof ProviderError ? 'warn' : 'error';
    log[level]({ err: error, cluster: clusterId }, 'a change of a cluster was not handled');
  };
  const handle = async (): Promise<void> => {
    pause.abort();
    const isRepeat = clock.now().getTime() >= retryAt;
    const batch = new Set([...changes, 'rows', ...(isRepeat ? broken : [])]);
    broken = new Set([...broken].filter((change) => !batch.has(change)));
    changes = new Set();
    let awaits = false;
    // The other changes do not wait for one that fails.
    const attempt = async (change: Change, work: () => Promise<unknown>): Promise<void> => {
      try {
        if ((await work()) === true) awaits = true;
      } catch (error) {
        broken.add(change);
        failed(error);
      }
    };
    if (batch.has('attachments')) {
      // On the cluster's row, where prices and archived clusters need them.
      await attempt('attachments', async () =>
        clusters.noteAttachments(clusterId, await kubernetes.workloads.attachments(clusterId)),
      );
    }
    if (batch.has('objects'))
      await attempt('objects', () =>
        transaction(db, (tx) => publishContent(tx, bus, clusterId, 'workloads')),
      );
    await Promise.all(observers.map((one) => attempt('rows', () => one.sync(clusterId))));
    const now = clock.now().getTime();
    if (broken.size === 0) failures = 0;
    else if (isRepeat) retryAt = now + Math.min(LONGEST_PAUSE_MS, LOOK_AGAIN_MS * 2 ** failures++);
    // What is awaited does not wait as long as what does not respond.
    if (awaits) lookAfter(LOOK_AGAIN_MS);
    else if (broken.size > 0) lookAfter(retryAt - now);
  };
  const note: NoteChange = (change) => {
    const isPending = changes.size > 0;
    changes.add(change);
    if (isPending || signal.aborted) return;
    last = Promise.all([clock.sleep(GATHER_MS, signal), last])
      .then(handle)
      .catch(failed);
  };
  /** Looks at the rows after a pause, unless another batch does so before. */
  const lookAfter = (ms: number): void => {
    if (signal.aborted) return;
    pause = new AbortController();
    clock.sleep(ms, pause.signal).then(
      () => note('rows'),
      () => undefined,
    );
  };
  return note;
}
