import { describe, expect, it } from 'vitest';
import { conditionOf } from '../shared/conditions.ts';
import { testCluster } from '../testing.ts';

function cluster(hasClass = true, changes: Parameters<typeof testCluster>[0] = {}) {
  const test = testCluster(changes);
  const { state } = test;
  if (hasClass)
    state.create('storageclasses.storage.k8s.io', {
      metadata: {
        name: 'hcloud-volumes',
        annotations: { 'storageclass.kubernetes.io/is-default-class': 'true' },
      },
      provisioner: 'csi.hetzner.cloud',
      reclaimPolicy: 'Delete',
      volumeBindingMode: 'WaitForFirstConsumer',
    });
  const resources = { requests: { storage: '5Gi' } };
  state.create('persistentvolumeclaims', {
    metadata: { name: 'data', namespace: 'default' },
    spec: { resources },
  });
  const claim = () => state.get('persistentvolumeclaims', 'data', 'default');
  const addPod = () =>
    state.create('pods', {
      metadata: { name: 'db', namespace: 'default' },
      spec: {
        containers: [{ name: 'db', image: 'postgres:17' }],
        volumes: [{ name: 'data', persistentVolumeClaim: { claimName: 'data' } }],
      },
    });
  const phase = () => state.get('pods', 'db', 'default')?.status?.phase;
  return { ...test, claim, addPod, phase };
}

describe('a volume claim', () => {
  it('waits for its first consumer, and gets at least 10 GiB', () => {
    const { advance, claim, addPod, phase, state, events } = cluster();
    advance(30_000);
    expect(claim()?.status?.phase).toBe('Pending');
    expect(events('data')[0]).toContain('waiting for first consumer');
    addPod();
    advance(2_000);
    expect(phase()).toBe('Pending');
    advance(30_000);
    expect(claim()?.status).toMatchObject({ phase: 'Bound', capacity: { storage: '10Gi' } });
    expect(state.list('persistentvolumes')).toHaveLength(1);
    expect(phase()).toBe('Running');
  });

  it('is attached to one node at a time', () => {
    const { advance, addPod, state, events } = cluster();
    const first = addPod();
    advance(30_000);
    const home = state.get('pods', 'db', 'default')?.spec?.nodeName;
    const other = ['test-pool-default-worker1', 'test-pool-default-worker2'].find((name) => name !== home);
    state.create('pods', {
      metadata: { name: 'copy', namespace: 'default' },
      spec: { ...first.spec, containers: first.spec?.containers ?? [], nodeName: other },
    });
    advance(30_000);
    const copyPhase = () => state.get('pods', 'copy', 'default')?.status?.phase;
    expect(copyPhase()).toBe('Pending');
    expect(events('copy').join()).toContain('FailedAttachVolume: Multi-Attach error for volume');
    state.remove('pods', state.get('pods', 'db', 'default') ?? first);
    advance(30_000);
    expect(copyPhase()).toBe('Running');
  });

  it('fits on a server that has fewer than sixteen volumes', () => {
    const { advance, state } = cluster();
    const nodeSelector = { 'kubernetes.io/hostname': 'test-pool-default-worker1' };
    for (let number = 1; number <= 17; number += 1) {
      const name = `disk-${String(number).padStart(2, '0')}`;
      state.create('persistentvolumeclaims', { metadata: { name, namespace: 'default' } });
      state.create('pods', {
        metadata: { name, namespace: 'default' },
        spec: {
          nodeSelector,
          containers: [{ name: 'app', image: 'nginx' }],
          volumes: [{ name: 'disk', persistentVolumeClaim: { claimName: name } }],
        },
      });
      advance(1_000);
    }
    const last = state.get('pods', 'disk-17', 'default');
    expect(last?.spec?.nodeName).toBeUndefined();
    expect(last?.status?.conditions?.[0]?.message).toContain('1 node(s) exceed max volume count');
  });

  it('grows with its request, and takes its volume along', () => {
    const { advance, claim, addPod, state } = cluster();
    const pod = addPod();
    advance(30_000);
    const bound = claim();
    if (!bound) throw new Error('no claim');
    const resources = { requests: { storage: '40Gi' } };
    state.update('persistentvolumeclaims', { ...bound, spec: { ...bound.spec, resources } });
    advance(1_000);
    expect(claim()?.status?.capacity?.storage).toBe('40Gi');
    state.remove('persistentvolumeclaims', claim() ?? bound);
    advance(10_000);
    expect(claim()?.metadata.deletionTimestamp).toBeDefined();
    state.remove('pods', state.get('pods', 'db', 'default') ?? pod);
    advance(10_000);
    expect(state.list('persistentvolumes')).toEqual([]);
    expect(claim()).toBeUndefined();
  });

  it('waits while the project may have no more volumes', () => {
    const room = { volumes: 0, load_balancers: 0 };
    const { advance, claim, addPod, events, infrastructure, state } = cluster(true, {
      project: { id: 'p1', room },
    });
    addPod();
    advance(30_000);
    expect(claim()?.status?.phase).toBe('Pending');
    expect(events('data').join()).toContain('ProvisioningFailed: failed to provision volume');
    const scheduled = () => conditionOf(state.list('pods')[0] ?? {}, 'PodScheduled');
    expect(scheduled()?.message).toContain('provisioning failed for PVC "data": volume limit exceeded');
    infrastructure.project = { id: 'p1', room: { volumes: 1, load_balancers: 0 } };
    advance(60_000);
    expect(claim()?.status?.phase).toBe('Bound');
    expect(scheduled()).toMatchObject({ status: 'True', message: undefined });
    expect(infrastructure.project.room.volumes).toBe(0);
  });

  it('stays pending without a storage class', () => {
    const { advance, claim, addPod, phase, events } = cluster(false);
    addPod();
    advance(60_000);
    expect([claim()?.status?.phase, phase()]).toEqual(['Pending', 'Pending']);
    expect(events('data')[0]).toContain('no storage class is set');
  });
});
