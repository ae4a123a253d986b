import type { Core } from '../../core.ts';
import { transaction, type Tx } from '../../db/database.ts';
import { defineJob, type JobDefinition } from '../../jobs/definition.ts';
import type { GitopsHost } from './gitops.changes.ts';
import { gitopsJobs as kinds } from './gitops.kinds.ts';
import { findGitops } from './gitops.store.ts';
import {
  disableGitops,
  enableGitops,
  failGitops,
  giveUp,
  stopGitops,
  tryReleaseKey,
  undoEnable,
  type EnsureOperator,
  type WorkDeps,
} from './gitops.work.ts';

interface GitopsJobDeps extends WorkDeps, Pick<Core, 'jobs'> {
  ensureOperator: EnsureOperator;
  /** The cluster of that id in any account; undefined if it is deleted. */
  hostOf(clusterId: string): Promise<GitopsHost | undefined>;
}

/** The jobs of the gitops noun. They end when everything is applied: only the observer says what runs. */
export function gitopsJobs(deps: GitopsJobDeps): JobDefinition[] {
  const withHost = async (clusterId: string, work: (host: GitopsHost) => Promise<void>): Promise<void> => {
    const host = await deps.hostOf(clusterId);
    if (host) await work(host);
  };
  const change = (clusterId: string, work: (tx: Tx, host: GitopsHost) => Promise<void>) =>
    withHost(clusterId, (host) => transaction(deps.db, (tx) => work(tx, host)));
  return [
    defineJob(
      kinds.enable,
      ({ clusterId }, job) => withHost(clusterId, (host) => enableGitops(deps, host, job)),
      {
        onFailed: ({ clusterId }, reason) => change(clusterId, (tx, host) => giveUp(tx, deps, host, reason)),
        onCanceled: ({ clusterId }) => change(clusterId, (tx, host) => stopGitops(tx, deps, host)),
      },
    ),
    defineJob(
      kinds.undo,
      ({ clusterId }, { signal }) => withHost(clusterId, (host) => undoEnable(deps, host, signal)),
      {
        // What is left in the cluster is unknown; the reason is that of the attempt.
        onFailed: ({ clusterId }, reason) =>
          withHost(clusterId, async (host) => {
            const row = await findGitops(deps.db, clusterId);
            if (row) await tryReleaseKey(deps, row);
            await transaction(deps.db, (tx) => failGitops(tx, deps, host, 'enable', row?.failure ?? reason));
          }),
        onCanceled: ({ clusterId }) => change(clusterId, (tx, host) => stopGitops(tx, deps, host)),
      },
    ),
    defineJob(
      kinds.disable,
      ({ clusterId }, job) => withHost(clusterId, (host) => disableGitops(deps, host, job)),
      {
        onFailed: ({ clusterId }, reason) =>
          change(clusterId, (tx, host) => failGitops(tx, deps, host, 'disable', reason)),
        onCanceled: ({ clusterId }) => change(clusterId, (tx, host) => stopGitops(tx, deps, host)),
      },
    ),
  ];
}
