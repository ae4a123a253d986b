import { defineJob, type JobDefinition } from '../../jobs/definition.ts';
import { text, type Message } from '../../messages/messages.ts';
import type { AddonHost } from './addons.changes.ts';
import { failChain, type ChainStep } from './addons.chain.ts';
import { addonChainJob, addonJob } from './addons.kinds.ts';
import { addonReporter, applyWork, failWork, finishWork, type WorkDeps } from './addons.work.ts';

interface AddonJobDeps extends WorkDeps {
  /** The cluster of that id in any account; undefined if it is deleted. */
  hostOf(clusterId: string): Promise<AddonHost | undefined>;
}

/** Installs a chain of add-ons, each with its own steps; a failure stops the later ones. */
function chainJob(deps: AddonJobDeps): JobDefinition {
  const end = async (clusterId: string, steps: readonly ChainStep[], reason: Message): Promise<void> => {
    const host = await deps.hostOf(clusterId);
    if (host) await failChain(deps, host, steps, reason);
  };
  return defineJob(
    addonChainJob,
    async ({ clusterId, steps }, job) => {
      const host = await deps.hostOf(clusterId);
      if (!host) return;
      for (const { name, version } of steps) {
        const work = { name, action: 'install', version } as const;
        const onProgress = addonReporter(deps, host, work);
        const result = await job.step(`release:${name}`, async (signal) => {
          const options = { signal, onProgress, waiting: await job.waiting(name) };
          const { loadBalancerIps } = await applyWork(deps.installer, host, work, options);
          return { loadBalancerIps };
        });
        await job.step(`finish:${name}`, () => finishWork(deps, host, work, result));
      }
    },
    {
      onFailed: ({ clusterId, steps }, reason) => end(clusterId, steps, reason),
      onCanceled: ({ clusterId, steps }) => end(clusterId, steps, text('stopped')),
    },
  );
}

/** The jobs of the add-ons noun: one per action, with a step for the release and one for its end. */
export function addonJobs(deps: AddonJobDeps): JobDefinition[] {
  return [
    chainJob(deps),
    defineJob(
      addonJob,
      async ({ clusterId, ...work }, job) => {
        const host = await deps.hostOf(clusterId);
        if (!host) return;
        const onProgress = addonReporter(deps, host, work);
        const result = await job.step('release', async (signal) => {
          const options = { signal, onProgress, waiting: await job.waiting('release') };
          const { loadBalancerIps } = await applyWork(deps.installer, host, work, options);
          return { loadBalancerIps };
        });
        await job.step('finish', () => finishWork(deps, host, work, result));
      },
      {
        onFailed: async ({ clusterId, ...work }, reason) => {
          const host = await deps.hostOf(clusterId);
          if (host) await failWork(deps, host, work, reason);
        },
        onCanceled: async ({ clusterId, ...work }) => {
          const host = await deps.hostOf(clusterId);
          if (host) await failWork(deps, host, work, text('stopped'));
        },
      },
    ),
  ];
}
