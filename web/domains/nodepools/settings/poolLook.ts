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

/** Narrows a status from the server; one that this client does not know counts as changed. */
export function asPoolStatus(status: string): PoolStatusName {
  return status in looks ? (status as PoolStatusName) : 'CHANGED';
}

/** Tone of a status. */
export const poolTone = (status: string): Tone => looks[asPoolStatus(status)];
