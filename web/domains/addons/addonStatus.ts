import type { Tone } from '../../ui/status/tone.ts';

interface AddonLook {
  readonly tone: Tone;
  /** A job works on it: show how far it is. */
  readonly isMoving?: true;
  /** The last action on it failed: show why and offer to try again. */
  readonly hasFailed?: true;
}

/** How each status looks; the colours are named by the specification. */
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

/** Narrows what the server sent; a status from a newer server counts as not installed until this client knows it. */
export const asAddonStatus = (status: string): AddonStatusName =>
  isKnown(status) ? status : 'NOT_INSTALLED';

/** How a status looks, whether work goes on, and whether that work failed. */
export const addonLook = (status: string): AddonLook => looks[asAddonStatus(status)];
