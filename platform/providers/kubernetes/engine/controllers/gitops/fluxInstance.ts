import { seededHex } from '../../../../simulation/chance.ts';
import type { Stored } from '../../../api/objects.ts';
import { installDefinition } from '../addons/definitions.ts';
import type { ClusterState } from '../../clusterState.ts';
import { defineController } from '../controller.ts';
import { fluxConditions, isFluxReady, isFluxStalled, type FluxState } from './fluxConditions.ts';
import { isRunning } from './gitRepository.ts';

type FluxInstance = Stored<'fluxinstances.fluxcd.controlplane.io'>;

const RESOURCE = 'fluxinstances.fluxcd.controlplane.io';
const REPOSITORIES = 'gitrepositories.source.toolkit.fluxcd.io';
const KUSTOMIZATIONS = 'kustomizations.kustomize.toolkit.fluxcd.io';
const FINALIZER = 'fluxcd.controlplane.io/finalizer';
const SYNC = 'flux-system';
const FLUX = 'v2.7.2';
const LABELS = { 'app.kubernetes.io/part-of': 'flux', 'app.kubernetes.io/managed-by': 'flux-operator' };

const versions: Readonly<Record<string, string>> = {
  'source-controller': 'v1.7.2',
  'kustomize-controller': 'v1.7.1',
  'helm-controller': 'v1.4.2',
  'notification-controller': 'v1.7.3',
};

const definitions = [
  ['gitrepositories', 'GitRepository', 'source.toolkit.fluxcd.io', 'v1'],
  ['helmrepositories', 'HelmRepository', 'source.toolkit.fluxcd.io', 'v1'],
  ['kustomizations', 'Kustomization', 'kustomize.toolkit.fluxcd.io', 'v1'],
  ['helmreleases', 'HelmRelease', 'helm.toolkit.fluxcd.io', 'v2'],
] as const;

/**
 * | FluxInstance                       | State       | Then                                                        |
 * | ---------------------------------- | ----------- | ----------------------------------------------------------- |
 * | new, or changed                    | reconciling | controllers, their API, GitRepository and Kustomization     |
 * | controllers and sync are ready     | ready       |                                                             |
 * | the repository cannot be cloned    | stalled     |                                                             |
 * | deleted                            |             | Flux is removed after its pods; what it deployed keeps running |
 */
export const fluxInstanceController = defineController({
  resource: RESOURCE,
  reconcile: (instance, { state }) => {
    if (instance.metadata.deletionTimestamp) return uninstall(instance, state);
    const finalizers = [FINALIZER];
    const marked = state.update(RESOURCE, { ...instance, metadata: { ...instance.metadata, finalizers } });
    install(marked, state);
    const next = stateOf(marked, state);
    const conditions = fluxConditions(marked, next, state.now);
    const lastAppliedRevision = `${FLUX}@sha256:${seededHex(FLUX, 64)}`;
    const status =
      next.is === 'ready' ? { lastAppliedRevision, conditions } : { ...marked.status, conditions };
    state.update(RESOURCE, { ...marked, status });
  },
  triggers: {
    'deployments.apps': ({ metadata }, { state }) =>
      metadata.labels?.['app.kubernetes.io/part-of'] === 'flux' ? state.list(RESOURCE) : [],
    pods: ({ metadata }, { state }) =>
      (metadata.labels?.['app'] ?? '') in versions
        ? state.list(RESOURCE).filter((one) => one.metadata.deletionTimestamp)
        : [],
    [REPOSITORIES]: (_changed, { state }) => state.list(RESOURCE),
    [KUSTOMIZATIONS]: ({ metadata }, { state }) => (metadata.name === SYNC ? state.list(RESOURCE) : []),
  },
});

function componentsOf({ spec }: FluxInstance): string[] {
  return spec?.components ?? Object.keys(versions);
}

function install(instance: FluxInstance, state: ClusterState): void {
  for (const [plural, kind, group, version] of definitions)
    installDefinition({ plural, kind, group, version, isNamespaced: true }, LABELS, state);
  for (const name of componentsOf(instance)) createController(name, instance, state);
  createSync(instance, state);
}

