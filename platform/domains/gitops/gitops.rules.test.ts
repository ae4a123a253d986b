import { describe, expect, it } from 'vitest';
import {
  enableSteps,
  firstProgress,
  gitopsBlocker,
  gitopsStatuses,
  isMoving,
  stepProgress,
  type GitopsSituation,
} from './gitops.rules.ts';

const calm: GitopsSituation = {
  status: 'disabled',
  isEnabled: false,
  clusterStatus: 'active',
  isOperatorMoving: false,
};

describe('the table of GitOps actions', () => {
  it.each(gitopsStatuses)('refuses actions while a job runs: %s', (status) => {
    const blocked = gitopsBlocker('enable', { ...calm, status }) === 'busy';
    expect(blocked).toBe(isMoving(status));
  });

  it.each([
    ['enable', {}, null],
    ['enable', { status: 'inactive' }, null],
    ['enable', { status: 'failed' }, null],
    ['enable', { status: 'active', isEnabled: true }, 'already_enabled'],
    ['enable', { isOperatorMoving: true }, 'busy'],
    ['enable', { clusterStatus: 'archived' }, 'archived'],
    ['enable', { clusterStatus: 'creating' }, 'cluster_not_active'],
    ['disable', {}, 'not_enabled'],
    ['disable', { status: 'inactive' }, 'not_enabled'],
    ['disable', { status: 'failed' }, 'not_enabled'],
    ['disable', { status: 'active', isEnabled: true }, null],
    ['disable', { status: 'active', isEnabled: true, isOperatorMoving: true }, null],
    ['disable', { status: 'failed', isEnabled: true }, null],
    ['disable', { status: 'active', isEnabled: true, clusterStatus: 'archived' }, 'archived'],
  ] as const)('returns %s for %o: %s', (action, changes, blocker) => {
    expect(gitopsBlocker(action, { ...calm, ...changes })).toBe(blocker);
  });

  it('covers the progress without a gap after the initial one', () => {
    const steps = Object.values(enableSteps);
    expect(steps[0]?.from).toBeGreaterThan(firstProgress);
    for (const [i, step] of steps.slice(1).entries()) expect(step.from).toBe(steps[i]?.to);
    expect(stepProgress('flux', 2)).toBe(99);
  });
});
