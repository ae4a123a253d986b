import type { Tone } from '../../ui/status/tone.ts';

/** Statuses of GitOps that there is a word for. */
export const GITOPS_STATUSES = [
  'DISABLED',
  'CONFIGURING',
  'ACTIVE',
  'DISABLING',
  'INACTIVE',
  'FAILED',
] as const;
export type GitopsStatus = (typeof GITOPS_STATUSES)[number];

/** Narrows what the server says; a status of the future counts as off. */
export function asGitopsStatus(status: string): GitopsStatus {
  return GITOPS_STATUSES.find((one) => one === status) ?? 'DISABLED';
}

/** True while work goes on. */
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

/** The colour of a status. */
export function gitopsTone(status: string): Tone {
  return tones[asGitopsStatus(status)];
}

/** `main@sha1:0123…` → the branch and the first seven digits, as people write commits. */
export function shortRevision(revision: string): string {
  const [branch, hash] = revision.split('@sha1:');
  return hash === undefined ? revision : `${branch}@${hash.slice(0, 7)}`;
}
