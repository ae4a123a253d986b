import { text, type Message } from '../../../messages/messages.ts';
import type { CatalogueAddon } from '../catalogue.ts';
import type { AddonAction, AddonProgress } from '../port.ts';

/** Progress by stage; pods become ready between 60 and 95. */
const stages = { accepted: 10, job: 30, release: 60, leaving: 90, pods: 95, done: 100 } as const;

/** k3s has the same job for everything but removal. */
export function jobName(action: string, addon: string): string {
  return `helm-${action === 'uninstall' ? 'delete' : 'install'}-${addon}`;
}

/** What is reported of an action on a release. */
interface ReportedAction {
  action: string;
  /** Of the release. */
  name: string;
  accepted: Message;
  done: Message;
}

/** Progress and message of each stage of an action on a release. */
function stagesOf({ action, name, accepted, done }: ReportedAction) {
  const ended = action === 'uninstall' ? 'release_uninstalled' : 'release_deployed';
  return {
    accepted: { progress: stages.accepted, message: accepted },
    job: { progress: stages.job, message: text('job_running', { job: jobName(action, name) }) },
    release: { progress: stages.release, message: text(ended, { name }) },
    pods: ({ ready, count }: { ready: number; count: number }): AddonProgress => {
      const part = count === 0 ? 1 : ready / count;
      const progress = stages.release + Math.round((stages.pods - stages.release) * part);
      return { progress, message: text('pods_ready', { ready, count }) };
    },
    /** Has the progress of ready pods, but another message. */
    address: { progress: stages.pods, message: text('waiting_address') },
    leaving: (count: number): AddonProgress => ({
      progress: stages.leaving,
      message: text('waiting_pods', { count }),
    }),
    done: { progress: stages.done, message: done },
  };
}

/** The stages of an action on an add-on. */
export function addonStages(action: AddonAction['action'], { name, title }: CatalogueAddon) {
  return stagesOf({
    ...{ action, name },
    accepted: text(`addon_${action}_accepted`, { title }),
    done: text(`addon_${action}_done`, { title }),
  });
}

/** Reports each stage once and in order; those that went by between two looks too. */
export function createReporter(
  reported: ReportedAction,
  { onProgress }: { onProgress?: (progress: AddonProgress) => void | Promise<void> },
) {
  const at = stagesOf(reported);
  let reached = 0;
  const report = async (progress: AddonProgress): Promise<void> => {
    if (progress.progress <= reached) return;
    reached = progress.progress;
    await onProgress?.(progress);
  };
  const accepted = () => report(at.accepted);
  const job = async () => {
    await accepted();
    await report(at.job);
  };
  const release = async () => {
    await job();
    await report(at.release);
  };
  return {
    accepted,
    job,
    release,
    pods: async (pods: { ready: number; count: number }) => {
      await release();
      await report(at.pods(pods));
    },
    leaving: async (count: number) => {
      await release();
      await report(at.leaving(count));
    },
    done: () => report(at.done),
  };
}
export type Reporter = ReturnType<typeof createReporter>;
