import type { Tone } from '../../ui/status/tone.ts';

/** Tone of each status. */
const tones = {
  PENDING: 'neutral',
  INSTALLING_ADDONS: 'progress',
  INSTALLING_DEPENDENCIES: 'progress',
  CONFIGURING: 'progress',
  INSTALLED: 'ok',
  UPGRADING: 'progress',
  ROLLBACK: 'progress',
  FAILED: 'failed',
  UNINSTALLING: 'removing',
  UNINSTALL_FAILED: 'failed',
  UNINSTALLED: 'neutral',
} as const satisfies Record<string, Tone>;
export type PostgresStatusName = keyof typeof tones;

const STILL: readonly PostgresStatusName[] = ['INSTALLED', 'FAILED', 'UNINSTALL_FAILED', 'UNINSTALLED'];

const isKnown = (status: string): status is PostgresStatusName => Object.hasOwn(tones, status);

/** Narrows a status from the server; one that this client does not know counts as pending. */
export const asPostgresStatus = (status: string): PostgresStatusName =>
  isKnown(status) ? status : 'PENDING';

/** Tone of a status, and whether an operation is running that ends by itself. */
export function postgresLook(status: string): { tone: Tone; isMoving: boolean } {
  const name = asPostgresStatus(status);
  return { tone: tones[name], isMoving: !STILL.includes(name) };
}
