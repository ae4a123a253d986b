import type { Tone } from '../../ui/status/tone.ts';

interface AppLook {
  readonly tone: Tone;
  /** An operation is running: show its progress. */
  readonly isMoving?: true;
  /** The last operation failed: show why and the ways forward. */
  readonly hasFailed?: true;
}

/** Tone of each status; the colours are from the specification. */
const looks = {
  PENDING: { tone: 'neutral', isMoving: true },
  INSTALLING_ADDONS: { tone: 'busy', isMoving: true },
  INSTALLING_DEPENDENCIES: { tone: 'busy', isMoving: true },
  CONFIGURING: { tone: 'busy', isMoving: true },
  INSTALLED: { tone: 'ok' },
  UPGRADING: { tone: 'busy', isMoving: true },
  ROLLBACK: { tone: 'busy', isMoving: true },
  UNINSTALLING: { tone: 'removing', isMoving: true },
  UNINSTALLED: { tone: 'neutral' },
  FAILED: { tone: 'failed', hasFailed: true },
  UNINSTALL_FAILED: { tone: 'failed', hasFailed: true },
} as const satisfies Record<string, AppLook>;
export type AppStatusName = keyof typeof looks;

const isKnown = (status: string): status is AppStatusName => Object.hasOwn(looks, status);

/** Narrows a status from the server; one that this client does not know counts as pending. */
export const asAppStatus = (status: string): AppStatusName => (isKnown(status) ? status : 'PENDING');

/** Tone of a status, and whether an operation is running or has failed. */
export const appLook = (status: string): AppLook => looks[asAppStatus(status)];
