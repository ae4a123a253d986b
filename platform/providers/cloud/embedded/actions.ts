import { z } from 'zod';
import type { Clock } from '../../../clock.ts';
import type { CloudResource, CloudStore } from '../cloudStore.ts';
import type { ActionProgress, Labels } from '../port.ts';
import { CloudError } from '../port.ts';
import { freshId } from './records.ts';

const POLL_MS = 1_000;
/** Even with time compressed to nothing a poll must let other work run. */
const SHORTEST_POLL_MS = 20;

const actionData = z.object({
  command: z.string(),
  startedAt: z.number(),
  endsAt: z.number(),
  /** The action fails at its end when set. */
  failure: z.string().nullable(),
});

export interface ActionRequest {
  command: string;
  /** What it works on: shown as its name. */
  subject: string;
  labels: Labels;
  /** Milliseconds in the real world. */
  ms: number;
  failure?: string | null;
}

/** The progress of one action at a moment: 0 to 100, and its failure once it has one. */
export interface ActionState {
  progress: number;
  failure: string | null;
}

/** Long work of the embedded cloud: kept as rows with a start and an end, so that it goes on after a restart. */
export interface Actions {
  start(project: string, request: ActionRequest): Promise<string>;
  /** Undefined when nobody knows the action. */
  state(project: string, id: string): Promise<ActionState | undefined>;
  wait(
    project: string,
    ids: readonly string[],
    options: {
      signal?: AbortSignal | undefined;
      onProgress?: ((progress: ActionProgress) => void | Promise<void>) | undefined;
    },
  ): Promise<void>;
}

function stateOf(resource: CloudResource, now: number): ActionState {
  const { startedAt, endsAt, failure } = actionData.parse(resource.data);
  if (now >= endsAt) return { progress: failure === null ? 100 : 99, failure };
  return {
    progress: Math.min(99, Math.floor((100 * (now - startedAt)) / (endsAt - startedAt))),
    failure: null,
  };
}

/** When an action, as the store keeps its data, ends. */
export function actionEnd(data: unknown): Date {
  return new Date(actionData.parse(data).endsAt);
}

/** Actions over the store; `clock` says how far each one is. */
export function createActions(store: CloudStore, clock: Clock): Actions {
  const state = async (project: string, id: string): Promise<ActionState | undefined> => {
    const resource = await store.get(project, 'action', id);
    return resource && stateOf(resource, clock.now().getTime());
  };
  const stateOrThrow = async (project: string, id: string): Promise<ActionState> => {
    const found = await state(project, id);
    if (found?.failure) {
      throw new CloudError({ kind: 'unavailable', code: 'action_failed', message: found.failure });
    }
    if (found) return found;
    const message = `The cloud no longer knows the action ${id}.`;
    throw new CloudError({ kind: 'notFound', code: 'not_found', message });
  };
  return {
    start: async (project, { command, subject, labels, ms, failure = null }) => {
      const startedAt = clock.now().getTime();
      const data = { command, startedAt, endsAt: startedAt + clock.simulated(ms), failure };
      const id = freshId();
      await store.put({ project, kind: 'action', id, name: subject, labels, data });
      return id;
    },
    state,
    wait: async (project, ids, { signal, onProgress }) => {
      let reported = -1;
      for (;;) {
        const states = await Promise.all(ids.map((id) => stateOrThrow(project, id)));
        const done = states.filter(({ progress }) => progress === 100).length;
        const sum = states.reduce((total, { progress }) => total + progress, 0);
        const progress = ids.length === 0 ? 100 : Math.floor(sum / ids.length);
        if (progress > reported) await onProgress?.({ progress, done, total: ids.length });
        reported = progress;
        if (done === ids.length) return;
        await clock.sleep(Math.max(SHORTEST_POLL_MS, clock.simulated(POLL_MS)), signal);
      }
    },
  };
}
