import type { Clock } from '../../clock.ts';

export interface Progress {
  /** Share of the work that is done, 0 to 1. */
  fraction: number;
  message: string;
}

export interface WorkOptions {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void | Promise<void>;
}

export interface Stage {
  message: string;
  /** Milliseconds this stage takes in the real world, before the clock compresses them. */
  ms: number;
}

/**
 * Lets the time of the stages pass, telling the progress at the start of each. Ends early, at `stopAt` (a fraction),
 * when given; returns the message of the stage it ended in.
 */
export async function walkStages(
  clock: Clock,
  stages: readonly Stage[],
  options: WorkOptions & { stopAt?: number } = {},
): Promise<string> {
  const total = stages.reduce((sum, stage) => sum + stage.ms, 0);
  const end = options.stopAt === undefined ? total : total * options.stopAt;
  let passed = 0;
  let message = '';
  for (const stage of stages) {
    message = stage.message;
    await options.onProgress?.({ fraction: passed / total, message });
    const ms = Math.min(stage.ms, end - passed);
    await clock.sleep(clock.simulated(ms), options.signal);
    passed += ms;
    if (passed >= end && options.stopAt !== undefined) break;
  }
  await options.onProgress?.({ fraction: passed / total, message });
  return message;
}
