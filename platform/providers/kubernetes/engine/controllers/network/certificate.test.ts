import { describe, expect, it } from 'vitest';
import { testCluster } from '../testing.ts';

function clusterWith(host: string) {
  const cluster = testCluster();
  const { state } = cluster;
  const labels = { app: 'cert-manager' };
  state.create('deployments.apps', {
    metadata: { name: 'cert-manager', namespace: 'default' },
    spec: {
      replicas: 1,
      selector: { matchLabels: labels },
      template: { metadata: { labels }, spec: { containers: [{ name: 'main', image: 'cert-manager:1' }] } },
    },
  });
  const annotations = { 'cert-manager.io/cluster-issuer': 'letsencrypt' };
  const ingress = state.create('ingresses.networking.k8s.io', {
    metadata: { name: 'web', namespace: 'default', annotations },
    spec: { rules: [{ host }], tls: [{ hosts: [host], secretName: 'web-tls' }] },
  });
  const certificate = () => state.get('certificates.cert-manager.io', 'web-tls', 'default');
  return { ...cluster, ingress, conditions: () => certificate()?.status?.['conditions'] };
}

describe('the certificate of an ingress', () => {
  it('is being issued, then ready, and goes with the ingress', () => {
    const { advance, conditions, state, ingress } = clusterWith('shop.example.com');
    advance(20_000);
    expect(conditions()).toMatchObject([{ type: 'Issuing', status: 'True' }]);
    advance(60_000);
    expect(conditions()).toMatchObject([{ type: 'Ready', status: 'True' }]);
    state.remove('ingresses.networking.k8s.io', ingress);
    advance(1_000);
    expect(conditions()).toBeUndefined();
  });

  it('fails for a host that no authority can reach', () => {
    const { advance, conditions } = clusterWith('shop.invalid');
    advance(90_000);
    expect(conditions()).toMatchObject([{ type: 'Issuing', status: 'False', reason: 'Failed' }]);
  });
});
