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

/** What is still to be done after a look: something is awaited, or it failed for these reasons. */
interface Outcome {
  awaits: boolean;
  errors: readonly unknown[];
}

/** Resolves only when all have ended, because the next look must not overlap. */
async function lookAll(observers: readonly ClusterObserver[], clusterId: string): Promise<Outcome> {
  const looks = await Promise.allSettled(observers.map((one) => one.sync(clusterId)));
  return {
    awaits: looks.some((look) => look.status === 'fulfilled' && look.value),
    errors: looks.flatMap((look): unknown[] => (look.status === 'rejected' ? [look.reason] : [])),
  };
}

/** Handles the changes of one cluster, one batch after the other. What failed is repeated later. */
export function createGatherer(deps: GathererDeps, clusterId: string, signal: AbortSignal): NoteChange {
  const { db, bus, clock, log, clusters, kubernetes, observers } = deps;
  let changes = new Set<Change>();
  let failures = 0;
  let last: Promise<void> = Promise.resolve();

  const failed = (error: unknown): void => {
    if (signal.aborted) return;
    const level = error instanceof ProviderError ? 'warn' : 'error';
    log[level]({ err: error, cluster: clusterId }, 'a change of a cluster was not handled');
  };
  const handleOne = async (change: Change): Promise<Outcome> => {
    if (change === 'rows') return lookAll(observers, clusterId);
    if (change === 'objects') await transaction(db, (tx) => publishContent(tx, bus, clusterId, 'workloads'));
    // On the cluster's row, where prices and archived clusters need them.
    else await clusters.noteAttachments(clusterId, await kubernetes.workloads.attachments(clusterId));
    return { awaits: false, errors: [] };
  };
  const handle = async (): Promise<void> => {
    const batch = changes;
    changes = new Set();
    const awaited = new Set<Change>();
    const broken = new Set<Change>();
    for (const change of ['attachments', 'objects', 'rows'] as const) {
      if (change !== 'rows' && !batch.has(change)) continue;
      // The other changes do not wait for one that fails.
      const { awaits, errors } = await handleOne(change).catch((error: unknown): Outcome => ({
        awaits: false,
        errors: [error],
      }));
      errors.forEach(failed);
      if (awaits) awaited.add(change);
      if (errors.length > 0) broken.add(change);
    }
    failures = broken.size > 0 ? failures + 1 : 0;
    lookAgain(awaited, LOOK_AGAIN_MS);
    tryAgain(broken, Math.min(LONGEST_PAUSE_MS, LOOK_AGAIN_MS * 2 ** Math.max(0, failures - 1)));
  };
  const note: NoteChange = (change) => {
    const isPending = changes.size > 0;
    changes.add(change);
    if (isPending || signal.aborted) return;
    last = Promise.all([clock.sleep(GATHER_MS, signal), last])
      .then(handle)
      .catch(failed);
  };
  /** Notes changes after a pause; those that come meanwhile join the pending ones. */
  const repeater = () => {
    let pending = new Set<Change>();
    return (again: ReadonlySet<Change>, pause: number): void => {
      const isPending = pending.size > 0;
      for (const change of again) pending.add(change);
      if (isPending || again.size === 0) return;
      clock
        .sleep(pause, signal)
        .then(() => {
          const due = pending;
          pending = new Set();
          due.forEach(note);
        })
        .catch(failed);
    };
  };
  // What is awaited does not wait as long as what does not respond.
  const lookAgain = repeater();
  const tryAgain = repeater();
  return note;
}
