import { describe, expect, it } from 'vitest';
import { testCluster } from '../testing.ts';

const CONTROL_PLANE = 'node-role.kubernetes.io/control-plane';

function upgrade(clusterName = 'test') {
  const cluster = testCluster({ clusterName });
  const { state } = cluster;
  state.create('namespaces', { metadata: { name: 'system-upgrade' } });
  const base = {
    concurrency: 1,
    cordon: true,
    version: 'v1.33.4+k3s1',
    serviceAccountName: 'system-upgrade',
  };
  const image = 'rancher/k3s-upgrade';
  const plan = (name: string, operator: string, prepare: object) =>
    state.create('plans.upgrade.cattle.io', {
      metadata: { name, namespace: 'system-upgrade' },
      spec: {
        ...base,
        nodeSelector: { matchExpressions: [{ key: CONTROL_PLANE, operator }] },
        upgrade: { image },
        ...prepare,
      },
    });
  plan('k3s-agent', 'DoesNotExist', { prepare: { image, args: ['prepare', 'k3s-server'] } });
  plan('k3s-server', 'Exists', {});
  const versions = () =>
    state.list('nodes').map(({ status }) => status?.nodeInfo?.kubeletVersion.slice(0, 5));
  const cordoned = () =>
    state.list('nodes').flatMap(({ metadata, spec }) => (spec?.unschedulable ? [metadata.name] : []));
  return { ...cluster, versions, cordoned };
}

describe('an upgrade plan', () => {
  it('moves node by node, servers before agents', () => {
    const { advance, versions, cordoned, state } = upgrade();
    const seen: string[] = [];
    for (let second = 0; second < 180; second += 1) {
      advance(1_000);
      expect(cordoned().length).toBeLessThanOrEqual(1);
      const [name] = cordoned();
      if (name !== undefined && seen.at(-1) !== name) seen.push(name);
    }
    expect(seen).toEqual(['test-master1', 'test-pool-default-worker1', 'test-pool-default-worker2']);
    expect(versions()).toEqual(['v1.33', 'v1.33', 'v1.33']);
    expect(cordoned()).toEqual([]);
    const plan = state.get('plans.upgrade.cattle.io', 'k3s-agent', 'system-upgrade');
    expect(plan?.status?.conditions?.[0]).toMatchObject({ type: 'Complete', status: 'True' });
  });

  it('stops at the first worker of a cluster whose updates fail, and continues later', () => {
    const { advance, versions } = upgrade('update-fails-shop');
    advance(180_000);
    expect(versions()).toEqual(['v1.33', 'v1.32', 'v1.32']);
    advance(1_200_000);
    expect(versions()).toEqual(['v1.33', 'v1.33', 'v1.33']);
  });
});
