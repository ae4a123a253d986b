import type { Tone } from '../../ui/status/tone.ts';

/** GitOps statuses with a translation. */
const GITOPS_STATUSES = ['DISABLED', 'CONFIGURING', 'ACTIVE', 'DISABLING', 'INACTIVE', 'FAILED'] as const;
type GitopsStatus = (typeof GITOPS_STATUSES)[number];

/** Narrows a status from the server; an unknown one counts as off. */
export function asGitopsStatus(status: string): GitopsStatus {
  return GITOPS_STATUSES.find((one) => one === status) ?? 'DISABLED';
}

/** True while GitOps is being set up or removed. */
export function isMoving(status: string): boolean {
  return status === 'CONFIGURING' || status === 'DISABLING';
}

const tones: Record<GitopsStatus, Tone> = {
  DISABLED: 'neutral',
  CONFIGURING: 'busy',
  ACTIVE: 'ok',
  DISABLING: 'removing',
  INACTIVE: 'neutral',
  FAILED: 'failed',
};

/** The tone of a status. */
export function gitopsTone(status: string): Tone {
  return tones[asGitopsStatus(status)];
}

/** `main@sha1:0123…` → the branch and the abbreviated commit. */
export function shortRevision(revision: string): string {
  const [branch, hash] = revision.split('@sha1:');
  return hash === undefined ? revision : `${branch}@${hash.slice(0, 7)}`;
}
