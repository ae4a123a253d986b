import { transaction } from '../../db/database.ts';
import { defineJob, type JobDefinition } from '../../jobs/definition.ts';
import { text } from '../../messages/messages.ts';
import { changeGitops, type GitopsHost } from './gitops.changes.ts';
import { gitopsJobs as kinds } from './gitops.kinds.ts';
import { watched } from './gitops.store.ts';
import {
  disableGitops,
  enableGitops,
  failGitops,
  fingerprint,
  undoEnable,
  type EnsureOperator,
  type WorkDeps,
} from './gitops.work.ts';

const WATCH_MS = 10_000;

interface GitopsJobDeps extends WorkDeps {
  ensureOperator: EnsureOperator;
  /** The cluster of that id in any account; undefined if it is deleted. */
  hostOf(clusterId: string): Promise<GitopsHost | undefined>;
}

/** Polls every cluster with GitOps and publishes changes since the last poll. */
async function watch(deps: GitopsJobDeps, signal: AbortSignal): Promise<void> {
  for (const { clusterId, clusterName, accountId, seen } of await watched(deps.db)) {
    signal.throwIfAborted();
    // An unreachable cluster must not block the others; the next poll comes soon.
    const state = await deps.gitOps.status({ clusterId, clusterName }).catch(() => null);
    const now = state && fingerprint(state);
    if (now === null || now === seen) continue;
    const host = { id: clusterId, accountId };
    await transaction(deps.db, (tx) => changeGitops(tx, deps, host, { seen: now }, ['active']));
  }
}

/** The jobs of the gitops noun. */
export function gitopsJobs(deps: GitopsJobDeps): JobDefinition[] {
  const withHost = async (clusterId: string, work: (host: GitopsHost) => Promise<void>): Promise<void> => {
    const host = await deps.hostOf(clusterId);
    if (host) await work(host);
  };
  return [
    defineJob(
      kinds.enable,
      ({ clusterId }, job) => withHost(clusterId, (host) => enableGitops(deps, host, job)),
      {
        onFailed: ({ clusterId }, reason) =>
          withHost(clusterId, async (host) => {
            await undoEnable(deps, host);
            await failGitops(deps, host, 'enable', reason);
          }),
        onCanceled: ({ clusterId }) =>
          withHost(clusterId, (host) => failGitops(deps, host, 'enable', text('stopped'))),
      },
    ),
    defineJob(
      kinds.disable,
      ({ clusterId }, job) => withHost(clusterId, (host) => disableGitops(deps, host, job)),
      {
        onFailed: ({ clusterId }, reason) =>
          withHost(clusterId, (host) => failGitops(deps, host, 'disable', reason)),
        onCanceled: ({ clusterId }) =>
          withHost(clusterId, (host) => failGitops(deps, host, 'disable', text('stopped'))),
      },
    ),
    defineJob(kinds.watch, (_none, { signal }) => watch(deps, signal), { everyMs: WATCH_MS }),
  ];
}
