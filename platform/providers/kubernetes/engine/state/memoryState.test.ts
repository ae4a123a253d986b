import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryState } from './memoryState.ts';

const start = new Date('2026-03-01T10:00:00.500Z');

function later(ms: number): Date {
  return new Date(start.getTime() + ms);
}

describe('MemoryState', () => {
  let state: MemoryState;
  beforeEach(() => {
    state = new MemoryState('5f0c3c53-3a5b-4d6e-9a52-3f1f6a3e7d10', start);
  });

  const deployment = (name: string, extra: object = {}) =>
    state.create('deployments.apps', {
      metadata: { name, namespace: 'default', ...extra },
      spec: { replicas: 1, selector: {}, template: {} },
    });

  it('completes a new object', () => {
    const made = deployment('web');
    expect(made).toMatchObject({ apiVersion: 'apps/v1', kind: 'Deployment' });
    expect(made.metadata).toMatchObject({ generation: 1, creationTimestamp: '2026-03-01T10:00:00Z' });
    expect(made.metadata.uid).toMatch(/^[0-9a-f-]{36}$/);
    expect(state.get('deployments.apps', 'web', 'default')).toBe(made);
    expect(() => deployment('web')).toThrow('exists already');
  });

  it('raises the generation with the spec only', () => {
    const made = deployment('web');
    const { metadata } = made;
    const labelled = state.update('deployments.apps', {
      ...made,
      metadata: { ...metadata, labels: { a: 'b' } },
    });
    expect(labelled.metadata.generation).toBe(1);
    const scaled = state.update('deployments.apps', {
      ...labelled,
      spec: { replicas: 2, selector: {}, template: {} },
    });
    expect(scaled.metadata.generation).toBe(2);
  });

  it('makes controllers the owners of the fields of spec that they change', () => {
    const fieldsV1 = { 'f:spec': { 'f:replicas': {}, 'f:paused': {} } };
    const entry = { manager: 'kubedeck', operation: 'Apply', apiVersion: 'apps/v1', fieldsV1 };
    const made = deployment('web', { managedFields: [entry] });
    const scaled = state.update('deployments.apps', {
      ...made,
      spec: { replicas: 4, paused: true, selector: {}, template: {} },
    });
    const again = state.update('deployments.apps', { ...scaled, status: { replicas: 4 } });
    expect(again.metadata.managedFields).toMatchObject([
      {
        manager: 'kube-controller-manager',
        operation: 'Update',
        fieldsV1: { 'f:spec': { 'f:replicas': {} } },
      },
    ]);
  });

  it('ignores updates that change nothing, and those of a deleted object', () => {
    const made = deployment('web');
    state.takeUnseen();
    expect(state.update('deployments.apps', { ...made, status: undefined })).toBe(made);
    state.remove('deployments.apps', made);
    state.takeUnseen();
    state.update('deployments.apps', { ...made, status: { replicas: 3 } });
    expect(state.takeUnseen()).toEqual([]);
    expect(state.list('deployments.apps')).toEqual([]);
  });

  it('lists by namespace and name, with all labels', () => {
    for (const name of ['b', 'a', 'c']) deployment(name, { labels: { app: name, tier: 'x' } });
    deployment('z', { namespace: 'another' });
    expect(state.list('deployments.apps').map(({ metadata }) => metadata.name)).toEqual(['z', 'a', 'b', 'c']);
    const found = state.list('deployments.apps', { namespace: 'default', labels: { app: 'b', tier: 'x' } });
    expect(found.map(({ metadata }) => metadata.name)).toEqual(['b']);
  });

  it('collects what a deleted object owns', () => {
    const owner = deployment('web');
    const set = state.create(
      'replicasets.apps',
      { metadata: { name: 'web-1', namespace: 'default' }, spec: { selector: {} } },
      owner,
    );
    state.create(
      'pods',
      { metadata: { name: 'web-1-a', namespace: 'default' }, spec: { containers: [] } },
      set,
    );
    expect(state.owned('replicasets.apps', owner)).toEqual([set]);
    state.remove('deployments.apps', owner);
    expect([...state.list('replicasets.apps'), ...state.list('pods')]).toEqual([]);
    expect(state.entries.differences()).toHaveLength(3);
  });

  it('keeps what has another owner, or was orphaned', () => {
    const [one, two] = [deployment('one'), deployment('two')];
    const reference = ({ apiVersion, kind, metadata: { name, uid } }: typeof one) => ({
      apiVersion,
      kind,
      name,
      uid,
    });
    state.create('configmaps', {
      metadata: { name: 'shared', namespace: 'default', ownerReferences: [reference(one), reference(two)] },
    });
    state.remove('deployments.apps', one);
    expect(state.get('configmaps', 'shared', 'default')?.metadata.ownerReferences).toEqual([reference(two)]);
    state.delete('deployments.apps', two, 'Orphan');
    expect(state.get('configmaps', 'shared', 'default')?.metadata.ownerReferences).toEqual([]);
  });

  it('keeps an object until its finalizers are gone', () => {
    const made = deployment('web', { finalizers: ['example.com/wait'] });
    state.remove('deployments.apps', made);
    const marked = state.get('deployments.apps', 'web', 'default');
    expect(marked?.metadata.deletionTimestamp).toBe('2026-03-01T10:00:00Z');
    if (marked)
      state.update('deployments.apps', { ...marked, metadata: { ...marked.metadata, finalizers: [] } });
    expect(state.get('deployments.apps', 'web', 'default')).toBeUndefined();
  });

  it('deletes in the foreground when the last dependent is gone', () => {
    const owner = deployment('web');
    const pod = state.create(
      'pods',
      { metadata: { name: 'p', namespace: 'default' }, spec: { containers: [], nodeName: 'n1' } },
      owner,
    );
    state.delete('deployments.apps', owner, 'Foreground');
    expect(state.get('deployments.apps', 'web', 'default')?.metadata.finalizers).toEqual([
      'foregroundDeletion',
    ]);
    expect(state.get('pods', 'p', 'default')?.metadata.deletionTimestamp).toBeDefined();
    state.remove('pods', pod);
    expect([...state.list('deployments.apps'), ...state.list('pods')]).toEqual([]);
  });

  it('marks namespaces and pods on nodes first', () => {
    const namespace = state.create('namespaces', { metadata: { name: 'shop' } });
    state.remove('namespaces', namespace);
    expect(state.get('namespaces', 'shop')?.metadata.deletionTimestamp).toBeDefined();
    state.remove('namespaces', namespace);
    expect(state.get('namespaces', 'shop')).toBeUndefined();
  });

  it('finds what is due first', () => {
    const [one, two] = [deployment('one'), deployment('two')];
    state.wakeAt('deployments.apps', one, later(2_000));
    state.wakeAt('deployments.apps', two, later(1_000));
    expect(state.entries.nextDue()).toMatchObject({ dueAt: later(1_000), entry: { object: two } });
    state.wakeAt('deployments.apps', two, null);
    expect(state.entries.nextDue()?.dueAt).toEqual(later(2_000));
  });

  it('counts equal events', () => {
    const made = deployment('web');
    const event = { type: 'Warning', reason: 'Unhealthy', message: 'no answer' } as const;
    state.recordEvent(made, event);
    state.now = later(60_000);
    state.recordEvent(made, event);
    state.recordEvent(made, { ...event, message: 'another' });
    const events = state.list('events');
    expect(events.map(({ count }) => count).sort()).toEqual([1, 2]);
    expect(events.find(({ count }) => count === 2)).toMatchObject({
      firstTimestamp: '2026-03-01T10:00:00Z',
      lastTimestamp: '2026-03-01T10:01:00Z',
      involvedObject: { kind: 'Deployment', name: 'web', uid: made.metadata.uid },
    });
  });
});
