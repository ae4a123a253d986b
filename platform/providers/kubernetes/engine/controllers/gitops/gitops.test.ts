import { describe, expect, it } from 'vitest';
import { testCluster } from '../testing.ts';

const SYNC = 'flux-system';

function fluxOn(repository: string) {
  const cluster = testCluster();
  const { state } = cluster;
  state.create('namespaces', { metadata: { name: SYNC } });
  state.create('fluxinstances.fluxcd.controlplane.io', {
    metadata: { name: 'flux', namespace: SYNC },
    spec: {
      distribution: { version: '2.7.x', registry: 'ghcr.io/fluxcd' },
      components: ['source-controller', 'kustomize-controller', 'helm-controller', 'notification-controller'],
      sync: {
        kind: 'GitRepository',
        url: `ssh://git@github.com/acme-labs/${repository}.git`,
        ref: 'refs/heads/main',
        path: 'clusters/alpha',
      },
    },
  });
  const instance = () => state.get('fluxinstances.fluxcd.controlplane.io', 'flux', SYNC);
  const source = () => state.get('gitrepositories.source.toolkit.fluxcd.io', SYNC, SYNC);
  const kustomization = (name: string) => state.get('kustomizations.kustomize.toolkit.fluxcd.io', name, SYNC);
  const condition = (object: ReturnType<typeof source>, type = 'Ready') =>
    object?.status?.conditions?.find((one) => one.type === type);
  return { ...cluster, instance, source, kustomization, condition };
}

describe('Flux', () => {
  it('becomes ready, and the objects of the repository are in the cluster', () => {
    const { advance, instance, source, kustomization, condition, state } = fluxOn('fleet-infra');
    advance(5_000);
    expect(instance()?.status?.conditions?.[0]).toMatchObject({ type: 'Ready', status: 'Unknown' });
    advance(120_000);
    expect(instance()?.status?.conditions).toMatchObject([{ type: 'Ready', status: 'True' }]);
    expect(source()?.status?.artifact?.revision).toMatch(/^main@sha1:[0-9a-f]{40}$/);
    expect(condition(source())?.message).toContain('stored artifact for revision');
    const own = kustomization(SYNC);
    expect(own?.spec?.path).toBe('./clusters/alpha');
    expect(own?.status?.inventory?.entries[0]?.id).toBe(
      'flux-system_infrastructure_kustomize.toolkit.fluxcd.io_Kustomization',
    );
    expect(kustomization('apps')?.status?.inventory?.entries).toHaveLength(5);
    expect(state.get('deployments.apps', 'storefront', 'web')?.status?.availableReplicas).toBe(2);
    // Applying the same commit again starts no rollout.
    advance(120_000);
    const { metadata } = state.get('deployments.apps', 'storefront', 'web') ?? {};
    expect(metadata?.annotations?.['deployment.kubernetes.io/revision']).toBe('1');
  });

  it('applies new commits part by part', () => {
    const { advance, source, kustomization, state } = fluxOn('fleet-infra');
    advance(120_000);
    const before = source()?.status?.artifact?.revision;
    const image = () =>
      state.get('deployments.apps', 'storefront', 'web')?.spec?.template.spec?.containers[0]?.image;
    expect(image()).toMatch(/:1\.4\.0$/);
    advance(781_000);
    const revision = source()?.status?.artifact?.revision;
    expect(revision).not.toBe(before);
    expect(kustomization('apps')?.status?.lastAppliedRevision).toBe(before);
    advance(60_000);
    expect(kustomization('apps')?.status?.lastAppliedRevision).toBe(revision);
    advance(5 * 15 * 60_000);
    expect(image()).toMatch(/:1\.4\.1$/);
  });

  it('stalls with the repositories never-ready and stalls', () => {
    const never = fluxOn('never-ready');
    never.advance(120_000);
    const conditions = never.instance()?.status?.conditions ?? [];
    expect(conditions.map(({ type, status }) => [type, status])).toEqual([
      ['Ready', 'False'],
      ['Stalled', 'True'],
    ]);
    expect(conditions[1]?.message).toContain('repository is empty or corrupt');
    const stalls = fluxOn('stalls');
    stalls.advance(120_000);
    expect(stalls.instance()?.status?.conditions?.[0]?.status).toBe('True');
    const apps = stalls.kustomization('apps');
    expect(apps?.status?.conditions?.find(({ type }) => type === 'Stalled')?.message).toContain(
      'kustomize build failed',
    );
    expect(apps?.status?.lastAppliedRevision).toBeUndefined();
  });

  it('is removed with its instance; what it has deployed keeps running', () => {
    const { advance, instance, state } = fluxOn('fleet-infra');
    advance(120_000);
    const made = instance();
    if (made) state.remove('fluxinstances.fluxcd.controlplane.io', made);
    advance(60_000);
    expect(instance()).toBeUndefined();
    expect(state.list('deployments.apps').map(({ metadata }) => metadata.name)).toEqual(['storefront']);
    expect(state.list('customresourcedefinitions.apiextensions.k8s.io')).toEqual([]);
  });
});
