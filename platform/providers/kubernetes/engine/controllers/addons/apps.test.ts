import { describe, expect, it } from 'vitest';
import { endpointsOf } from '../../../../apps/client/endpoints.ts';
import { credentialsOf, releaseObjects, userAnnotations } from '../../../../apps/client/objects.ts';
import { appCatalogue, findApp } from '../../../../apps/catalogue.ts';
import type { CatalogueApp } from '../../../../apps/catalogueApp.ts';
import { fieldsOf, type Inputs } from '../../../../apps/inputs.ts';
import { testCluster, testServer } from '../testing.ts';

/** Defaults, and examples for fields without one. */
function defaultsOf(app: CatalogueApp): Inputs {
  return Object.fromEntries(
    fieldsOf(app.inputsSchema)
      .filter(({ config }) => config.type !== 'password')
      .map(({ name, config }) => [name, config.default ?? (name === 'hostname' ? 'app.example.com' : '')]),
  );
}

const secretsOf = (app: CatalogueApp) =>
  Object.fromEntries(
    fieldsOf(app.inputsSchema).flatMap(({ name, config }) =>
      config.type === 'password' ? [[name, `secret of ${name}`]] : [],
    ),
  );

function install(app: CatalogueApp, changes: Inputs = {}) {
  const cluster = testCluster({
    servers: ['test-master1', 'test-pool-default-worker1'].map((name) =>
      testServer(name, { cores: 16, memoryGb: 64 }),
    ),
  });
  const { state, advance } = cluster;
  state.create('namespaces', { metadata: { name: 'kube-system' } });
  state.create('storageclasses.storage.k8s.io', {
    metadata: { name: 'hcloud-volumes' },
    provisioner: 'csi.hetzner.cloud',
    volumeBindingMode: 'WaitForFirstConsumer',
    allowVolumeExpansion: true,
  });
  const inputs = { ...defaultsOf(app), ...changes };
  const credentials = credentialsOf(app, secretsOf(app));
  const apply = (values: Inputs, version = app.versions[0]) => {
    const { chart } = releaseObjects(app, version, values, secretsOf(app));
    const metadata = { ...chart.metadata, name: app.name };
    const before = state.get('helmcharts.helm.cattle.io', app.name, 'kube-system');
    if (before) state.update('helmcharts.helm.cattle.io', { ...before, spec: chart.spec });
    else state.create('helmcharts.helm.cattle.io', { ...chart, metadata });
    advance(120_000);
  };
  apply(inputs);
  const namespace = app.name;
  const kept = state.create('secrets', {
    ...credentials,
    metadata: { ...credentials.metadata, name: `${app.name}-credentials` },
  });
  const endpoints = () =>
    endpointsOf(app, {
      services: state.list('services', { namespace }),
      ingresses: state.list('ingresses.networking.k8s.io', { namespace }),
      credentials: kept,
      users: userAnnotations(
        state.get('helmcharts.helm.cattle.io', app.name, 'kube-system')?.metadata.annotations,
      ),
    });
  return { ...cluster, apply, inputs, namespace, endpoints };
}

const entry = (name: string): CatalogueApp => {
  const found = findApp(name);
  if (!found) throw new Error(`There is no app ${name}`);
  return found;
};

describe('the chart of an app', () => {
  it.each(appCatalogue.map((app) => [app.name, app] as const))(
    '%s is installed: pods run with bound claims, and every address leads to a Service',
    (_name, app) => {
      const { state, namespace, endpoints } = install(app);
      const pods = state.list('pods', { namespace });
      expect(pods.map(({ status }) => status?.phase)).toEqual(pods.map(() => 'Running'));
      expect(pods.length).toBeGreaterThanOrEqual(app.workloads.length);
      const claims = state.list('persistentvolumeclaims', { namespace });
      expect(claims.map(({ status }) => status?.phase)).toEqual(claims.map(() => 'Bound'));
      expect(claims.length).toBe(app.workloads.flatMap(({ claims: own = [] }) => own).length);
      expect(endpoints()).toHaveLength(app.endpoints.length);
      expect(endpoints().some(({ isPublic }) => isPublic)).toBe(app.ingress !== null);
      expect(endpoints().map(({ secret }) => secret?.key)).toEqual(
        app.endpoints.map(({ password }) => password),
      );
    },
  );

  it('has the images of its version, and of the next one after an upgrade', () => {
    const app = entry('memos');
    const { state, apply, inputs, namespace } = install(app);
    const images = () => state.list('pods', { namespace }).map(({ spec }) => spec?.containers[0]?.image);
    expect(images()).toEqual(['docker.io/neosmemo/memos:0.30.0']);
    apply(inputs, app.versions[1]);
    expect(images()).toEqual(['docker.io/neosmemo/memos:0.29.1']);
  });

  it('has a claim that grows, pods as wanted, and an Ingress while it is exposed', () => {
    const { state, apply, inputs, namespace } = install(entry('meilisearch'));
    const size = () =>
      state.list('persistentvolumeclaims', { namespace })[0]?.spec?.resources?.requests?.['storage'];
    expect(size()).toBe('10Gi');
    apply({ ...inputs, storage_size: 20, expose: false });
    expect(size()).toBe('20Gi');
    expect(state.list('ingresses.networking.k8s.io', { namespace })).toEqual([]);
    const cache = install(entry('memcached'), { replicas: 3 });
    expect(cache.state.list('pods', { namespace: 'memcached' })).toHaveLength(3);
  });

  it('is uninstalled without the claims that are kept', () => {
    const { state, namespace, advance } = install(entry('ghost'));
    const chart = state.get('helmcharts.helm.cattle.io', 'ghost', 'kube-system');
    if (chart) state.remove('helmcharts.helm.cattle.io', chart);
    advance(180_000);
    expect(state.list('pods', { namespace })).toEqual([]);
    expect(state.list('services', { namespace })).toEqual([]);
    expect(state.list('persistentvolumeclaims', { namespace }).map(({ metadata }) => metadata.name)).toEqual([
      'ghost',
    ]);
  });
});
