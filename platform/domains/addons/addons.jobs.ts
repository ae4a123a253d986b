import { defineJob, type JobDefinition } from '../../jobs/definition.ts';
import type { AddonHost } from './addons.changes.ts';
import { addonJob } from './addons.kinds.ts';
import { addonReporter, applyWork, failWork, finishWork, STOPPED, type WorkDeps } from './addons.work.ts';

export interface AddonJobDeps extends WorkDeps {
  /** The cluster of that id whatever its account; undefined when it is gone. */
  hostOf(clusterId: string): Promise<AddonHost | undefined>;
}

/** The work of the add-ons noun: one job per action, one step for the release and one for its end. */
export function addonJobs(deps: AddonJobDeps): JobDefinition[] {
  return [
    defineJob(
      addonJob,
      async ({ clusterId, ...work }, job) => {
        const host = await deps.hostOf(clusterId);
        if (!host) return;
        const onProgress = addonReporter(deps, host, work);
        const result = await job.step('release', async (signal) => {
          const { loadBalancerIps } = await applyWork(deps.installer, host, work, { signal, onProgress });
          return { loadBalancerIps };
        });
        await job.step('finish', () => finishWork(deps, host, work, result));
      },
      {
        onFailed: async ({ clusterId, ...work }, { message }) => {
          const host = await deps.hostOf(clusterId);
          if (host) await failWork(deps, host, work, message);
        },
        onCanceled: async ({ clusterId, ...work }) => {
          const host = await deps.hostOf(clusterId);
          if (host) await failWork(deps, host, work, STOPPED);
        },
      },
    ),
  ];
}