function createController(name: string, { metadata, spec }: FluxInstance, state: ClusterState): void {
  const { namespace } = metadata;
  if (state.get('deployments.apps', name, namespace)) return;
  const image = `${spec?.distribution.registry ?? 'ghcr.io/fluxcd'}/${name}:${versions[name] ?? 'latest'}`;
  const resources = { requests: { cpu: '50m', memory: '64Mi' }, limits: { memory: '1Gi' } };
  state.create('deployments.apps', {
    metadata: { name, namespace, labels: { ...LABELS, app: name } },
    spec: {
      replicas: 1,
      selector: { matchLabels: { app: name } },
      template: {
        metadata: { labels: { app: name } },
        spec: { containers: [{ name: 'manager', image, resources }] },
      },
    },
  });
}

function createSync({ metadata: { namespace }, spec }: FluxInstance, state: ClusterState): void {
  const { sync } = spec ?? {};
  if (!sync) return;
  const metadata = { name: SYNC, namespace, labels: LABELS };
  const interval = sync.interval ?? '1m';
  const repositorySpec = {
    url: sync.url,
    ref: { name: sync.ref },
    interval,
    ...(sync.pullSecret !== undefined && { secretRef: { name: sync.pullSecret } }),
  };
  const repository = state.get(REPOSITORIES, SYNC, namespace);
  if (repository) state.update(REPOSITORIES, { ...repository, spec: repositorySpec });
  else state.create(REPOSITORIES, { metadata, spec: repositorySpec });
  const sourceRef = { kind: 'GitRepository', name: SYNC };
  const path = `./${sync.path.replace(/^\.?\//, '')}`;
  const kustomizationSpec = { path, interval: '10m', prune: true, sourceRef };
  const kustomization = state.get(KUSTOMIZATIONS, SYNC, namespace);
  if (kustomization) state.update(KUSTOMIZATIONS, { ...kustomization, spec: kustomizationSpec });
  else state.create(KUSTOMIZATIONS, { metadata, spec: kustomizationSpec });
}

function stateOf(instance: FluxInstance, state: ClusterState): FluxState {
  const { namespace } = instance.metadata;
  const components = componentsOf(instance);
  const ready = components.filter((name) => isRunning(name, namespace, state)).length;
  if (ready < components.length)
    return {
      is: 'reconciling',
      message: `Reconciliation in progress: ${ready} of ${components.length} controllers ready`,
    };
  const repository = state.get(REPOSITORIES, SYNC, namespace);
  const kustomization = state.get(KUSTOMIZATIONS, SYNC, namespace);
  const failure = [repository, kustomization].find((one) => one && isFluxStalled(one));
  const message = failure?.status?.conditions?.find(({ type }) => type === 'Stalled')?.message ?? '';
  if (failure) return { is: 'stalled', reason: 'SyncFailed', message };
  const isSynced =
    repository && kustomization && isFluxReady(repository) && kustomization.status?.lastAppliedRevision;
  if (instance.spec?.sync && !isSynced)
    return { is: 'reconciling', message: 'Reconciliation in progress: waiting for sync' };
  return { is: 'ready', reason: 'ReconciliationSucceeded', message: `Reconciliation finished, Flux ${FLUX}` };
}

function uninstall(instance: FluxInstance, state: ClusterState): void {
  const { namespace } = instance.metadata;
  for (const name of componentsOf(instance)) {
    const found = state.get('deployments.apps', name, namespace);
    if (found) state.remove('deployments.apps', found);
  }
  const pods = state.list('pods').filter(({ metadata }) => metadata.namespace === namespace);
  if (pods.some(({ metadata }) => (metadata.labels?.['app'] ?? '') in versions)) return;
  for (const kustomization of state.list(KUSTOMIZATIONS)) state.remove(KUSTOMIZATIONS, kustomization);
  for (const repository of state.list(REPOSITORIES)) state.remove(REPOSITORIES, repository);
  for (const [plural, , group] of definitions) {
    const found = state.get('customresourcedefinitions.apiextensions.k8s.io', `${plural}.${group}`);
    if (found) state.remove('customresourcedefinitions.apiextensions.k8s.io', found);
  }
  const finalizers = (instance.metadata.finalizers ?? []).filter((name) => name !== FINALIZER);
  state.update(RESOURCE, { ...instance, metadata: { ...instance.metadata, finalizers } });
}
