import type { Core } from '../../core.ts';
import type { Actor } from '../../http/authGuard.ts';
import { insertEvent } from './events.store.ts';

export type EventRecorder = ReturnType<typeof createEventRecorder>;

/** Stores events reported by the console (such as completed_onboarding). */
export function createEventRecorder({ db, clock }: Pick<Core, 'db' | 'clock'>) {
  return {
    record: async (actor: Actor, name: string, metadata?: Record<string, unknown> | null): Promise<void> => {
      const { accountId, userId } = actor;
      await insertEvent(db, { accountId, userId, name, metadata, createdAt: clock.now() });
    },
  };
}
