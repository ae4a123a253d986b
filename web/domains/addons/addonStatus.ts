import type { Tone } from '../../ui/status/tone.ts';

interface AddonLook {
  readonly tone: Tone;
  /** An action is running: show its progress. */
  readonly isMoving?: true;
  /** The last action failed: show why and offer to retry. */
  readonly hasFailed?: true;
}

/** Tone of each status; the colours are from the specification. */
const looks = {
  NOT_INSTALLED: { tone: 'neutral' },
  INSTALLING: { tone: 'busy', isMoving: true },
  INSTALLED: { tone: 'ok' },
  UPGRADING: { tone: 'busy', isMoving: true },
  UPGRADED: { tone: 'ok' },
  ROLLING_BACK: { tone: 'busy', isMoving: true },
  ROLLED_BACK: { tone: 'ok' },
  UNINSTALLING: { tone: 'removing', isMoving: true },
  UNINSTALLED: { tone: 'neutral' },
  FAILED: { tone: 'failed', hasFailed: true },
  UNINSTALL_FAILED: { tone: 'failed', hasFailed: true },
  ROLLBACK_FAILED: { tone: 'failed', hasFailed: true },
} as const satisfies Record<string, AddonLook>;
export type AddonStatusName = keyof typeof looks;

const isKnown = (status: string): status is AddonStatusName => Object.hasOwn(looks, status);

/** Narrows a status from the server; one that this client does not know counts as not installed. */
export const asAddonStatus = (status: string): AddonStatusName =>
  isKnown(status) ? status : 'NOT_INSTALLED';

/** Tone of a status, and whether an action is running or has failed. */
export const addonLook = (status: string): AddonLook => looks[asAddonStatus(status)];
