import { describe, expect, it } from 'vitest';
import { testCluster } from '../testing.ts';

function cluster(hasClass = true) {
  const test = testCluster();
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

  it('stays pending without a storage class', () => {
    const { advance, claim, addPod, phase, events } = cluster(false);
    addPod();
    advance(60_000);
    expect([claim()?.status?.phase, phase()]).toEqual(['Pending', 'Pending']);
    expect(events('data')[0]).toContain('no storage class is set');
  });
});
