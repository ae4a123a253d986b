import { describe, expect, it } from 'vitest';
import type { Infrastructure, NodeGroup } from '../controller.ts';
import { testCluster, testServer } from '../testing.ts';
import { currentScaling, type Scaling } from './scaling.ts';

const MINUTE = 60_000;

const group: NodeGroup = {
  name: 'web',
  min: 1,
  max: 3,
  instanceType: 'cx33',
  location: 'fsn1',
  cores: 4,
  memoryGb: 8,
};

const worker = (number: number) => testServer(`test-pool-web-worker${number}`, { pool: 'web' });

/** A cluster with the autoscaler, one master and one worker. */
function autoscaled(changes: Partial<Infrastructure> = {}) {
  const servers = [testServer('test-master1'), worker(1)];
  const cluster = testCluster({ servers, nodeGroups: [group], ...changes });
  const { state, infrastructure, advance } = cluster;
  state.create('namespaces', { metadata: { name: 'kube-system' } });
  state.create('helmcharts.helm.cattle.io', {
    metadata: { name: 'cluster-autoscaler', namespace: 'kube-system' },
    spec: { chart: 'cluster-autoscaler', targetNamespace: 'kube-system', version: '9.46.6' },
  });
  advance(2 * MINUTE);
  return {
    ...cluster,
    deploy: (replicas: number, cpu = '3') => {
      state.create('deployments.apps', {
        metadata: { name: 'web', namespace: 'default' },
        spec: {
          replicas,
          selector: { matchLabels: { app: 'web' } },
          template: {
            metadata: { labels: { app: 'web' } },
            spec: { containers: [{ name: 'web', image: 'nginx', resources: { requests: { cpu } } }] },
          },
        },
      });
      advance(MINUTE / 2);
    },
    scaling: () => currentScaling(state),
    /** What the platform does with an order. */
    carryOut: ({ size, drop }: Scaling) => {
      const kept = infrastructure.servers.filter(({ name }) => !drop.includes(name));
      const workers = kept.filter(({ pool }) => pool === 'web').length;
      const added = Array.from({ length: Math.max(0, size - workers) }, (_, i) => worker(workers + i + 1));
      infrastructure.servers = [...kept, ...added];
      advance(MINUTE / 2);
    },
    pending: () => state.list('pods').filter(({ spec }) => !spec?.nodeName).length,
  };
}

describe('the cluster autoscaler', () => {
  it('orders servers for pods that fit nowhere, within the bounds of the pool', () => {
    const { deploy, scaling, carryOut, pending, events, state } = autoscaled();
    deploy(5);
    expect(scaling()).toMatchObject({ pool: 'web', size: 3, drop: [] });
    const [waiting] = state.list('pods', { labels: { app: 'web' } }).filter(({ spec }) => !spec?.nodeName);
    expect(pending()).toBe(4);
    expect(events('cluster-autoscaler-status').join()).toContain(
      'ScaledUpGroup: Scale-up: setting group web size to 3 instead of 1 (max: 3)',
    );
    expect(waiting).toBeDefined();
    const order = scaling();
    if (order) carryOut(order);
    expect(scaling()).toBeNull();
    expect(pending()).toBe(2);
    const [helpless] = state.list('pods').filter(({ spec }) => !spec?.nodeName);
    expect(events(helpless?.metadata.name ?? '').join()).toContain('NotTriggerScaleUp');
  });

  it('orders nothing for pods that no node of its pools could run', () => {
    const { deploy, scaling } = autoscaled();
    deploy(1, '6');
    expect(scaling()).toBeNull();
  });

  it('gives a server back ten minutes after it was last needed, never the last one of the minimum', () => {
    const { deploy, scaling, carryOut, state, advance, infrastructure, dueAt } = autoscaled();
    deploy(2);
    const up = scaling();
    if (up) carryOut(up);
    const web = state.get('deployments.apps', 'web', 'default');
    if (web?.spec) state.update('deployments.apps', { ...web, spec: { ...web.spec, replicas: 1 } });
    advance(9 * MINUTE);
    expect(scaling()).toBeNull();
    advance(2 * MINUTE);
    const down = scaling();
    expect(down).toMatchObject({ pool: 'web', size: 1 });
    if (down) carryOut(down);
    advance(5 * MINUTE);
    expect(scaling()).toBeNull();
    expect(infrastructure.servers).toHaveLength(2);
    expect(state.list('pods', { labels: { app: 'web' } }).every(({ spec }) => spec?.nodeName)).toBe(true);
    expect(dueAt()).toBeNull();
  });

  it('orders again when servers do not come within a quarter of an hour', () => {
    const { deploy, scaling, advance, events } = autoscaled();
    deploy(2);
    const first = scaling();
    advance(16 * MINUTE);
    expect(events('cluster-autoscaler-status').join()).toContain('ScaleUpTimedOut');
    expect(scaling()).toMatchObject({ pool: 'web', size: 2 });
    expect(scaling()?.since).not.toBe(first?.since);
  });
});
