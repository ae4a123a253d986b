import type { ContainerStatus, PodStatus } from 'kubernetes-types/core/v1.d.ts';
import { describe, expect, it } from 'vitest';
import type { Stored } from '../api/objects.ts';
import { countPods, problemOf, stateOf } from './podHealth.ts';

const pod = (status: PodStatus): Stored<'pods'> => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'api', namespace: 'shop', uid: 'u', creationTimestamp: '2026-01-15T12:00:00Z' },
  spec: { containers: [{ name: 'api' }], nodeName: 'worker1' },
  status,
});
const container = (state: ContainerStatus['state'], restartCount = 0): PodStatus['containerStatuses'] => [
  { name: 'api', image: 'api', imageID: '', ready: false, restartCount, state: state ?? {} },
];
const unschedulable = {
  phase: 'Pending',
  conditions: [
    { type: 'PodScheduled', status: 'False', message: '0/3 nodes are available: 3 Insufficient cpu.' },
  ],
};
const crashing = {
  phase: 'Running',
  containerStatuses: container(
    { waiting: { reason: 'CrashLoopBackOff', message: 'back-off 5m0s restarting failed container' } },
    7,
  ),
};
const noImage = {
  phase: 'Pending',
  containerStatuses: container({
    waiting: { reason: 'ImagePullBackOff', message: 'Back-off pulling image' },
  }),
};
const ended = {
  phase: 'Running',
  containerStatuses: container({ terminated: { exitCode: 1, reason: 'Error' } }),
};
const evicted = { phase: 'Failed', message: 'The node was low on resource: memory' };
const starting = {
  phase: 'Pending',
  containerStatuses: container({ waiting: { reason: 'ContainerCreating' } }),
};

describe('the state of a pod', () => {
  it.each([
    [{ phase: 'Running' }, 'running'],
    [{ phase: 'Succeeded' }, 'completed'],
    [starting, 'pending'],
    [unschedulable, 'pending'],
    [evicted, 'failed'],
    [crashing, 'crashing'],
    [noImage, 'error'],
    [ended, 'error'],
  ])('of %j is %s', (status, expected) => {
    expect(stateOf(pod(status))).toBe(expected);
  });

  it('counts every pod once', () => {
    const pods = [{ phase: 'Running' }, { phase: 'Succeeded' }, unschedulable, crashing, noImage, evicted];
    expect(countPods(pods.map(pod))).toEqual({
      total: 6,
      running: 1,
      completed: 1,
      pending: 1,
      failed: 2,
      crashing: 1,
    });
  });
});

describe('the problem of a pod', () => {
  it.each([
    [unschedulable, 'pending', '0/3 nodes are available: 3 Insufficient cpu.'],
    [crashing, 'crashing', 'back-off 5m0s restarting failed container'],
    [noImage, 'error', 'Back-off pulling image'],
    [ended, 'error', 'Error: exit code 1'],
    [evicted, 'failed', 'The node was low on resource: memory'],
  ])('of %j is %s', (status, problem, message) => {
    expect(problemOf(pod(status))).toMatchObject([{ namespace: 'shop', node: 'worker1', problem, message }]);
  });

  it('is absent while it starts or runs', () => {
    expect([starting, { phase: 'Running' }].flatMap((status) => problemOf(pod(status)))).toEqual([]);
  });

  it('includes restarts by container', () => {
    expect(problemOf(pod(crashing))).toMatchObject([
      { restartCount: 7, containers: [{ name: 'api', ready: false, restartCount: 7 }] },
    ]);
  });
});
