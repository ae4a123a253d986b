import { describe, expect, it } from 'vitest';
import { testCluster } from '../testing.ts';

const MINUTE = 60_000;

function clusterWith(image: string, policy: string) {
  const cluster = testCluster();
  const { state } = cluster;
  const deployment = (name: string, of: string, annotations = {}) =>
    state.create('deployments.apps', {
      metadata: { name, namespace: 'default', annotations },
      spec: {
        replicas: 1,
        selector: { matchLabels: { app: name } },
        template: { metadata: { labels: { app: name } }, spec: { containers: [{ name, image: of }] } },
      },
    });
  state.create('namespaces', { metadata: { name: 'kube-system' } });
  deployment('keel', 'docker.io/keelhq/keel:0.20.0');
  const chart = {
    chart: 'keel',
    repo: 'https://charts.keel.sh',
    version: '1.0.5',
    targetNamespace: 'default',
  };
  state.create('helmcharts.helm.cattle.io', {
    metadata: { name: 'keel', namespace: 'kube-system' },
    spec: chart,
  });
  deployment('web', image, { 'keel.sh/policy': policy, 'keel.sh/pollSchedule': '@every 5m' });
  const web = () => state.get('deployments.apps', 'web', 'default');
  return { ...cluster, web, image: () => web()?.spec?.template.spec?.containers[0]?.image };
}

describe('Keel', () => {
  it('takes the highest tag that the policy allows when it polls, and says so', () => {
    const { advance, image, web } = clusterWith('redis:7.2', 'minor');
    advance(3 * MINUTE);
    expect(image()).toBe('redis:7.2');
    advance(3 * MINUTE);
    expect(image()).toBe('redis:7.4.2');
    expect(web()?.metadata.annotations?.['kubernetes.io/change-cause']).toMatch(
      /^keel automated update, version 7\.2 -> 7\.4\.2 /,
    );
  });

  it('follows an image whose tags appear over time', () => {
    const { advance, image } = clusterWith('ghcr.io/acme/sample:1.0.0', 'minor');
    advance(6 * MINUTE);
    const first = image();
    expect(first).not.toBe('ghcr.io/acme/sample:1.0.0');
    advance(15 * MINUTE);
    expect(image()).not.toBe(first);
  });

  it('leaves alone what has nothing newer or a pattern that it cannot read', () => {
    for (const policy of ['patch', 'regexp:(']) {
      const { advance, image } = clusterWith('redis:8.2.1', policy);
      advance(30 * MINUTE);
      expect(image()).toBe('redis:8.2.1');
    }
  });
});
