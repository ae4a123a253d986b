import { describe, expect, it } from 'vitest';
import { testCluster } from '../testing.ts';

function autoscaled(
  image: string,
  { hasMetrics = true, request = '300m' }: { hasMetrics?: boolean; request?: string | null } = {},
) {
  const cluster = testCluster();
  const { state } = cluster;
  state.create('namespaces', { metadata: { name: 'kube-system' } });
  const deploy = (name: string, namespace: string, containerImage: string, cpu: string | null) =>
    state.create('deployments.apps', {
      metadata: { name, namespace },
      spec: {
        replicas: 1,
        selector: { matchLabels: { app: name } },
        template: {
          metadata: { labels: { app: name } },
          spec: {
            containers: [{ name, image: containerImage, ...(cpu && { resources: { requests: { cpu } } }) }],
          },
        },
      },
    });
  if (hasMetrics) deploy('metrics-server', 'kube-system', 'metrics-server:v0.8.0', '100m');
  deploy('web', 'default', image, request);
  cluster.advance(30_000);
  state.create('horizontalpodautoscalers.autoscaling', {
    metadata: { name: 'web', namespace: 'default' },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' },
      minReplicas: 1,
      maxReplicas: 6,
      metrics: [
        {
          type: 'Resource',
          resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 80 } },
        },
      ],
    },
  });
  const autoscaler = () => state.get('horizontalpodautoscalers.autoscaling', 'web', 'default');
  const condition = (name: string) => autoscaler()?.status?.conditions?.find(({ type }) => type === name);
  const replicas = () => state.get('deployments.apps', 'web', 'default')?.spec?.replicas ?? 0;
  return { ...cluster, autoscaler, condition, replicas };
}

describe('a horizontal pod autoscaler', () => {
  it('scales a busy deployment until its load is near the target', () => {
    const { advance, replicas, autoscaler, condition } = autoscaled('shop/busy:1');
    advance(10 * 60_000);
    expect(replicas()).toBeGreaterThan(2);
    expect(replicas()).toBeLessThanOrEqual(6);
    expect(condition('ScalingActive')).toMatchObject({ status: 'True', reason: 'ValidMetricFound' });
    const utilization = autoscaler()?.status?.currentMetrics?.[0]?.resource?.current.averageUtilization ?? 0;
    expect(utilization).toBeLessThan(150);
    expect(autoscaler()?.status?.lastScaleTime).toBeDefined();
  });

  it('leaves a quiet deployment at its minimum', () => {
    const { advance, replicas, writes } = autoscaled('shop/api:1');
    advance(60_000);
    const before = writes();
    advance(10 * 60_000);
    expect(replicas()).toBe(1);
    expect(writes() - before).toBeLessThanOrEqual(5);
  });

  it('explains why it does not scale', () => {
    const unmeasured = autoscaled('shop/busy:1', { hasMetrics: false });
    unmeasured.advance(60_000);
    expect(unmeasured.condition('ScalingActive')).toMatchObject({
      status: 'False',
      reason: 'FailedGetResourceMetric',
    });
    const unbounded = autoscaled('shop/busy:1', { request: null });
    unbounded.advance(60_000);
    expect(unbounded.condition('ScalingActive')?.message).toContain(
      'missing request for cpu in container web',
    );
    expect(unbounded.replicas()).toBe(1);
  });
});
