import { describe, expect, it } from 'vitest';
import { withServerDefaults } from '../admission/defaults.ts';
import { observedPod } from '../computed/crashLoop.ts';
import { controllers } from '../controllers/controllers.ts';
import type { Infrastructure } from '../controllers/controller.ts';
import { testServer } from '../controllers/testing.ts';
import { MemoryState } from '../state/memoryState.ts';
import type { Present } from './present.ts';
import { seedCluster } from './seed.ts';

const now = new Date('2026-03-01T10:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

function seeded(present: Partial<Present> = {}, around: Partial<Infrastructure> = {}) {
  const state = new MemoryState('5f0c3c53-3a5b-4d6e-9a52-3f1f6a3e7d10', now);
  const names = ['shop-master1', 'shop-pool-default-worker1', 'shop-pool-default-worker2'];
  const infrastructure: Infrastructure = {
    clusterName: 'shop',
    accountId: '7a1f0c3b-58a1-4c8e-9e15-0d5b3fd7d001',
    location: 'fsn1',
    k3sVersion: 'v1.32.8+k3s1',
    schedulesOnControlPlane: false,
    cni: 'flannel',
    hasCniEncryption: false,
    hasRegistryMirror: false,
    servers: names.map((name) => testServer(name, { createdAt: daysAgo(30), readyAt: daysAgo(30) })),
    project: null,
    nodeGroups: [],
    simulated: (ms) => ms,
    present: now,
    ...around,
  };
  const addons = [
    { name: 'hcloud-ccm', version: 'v1.27.0' },
    { name: 'hcloud-csi', version: 'v2.18.0' },
    { name: 'system-upgrade-controller', version: 'v0.17.0' },
    { name: 'traefik', version: '37.1.2' },
  ].map((addon) => ({ ...addon, createdAt: daysAgo(29) }));
  const nothing: Present = {
    createdAt: daysAgo(30),
    addons,
    secrets: [],
    pullSecrets: [],
    troubled: [],
    gitOps: null,
  };
  seedCluster(state, infrastructure, controllers, { ...nothing, ...present });
  const problems = () =>
    state
      .list('pods')
      .map((pod) => observedPod(pod, now, (ms) => ms))
      .map(({ metadata, status }) => {
        const waiting = status?.containerStatuses?.[0]?.state?.waiting?.reason;
        const scheduled = status?.conditions?.find(({ type }) => type === 'PodScheduled');
        const reason =
          waiting ?? status?.reason ?? (scheduled?.status === 'False' ? scheduled.reason : undefined);
        return [metadata.namespace, metadata.name.split('-')[0], status?.phase, reason];
      })
      .filter(([, , phase]) => phase !== 'Succeeded')
      .filter(([, , phase, reason]) => phase !== 'Running' || reason !== undefined);
  return { state, problems };
}

describe('a seeded cluster', () => {
  it('has the nodes, namespaces and add-ons of the present, with their age', () => {
    const { state, problems } = seeded();
    expect(state.list('nodes').map(({ status }) => status?.conditions?.at(-1)?.status)).toEqual(
      Array(3).fill('True'),
    );
    expect(state.list('nodes')[0]?.metadata.creationTimestamp).toBe('2026-01-30T10:00:00Z');
    const namespaces = state.list('namespaces').map(({ metadata }) => metadata.name);
    expect(namespaces).toEqual(
      expect.arrayContaining(['default', 'kube-node-lease', 'kube-public', 'kube-system', 'traefik']),
    );
    expect(state.list('storageclasses.storage.k8s.io').map(({ metadata }) => metadata.name)).toEqual([
      'hcloud-volumes',
    ]);
    expect(state.list('services', { namespace: 'traefik' })[0]?.status?.loadBalancer?.ingress).toHaveLength(
      1,
    );
    expect(problems()).toEqual([]);
    const [web] = state.list('pods', { namespace: 'traefik' });
    expect(web?.metadata.creationTimestamp.slice(0, 10)).toBe('2026-01-31');
    expect(
      state.get('customresourcedefinitions.apiextensions.k8s.io', 'plans.upgrade.cattle.io'),
    ).toBeDefined();
  });

  it('has nothing to do', () => {
    const { state } = seeded();
    expect(state.list('events')).toEqual([]);
    expect(state.nextDueAt()).toBeNull();
  });

  it('has objects with the defaults of the API, as if clients had created them', () => {
    const { state } = seeded();
    const edited = [
      'deployments.apps',
      'statefulsets.apps',
      'daemonsets.apps',
      'services',
      'namespaces',
    ] as const;
    for (const resource of edited)
      for (const object of state.list(resource))
        expect(withServerDefaults(resource, object), `${resource} ${object.metadata.name}`).toEqual(object);
    const [web] = state.list('deployments.apps', { namespace: 'traefik' });
    expect(web?.spec).toMatchObject({ progressDeadlineSeconds: 600, strategy: { type: 'RollingUpdate' } });
  });

  it('has pods on every node, within its resources', () => {
    const { state } = seeded();
    const used = new Set(state.list('pods').map(({ spec }) => spec?.nodeName));
    expect(used.size).toBe(3);
  });

  it('has the problematic pods of a demo as deployments', () => {
    const troubled = (['crashing', 'error', 'failed', 'pending'] as const).map((problem) => ({
      owner: problem,
      namespace: 'shop',
      problem,
      message: '',
      restartCount: 3,
      createdAt: daysAgo(3),
    }));
    const { state, problems } = seeded({ troubled });
    expect(problems().sort()).toEqual([
      ['shop', 'crashing', 'Running', 'CrashLoopBackOff'],
      ['shop', 'error', 'Pending', 'ImagePullBackOff'],
      ['shop', 'failed', 'Failed', 'Evicted'],
      ['shop', 'pending', 'Pending', 'Unschedulable'],
    ]);
    const [crashing] = state.list('pods', { namespace: 'shop', labels: { app: 'crashing' } });
    const status = crashing && observedPod(crashing, now, (ms) => ms).status?.containerStatuses?.[0];
    expect(status?.restartCount).toBeGreaterThan(800);
  });

  it('has pods in trouble if its name begins with unhealthy', () => {
    const { problems } = seeded({}, { clusterName: 'unhealthy-shop' });
    expect(
      problems()
        .map(([, , , reason]) => reason)
        .sort(),
    ).toEqual(['CrashLoopBackOff', 'Evicted', 'Unschedulable']);
  });

  it('has the secrets, and uses the pull secrets', () => {
    const secret = { namespace: 'default', name: 'registry', type: 'kubernetes.io/dockerconfigjson' };
    const { state } = seeded({
      secrets: [{ ...secret, isManaged: true, data: { '.dockerconfigjson': '{}' }, createdAt: daysAgo(2) }],
      pullSecrets: [{ namespace: 'default', name: 'registry' }],
    });
    expect(state.get('secrets', 'registry', 'default')).toMatchObject({
      metadata: { labels: { 'app.kubernetes.io/managed-by': 'kubedeck' } },
      data: { '.dockerconfigjson': 'e30=' },
    });
    expect(state.get('serviceaccounts', 'default', 'default')?.imagePullSecrets).toEqual([
      { name: 'registry' },
    ]);
  });
});
