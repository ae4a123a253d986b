import { waitingHere, wasSeen, type Clock, type Waiting } from '../../clock.ts';
import type { Message } from '../../messages/messages.ts';

export interface Progress {
  /** Progress of the work, 0 to 1. */
  fraction: number;
  message: Message;
}

export interface WorkOptions {
  signal?: AbortSignal;
  /** The wait of a job, which continues after a restart. */
  waiting?: Waiting;
  onProgress?: (progress: Progress) => void | Promise<void>;
}

export interface Stage {
  message: Message;
  /** Real milliseconds before compression. */
  ms: number;
}

/**
 * Waits through the stages, reporting progress at the start of each. Ends early at `stopAt` (a fraction) if given;
 * returns the message of the stage it ended in. Stages that an earlier run has finished are not reported again.
 */
export async function walkStages(
  clock: Clock,
  stages: readonly Stage[],
  options: WorkOptions & { stopAt?: number } = {},
): Promise<Message | undefined> {
  const waiting = options.waiting ?? waitingHere(clock, options.signal);
  const total = stages.reduce((sum, stage) => sum + stage.ms, 0);
  const end = options.stopAt === undefined ? total : total * options.stopAt;
  let passed = 0;
  let message: Message | undefined;
  for (const stage of stages) {
    message = stage.message;
    const before = passed;
    passed += Math.min(stage.ms, end - passed);
    const until = clock.simulated(passed);
    if (!wasSeen(waiting, until)) {
      await options.onProgress?.({ fraction: before / total, message });
      await waiting.pause(Math.max(0, waiting.begunAt.getTime() + until - clock.now().getTime()));
    }
    if (passed >= end && options.stopAt !== undefined) break;
  }
  if (message) await options.onProgress?.({ fraction: passed / total, message });
  return message;
}
