import type { Tone } from '../../../ui/status/tone.ts';

const looks = {
  PENDING: 'attention',
  ACTIVE: 'ok',
  CHANGED: 'attention',
  UPDATING: 'busy',
  FAILED: 'failed',
  REMOVING: 'removing',
  ARCHIVED: 'neutral',
} as const satisfies Record<string, Tone>;

export type PoolStatusName = keyof typeof looks;

/** Narrows what the server sent; a status from a newer server counts as changed until this client knows it. */
export function asPoolStatus(status: string): PoolStatusName {
  return status in looks ? (status as PoolStatusName) : 'CHANGED';
}

/** How a status looks. */
export const poolTone = (status: string): Tone => looks[asPoolStatus(status)];
