import { text, type Message } from '../../../messages/messages.ts';
import type { AddonProgress, AddonWork } from '../port.ts';

export type AddonAction = 'install' | 'upgrade' | 'rollback' | 'uninstall';

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

export const addonReport = (
  action: AddonAction,
  { name, title }: { name: string; title: string },
): ReportedAction => ({
  action,
  name,
  accepted: text(`addon_${action}_accepted`, { title }),
  done: text(`addon_${action}_done`, { title }),
});

/** Reports each stage once and in order; those that went by between two looks too. */
export function createReporter(
  { action, name, ...messages }: ReportedAction,
  { onProgress }: Pick<AddonWork, 'onProgress'>,
) {
  let reached = 0;
  const report = async (progress: AddonProgress): Promise<void> => {
    if (progress.progress <= reached) return;
    reached = progress.progress;
    await onProgress?.(progress);
  };
  const accepted = () => report({ progress: stages.accepted, message: messages.accepted });
  const job = async () => {
    await accepted();
    await report({ progress: stages.job, message: text('job_running', { job: jobName(action, name) }) });
  };
  const release = async () => {
    await job();
    const ended = action === 'uninstall' ? 'release_uninstalled' : 'release_deployed';
    await report({ progress: stages.release, message: text(ended, { name }) });
  };
  return {
    accepted,
    job,
    release,
    pods: async ({ ready, count }: { ready: number; count: number }) => {
      await release();
      const part = count === 0 ? 1 : ready / count;
      const progress = stages.release + Math.round((stages.pods - stages.release) * part);
      await report({ progress, message: text('pods_ready', { ready, count }) });
    },
    /** Has the progress of ready pods, but another message. */
    address: () => onProgress?.({ progress: stages.pods, message: text('waiting_address') }),
    leaving: async (count: number) => {
      await release();
      await report({ progress: stages.leaving, message: text('waiting_pods', { count }) });
    },
    done: () => report({ progress: stages.done, message: messages.done }),
  };
}
export type Reporter = ReturnType<typeof createReporter>;
