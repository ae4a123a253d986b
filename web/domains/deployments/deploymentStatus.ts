import type { Tone } from '../../ui/status/tone.ts';

/** Tone of each status; the colours are from the specification. */
const tones = {
  PENDING: 'neutral',
  DEPLOYING: 'progress',
  DEPLOYED: 'ok',
  FAILED: 'failed',
  UPDATING: 'progress',
  SCALING: 'progress',
  RESTARTING: 'neutral',
  EXPOSING: 'neutral',
  DELETING: 'removing',
} as const satisfies Record<string, Tone>;
export type DeploymentStatusName = keyof typeof tones;

const isKnown = (status: string): status is DeploymentStatusName => Object.hasOwn(tones, status);

/** Narrows a status from the server; one that this client does not know counts as pending. */
export const asDeploymentStatus = (status: string): DeploymentStatusName =>
  isKnown(status) ? status : 'PENDING';

/** Tone of a status, and whether an operation is running that ends by itself. */
export function deploymentLook(status: string): { tone: Tone; isMoving: boolean } {
  const name = asDeploymentStatus(status);
  return { tone: tones[name], isMoving: name !== 'DEPLOYED' && name !== 'FAILED' };
}
