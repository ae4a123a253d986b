import type { Core } from '../../../core.ts';
import { transaction } from '../../../db/database.ts';
import { KubernetesError, type ClusterRuntime } from '../../../providers/kubernetes/port.ts';
import { publishContent } from '../../clusters/clusters.changes.ts';
import type { ClustersService } from '../../clusters/clusters.service.ts';

/** Changes within this time are published as one, so that a rollout does not refetch every open page at each step. */
const GATHER_MS = 500;
/** How often something is looked at whose changes are not watched. */
const LOOK_AGAIN_MS = 5_000;

export interface GathererDeps extends Pick<Core, 'db' | 'bus' | 'clock' | 'log'> {
  kubernetes: Pick<ClusterRuntime, 'workloads'>;
  clusters: Pick<ClustersService, 'noteAttachments'>;
  /** Called after changes in a cluster, never twice at a time for one; true to be called again a little later. */
  onChanged: (clusterId: string) => Promise<boolean>;
}

/** What changed: objects in the cluster, what they have ordered at Hetzner, or only rows that are compared with them. */
type Change = 'objects' | 'attachments' | 'rows';
export type NoteChange = (change: Change) => void;

/** Handles the changes of one cluster, one batch after the other. */
export function createGatherer(deps: GathererDeps, clusterId: string, signal: AbortSignal): NoteChange {
  const { db, bus, clock, log, clusters, kubernetes, onChanged } = deps;
  let changes = new Set<Change>();
  let last: Promise<void> = Promise.resolve();

  const failed = (error: unknown): void => {
    if (signal.aborted) return;
    const level = error instanceof KubernetesError ? 'warn' : 'error';
    log[level]({ err: error, cluster: clusterId }, 'a change of a cluster was not handled');
  };
  const handle = async (): Promise<void> => {
    const batch = changes;
    changes = new Set();
    // On the cluster's row, where prices and archived clusters need them.
    if (batch.has('attachments'))
      await clusters.noteAttachments(clusterId, await kubernetes.workloads.attachments(clusterId));
    if (batch.has('objects')) await transaction(db, (tx) => publishContent(tx, bus, clusterId, 'workloads'));
    if (await onChanged(clusterId)) lookAgain();
  };
  const note: NoteChange = (change) => {
    const isPending = changes.size > 0;
    changes.add(change);
    if (isPending || signal.aborted) return;
    last = Promise.all([clock.sleep(GATHER_MS, signal), last])
      .then(handle)
      .catch(failed);
  };
  const lookAgain = (): void => {
    clock
      .sleep(LOOK_AGAIN_MS, signal)
      .then(() => note('rows'))
      .catch(failed);
  };
  return note;
}
