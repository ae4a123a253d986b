import { transaction } from '../../db/database.ts';
import { defineJob, type JobDefinition } from '../../jobs/definition.ts';
import type { AddonHost } from './addons.changes.ts';
import { addonJob } from './addons.kinds.ts';
import { applyWork, failWork, stopWork, type WorkDeps } from './addons.work.ts';

interface AddonJobDeps extends WorkDeps {
  /** The cluster of that id in any account; undefined if it is deleted. */
  hostOf(clusterId: string): Promise<AddonHost | undefined>;
}

/** The job of the addons noun. It ends when everything is applied: only the observer says what is installed. */
export function addonJobs(deps: AddonJobDeps): JobDefinition[] {
  return [
    defineJob(
      addonJob,
      async ({ clusterId, ...work }, { signal }) => {
        const host = await deps.hostOf(clusterId);
        if (host) await applyWork(deps, host, work, signal);
      },
      {
        onFailed: async ({ clusterId, ...work }, reason) => {
          const host = await deps.hostOf(clusterId);
          if (host) await transaction(deps.db, (tx) => failWork(tx, deps, host, work, { message: reason }));
        },
        onCanceled: async ({ clusterId, ...work }) => {
          const host = await deps.hostOf(clusterId);
          if (host) await stopWork(deps, host, work);
        },
      },
    ),
  ];
}
