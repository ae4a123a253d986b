import { describe, expect, it } from 'vitest';
import type { Infrastructure } from '../controllers/controller.ts';
import { defineController } from '../controllers/controller.ts';
import { MemoryState } from './memoryState.ts';
import { createReconciliation } from './reconciliation.ts';

const start = new Date('2026-03-01T10:00:00Z');
const HOUR_MS = 3_600_000;

const infrastructure: Infrastructure = {
  clusterName: 'test',
  accountId: 'a',
  location: 'fsn1',
  k3sVersion: 'v1.32.8+k3s1',
  schedulesOnControlPlane: false,
  cni: 'flannel',
  hasCniEncryption: false,
  hasRegistryMirror: false,
  servers: [],
  project: null,
  nodeGroups: [],
  present: new Date('2026-03-01T10:00:00Z'),
  simulated: (ms) => ms,
};

function newState(): MemoryState {
  return new MemoryState('5f0c3c53-3a5b-4d6e-9a52-3f1f6a3e7d10', start);
}

const later = (ms: number): Date => new Date(start.getTime() + ms);

describe('createReconciliation', () => {
  it('calls controllers for changed objects, for their owners and by triggers', () => {
    const state = newState();
    const seen: string[] = [];
    const sets = defineController({
      resource: 'replicasets.apps',
      reconcile: ({ metadata }) => void seen.push(`set ${metadata.name}`),
    });
    const services = defineController({
      resource: 'services',
      reconcile: ({ metadata }) => void seen.push(`service ${metadata.name}`),
      triggers: { pods: (_pod, context) => context.state.list('services') },
    });
    const { settle } = createReconciliation(state, [sets, services], infrastructure);
    const set = state.create('replicasets.apps', {
      metadata: { name: 'web', namespace: 'a' },
      spec: { selector: {} },
    });
    state.create('services', { metadata: { name: 'web', namespace: 'a' } });
    settle();
    expect(seen.splice(0)).toEqual(['set web', 'service web']);
    state.create('pods', { metadata: { name: 'web-1', namespace: 'a' } }, set);
    settle();
    expect(seen).toEqual(['set web', 'service web']);
  });

  it('carries out missed steps in order, each at its own time', () => {
    const state = newState();
    const seen: string[] = [];
    const pods = defineController({
      resource: 'pods',
      reconcile: (pod, context) => {
        seen.push(`${pod.metadata.name} ${context.state.now.toISOString().slice(14, 19)}`);
        if (seen.length < 5)
          context.state.wakeAt('pods', pod, new Date(context.state.now.getTime() + 60_000));
      },
    });
    const reconciliation = createReconciliation(state, [pods], infrastructure);
    const one = state.create('pods', { metadata: { name: 'one', namespace: 'a' } });
    const two = state.create('pods', { metadata: { name: 'two', namespace: 'a' } });
    state.takeUnseen();
    state.wakeAt('pods', one, later(1_000));
    state.wakeAt('pods', two, later(2_000));
    expect(reconciliation.advance(later(HOUR_MS))).toBe(true);
    expect(seen).toEqual(['one 00:01', 'two 00:02', 'one 01:01', 'two 01:02', 'one 02:01', 'two 02:02']);
    expect(state.now).toEqual(later(HOUR_MS));
  });

  it('stops after 200 steps and says that there are more', () => {
    const state = newState();
    const jobs = defineController({
      resource: 'jobs.batch',
      reconcile: (job, context) =>
        context.state.wakeAt('jobs.batch', job, new Date(context.state.now.getTime() + 1)),
    });
    const reconciliation = createReconciliation(state, [jobs], infrastructure);
    state.create('jobs.batch', { metadata: { name: 'busy', namespace: 'a' } });
    reconciliation.settle();
    expect(reconciliation.advance(later(HOUR_MS))).toBe(false);
    expect(state.now.getTime()).toBeLessThanOrEqual(later(200).getTime());
  });

  it('reports controllers that never come to rest', () => {
    const state = newState();
    const flapping = defineController({
      resource: 'configmaps',
      reconcile: (map, context) =>
        void context.state.update('configmaps', {
          ...map,
          data: { n: `${Number(map.data?.['n'] ?? 0) + 1}` },
        }),
    });
    const { settle } = createReconciliation(state, [flapping], infrastructure);
    state.create('configmaps', { metadata: { name: 'one', namespace: 'a' } });
    expect(settle).toThrow('do not come to rest');
  });

  it('drops events after an hour', () => {
    const state = newState();
    const reconciliation = createReconciliation(state, [], infrastructure);
    const pod = state.create('pods', { metadata: { name: 'one', namespace: 'a' } });
    state.recordEvent(pod, { type: 'Normal', reason: 'Started', message: 'started' });
    reconciliation.advance(later(HOUR_MS - 1));
    expect(state.list('events')).toHaveLength(1);
    reconciliation.advance(later(HOUR_MS + 60_000));
    expect(state.list('events')).toEqual([]);
  });
});
