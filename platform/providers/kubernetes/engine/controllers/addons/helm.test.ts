import { describe, expect, it } from 'vitest';
import { findAddon, addonCatalogue } from '../../../../addons/catalogue.ts';
import type { Infrastructure } from '../controller.ts';
import { testCluster } from '../testing.ts';
import { knownCharts } from './knownCharts.ts';

function install(name: string, around: Partial<Infrastructure> = {}) {
  const cluster = testCluster(around);
  cluster.state.create('namespaces', { metadata: { name: 'kube-system' } });
  const addon = findAddon(name);
  const chart = () => cluster.state.get('helmcharts.helm.cattle.io', name, 'kube-system');
  const targetNamespace = addon?.namespace ?? 'default';
  const version = addon?.versions.at(-1)?.version ?? '';
  cluster.state.create('helmcharts.helm.cattle.io', {
    metadata: { name, namespace: 'kube-system' },
    spec: { chart: name, version, targetNamespace, createNamespace: true, failurePolicy: 'abort' },
  });
  cluster.advance(60_000);
  const job = () =>
    cluster.state.get('jobs.batch', `helm-install-${name}`, 'kube-system')?.status?.conditions?.[0];
  const failed = () => chart()?.status?.conditions?.find(({ type }) => type === 'Failed')?.status;
  return { ...cluster, chart, job, failed };
}

describe('a HelmChart', () => {
  it('is installed by a job, and its pods run', () => {
    const { state, job, failed, chart } = install('cert-manager');
    expect(job()).toMatchObject({ type: 'Complete', status: 'True' });
    expect([failed(), chart()?.status?.jobName]).toEqual(['False', 'helm-install-cert-manager']);
    const pods = state.list('pods', { namespace: 'cert-manager' });
    expect(pods.map(({ status }) => status?.phase)).toEqual(['Running', 'Running', 'Running']);
    expect(
      state.get('customresourcedefinitions.apiextensions.k8s.io', 'clusterissuers.cert-manager.io'),
    ).toBeDefined();
  });

  it('that nobody knows is one Deployment, whatever its name', () => {
    const images = install('constructor')
      .state.list('pods', { namespace: 'default' })
      .map(({ spec }) => spec?.containers[0]?.image);
    expect(images).toHaveLength(1);
  });

  it('brings classes, and a load balancer with its address', () => {
    const { state, advance } = install('traefik');
    expect(state.list('ingressclasses.networking.k8s.io').map(({ metadata }) => metadata.name)).toEqual([
      'traefik',
    ]);
    const [balanced] = state.list('services', { namespace: 'traefik' });
    expect(balanced?.status?.loadBalancer?.ingress?.[0]?.ip).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
    state.create('ingresses.networking.k8s.io', {
      metadata: { name: 'shop', namespace: 'default' },
      spec: {},
    });
    advance(0);
    const address = { ip: balanced?.status?.loadBalancer?.ingress?.[0]?.ip };
    const ingress = state.get('ingresses.networking.k8s.io', 'shop', 'default');
    expect(ingress?.status?.loadBalancer?.ingress).toEqual([address]);
  });

  it('is upgraded when its version changes', () => {
    const { state, chart, advance, job } = install('traefik');
    const before = chart();
    if (before?.spec)
      state.update('helmcharts.helm.cattle.io', { ...before, spec: { ...before.spec, version: '37.1.2' } });
    advance(90_000);
    expect(job()).toMatchObject({ type: 'Complete' });
    const images = state.list('pods', { namespace: 'traefik' }).map(({ spec }) => spec?.containers[0]?.image);
    expect(images).toEqual(['docker.io/traefik:v3.5.3', 'docker.io/traefik:v3.5.3']);
    const releases = state.list('secrets').map(({ metadata }) => metadata.labels?.status);
    expect(releases).toEqual(['superseded', 'deployed']);
  });

  it('is uninstalled by a job, with its namespace', () => {
    const { state, chart, advance, dueAt } = install('cert-manager');
    const made = chart();
    if (made) state.remove('helmcharts.helm.cattle.io', made);
    advance(2_000);
    expect(state.get('jobs.batch', 'helm-delete-cert-manager', 'kube-system')).toBeDefined();
    advance(120_000);
    expect(chart()).toBeUndefined();
    expect(state.get('namespaces', 'cert-manager')).toBeUndefined();
    expect(state.list('customresourcedefinitions.apiextensions.k8s.io')).toEqual([]);
    expect(state.list('pods')).toEqual([]);
    expect(dueAt()).toBeNull();
  });

  it('fails in a cluster called addons-fail, unless it is required', () => {
    const around = { clusterName: 'addons-fail' };
    const refused = install('keel', around);
    expect(refused.failed()).toBe('True');
    expect(refused.job()).toMatchObject({ type: 'Failed', reason: 'BackoffLimitExceeded' });
    expect(refused.state.list('namespaces').map(({ metadata }) => metadata.name)).not.toContain('keel');
    expect(install('hcloud-csi', around).job()).toMatchObject({ type: 'Complete' });
  });

  it('is known for everything in the catalogue, with the pods that it names', () => {
    const charts = addonCatalogue.filter(({ chart }) => chart !== null).map(({ name }) => name);
    expect(Object.keys(knownCharts).sort()).toEqual(charts.sort());
    const { state } = install('kube-prometheus-stack');
    const owners = ['deployments.apps', 'statefulsets.apps', 'daemonsets.apps'] as const;
    const names = owners.flatMap((resource) => state.list(resource).map(({ metadata }) => metadata.name));
    expect(names).toHaveLength(findAddon('kube-prometheus-stack')?.pods ?? 0);
  });
});
