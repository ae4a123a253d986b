import { waitingHere, type Clock, type Waiting } from '../../../clock.ts';
import type { ActionProgress } from '../port.ts';
import { CloudError } from '../port.ts';
import { text } from '../../../messages/messages.ts';
import type { Api, ApiContext } from './api.ts';
import { action, type WireAction } from './wire.ts';

/** Maximum ids per call. */
const CHUNK = 25;
const FIRST_POLL_MS = 1_000;
const LONGEST_POLL_MS = 5_000;
const POLL_GROWTH = 0.2;

export interface WaitDeps {
  api: Api;
  clock: Clock;
  /** Converts Hetzner's milliseconds to real ones, for the pause between two polls. */
  scaleTime: (ms: number) => number;
}

type OnProgress = (progress: ActionProgress) => void | Promise<void>;

function chunksOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, i) =>
    all.slice(i * CHUNK, (i + 1) * CHUNK),
  );
}

async function lookAt({ api }: WaitDeps, context: ApiContext, ids: readonly string[]): Promise<WireAction[]> {
  const chunks = chunksOf(ids).map((chunk) => {
    const query = chunk.map((id) => `id=${encodeURIComponent(id)}`).join('&');
    return api.list(context, `/actions?${query}`, 'actions', action);
  });
  return (await Promise.all(chunks)).flat();
}

function failureOf({ error }: WireAction): CloudError {
  const { code = 'action_failed', message } = error ?? {};
  const why = message ? text('verbatim', { text: message }) : text('hetzner_action_failed');
  return new CloudError({ kind: 'unavailable', code, text: why });
}

function vanished(id: string): CloudError {
  return new CloudError({
    kind: 'notFound',
    code: 'not_found',
    text: text('hetzner_action_unknown', { id }),
  });
}

/**
 * Resolves when all actions succeeded, reporting their mean progress; rejects with the first failure, and with
 * `notFound` for an unknown action. Polls at growing intervals: each pause is a fifth longer than the last one.
 */
export async function awaitActions(
  deps: WaitDeps,
  context: ApiContext,
  ids: readonly string[],
  onProgress?: OnProgress,
  waiting: Waiting = waitingHere(deps.clock, context.signal),
): Promise<void> {
  const total = ids.length;
  const reached = new Map<string, number>(ids.map((id) => [id, 0]));
  const open = new Set(ids);
  let reported = -1;
  const report = async (): Promise<void> => {
    const sum = [...reached.values()].reduce((all, one) => all + one, 0);
    const progress = total === 0 ? 100 : Math.floor(sum / total);
    if (progress <= reported) return;
    reported = progress;
    await onProgress?.({ progress, done: total - open.size, total });
  };
  for (;;) {
    context.signal?.throwIfAborted();
    const seen = new Map((await lookAt(deps, context, [...open])).map((one) => [String(one.id), one]));
    for (const id of [...open]) {
      const found = seen.get(id);
      if (!found) throw vanished(id);
      reached.set(id, found.status === 'success' ? 100 : found.progress);
      if (found.status === 'success') open.delete(id);
    }
    await report();
    const failed = [...seen.values()].find(({ status }) => status === 'error');
    if (failed) throw failureOf(failed);
    if (open.size === 0) return;
    // Counted over the whole wait including restarts, because a job parked between two polls starts here each time.
    const waited = deps.clock.now().getTime() - waiting.begunAt.getTime();
    const longest = deps.scaleTime(LONGEST_POLL_MS);
    await waiting.pause(Math.min(longest, deps.scaleTime(FIRST_POLL_MS) + waited * POLL_GROWTH));
  }
}

/** Ids of the actions that are still running. */
export function unfinished(actions: readonly (WireAction | null | undefined)[]): string[] {
  return actions.flatMap((one) => (one && one.status !== 'success' ? [String(one.id)] : []));
}
