import type { Stored } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';
import { defineController, type ControllerContext } from '../controller.ts';
import { after } from '../shared/time.ts';
import { fluxConditions, isFluxReady } from './fluxConditions.ts';
import { isRunning } from './gitRepository.ts';
import { commitsSince, isStalling, parts, storefront } from './sampleRepository.ts';

type Kustomization = Stored<'kustomizations.kustomize.toolkit.fluxcd.io'>;
type GitRepository = Stored<'gitrepositories.source.toolkit.fluxcd.io'>;

const RESOURCE = 'kustomizations.kustomize.toolkit.fluxcd.io';
const APPLY_MS = 8_000;
const SYNC = 'flux-system';

/**
 * | Kustomization                   | State       | Until                                             |
 * | ------------------------------- | ----------- | ------------------------------------------------- |
 * | source or dependency not ready  | reconciling | they are                                          |
 * | source has another revision     | reconciling | applied: its objects exist in the cluster         |
 * | applied                         | ready       | the next revision                                 |
 * | cannot be built                 | stalled     | the next revision                                 |
 */
export const kustomizationController = defineController({
  resource: RESOURCE,
  reconcile: (kustomization, context) => {
    const { state } = context;
    const { namespace } = kustomization.metadata;
    const sourceName = kustomization.spec?.sourceRef.name ?? '';
    const source = state.get('gitrepositories.source.toolkit.fluxcd.io', sourceName, namespace);
    const revision = source && isFluxReady(source) ? source.status?.artifact?.revision : undefined;
    const attempted = kustomization.status?.lastAttemptedRevision;
    const isDone = !kustomization.status?.conditions?.some(({ type }) => type === 'Reconciling');
    if (!source || revision === undefined)
      return reconciling(kustomization, 'Source artifact not found', state);
    if (attempted === revision && isDone) return undefined;
    if (!isAllowed(kustomization, revision, state))
      return reconciling(kustomization, 'dependency is not ready', state);
    return apply(kustomization, source, revision, context);
  },
  triggers: {
    'gitrepositories.source.toolkit.fluxcd.io': (_changed, { state }) => state.list(RESOURCE),
    [RESOURCE]: (_changed, { state }) =>
      state.list(RESOURCE).filter(({ spec }) => (spec?.dependsOn ?? []).length > 0),
    'deployments.apps': ({ metadata }, { state }) =>
      metadata.name === 'kustomize-controller' ? state.list(RESOURCE) : [],
  },
});

function reconciling(kustomization: Kustomization, message: string, state: ClusterState): void {
  const conditions = fluxConditions(kustomization, { is: 'reconciling', message }, state.now);
  state.update(RESOURCE, { ...kustomization, status: { ...kustomization.status, conditions } });
}

function isAllowed({ metadata, spec }: Kustomization, revision: string, state: ClusterState): boolean {
  const needed = (spec?.dependsOn ?? []).map(({ name }) => state.get(RESOURCE, name, metadata.namespace));
  const areReady = needed.every(
    (one) => one && isFluxReady(one) && one.status?.lastAppliedRevision === revision,
  );
  return areReady && isRunning('kustomize-controller', metadata.namespace, state);
}

/** First the work, then its result. */
function apply(
  kustomization: Kustomization,
  source: GitRepository,
  revision: string,
  context: ControllerContext,
): void {
  const { state, infrastructure } = context;
  if (kustomization.status?.lastAttemptedRevision !== revision) {
    const inProgress = { is: 'reconciling', message: 'Reconciliation in progress' } as const;
    const conditions = fluxConditions(kustomization, inProgress, state.now);
    const status = { ...kustomization.status, lastAttemptedRevision: revision, conditions };
    const begun = state.update(RESOURCE, { ...kustomization, status });
    return state.wakeAt(RESOURCE, begun, after(state.now, infrastructure.simulated(APPLY_MS)));
  }
  const since = kustomization.status.conditions?.find(
    ({ type }) => type === 'Reconciling',
  )?.lastTransitionTime;
  const readyAt = after(since ?? state.now, infrastructure.simulated(APPLY_MS));
  if (state.now < readyAt) return state.wakeAt(RESOURCE, kustomization, readyAt);
  const { name } = kustomization.metadata;
  if (isStalling(source.spec?.url ?? '') && name === 'apps') return stall(kustomization, state);
  const entries = name === SYNC ? applyParts(kustomization, state) : applyObjects(name, source, context);
  const ready = {
    is: 'ready',
    reason: 'ReconciliationSucceeded',
    message: `Applied revision: ${revision}`,
  } as const;
  const conditions = fluxConditions(kustomization, ready, state.now);
  const inventory = { entries: entries.map((id) => ({ id, v: 'v1' })) };
  const status = { lastAttemptedRevision: revision, lastAppliedRevision: revision, inventory, conditions };
  const applied = state.update(RESOURCE, { ...kustomization, status });
  state.recordEvent(applied, { type: 'Normal', reason: 'ReconciliationSucceeded', message: ready.message });
}

function stall(kustomization: Kustomization, state: ClusterState): void {
  const path = kustomization.spec?.path ?? '';
  const message = `kustomize build failed: accumulating resources: '${path}/deployment.yaml' does not exist`;
  const conditions = fluxConditions(
    kustomization,
    { is: 'stalled', reason: 'BuildFailed', message },
    state.now,
  );
  const { lastAttemptedRevision } = kustomization.status ?? {};
  const stalled = state.update(RESOURCE, { ...kustomization, status: { lastAttemptedRevision, conditions } });
  state.recordEvent(stalled, { type: 'Warning', reason: 'BuildFailed', message });
}

/** The cluster's own path contains a Kustomization for each folder. */
function applyParts({ metadata, spec }: Kustomization, state: ClusterState): string[] {
  const { namespace } = metadata;
  for (const { name, dependsOn } of parts) {
    if (state.get(RESOURCE, name, namespace)) continue;
    state.create(RESOURCE, {
      metadata: { name, namespace, labels: { 'kustomize.toolkit.fluxcd.io/name': SYNC } },
      spec: {
        interval: '10m',
        path: `${spec?.path ?? '.'}/${name}`,
        prune: true,
        sourceRef: { kind: 'GitRepository', name: SYNC },
        ...(dependsOn !== null && { dependsOn: [{ name: dependsOn }] }),
      },
    });
  }
  return parts.map(({ name }) => `${namespace}_${name}_kustomize.toolkit.fluxcd.io_Kustomization`);
}

function applyObjects(
  part: string,
  source: GitRepository,
  { state, infrastructure }: ControllerContext,
): string[] {
  const found = parts.find(({ name }) => name === part);
  const inventory = found?.inventory ?? [];
  for (const [kind, , , name] of inventory) {
    if (kind === 'Namespace' && !state.get('namespaces', name))
      state.create('namespaces', { metadata: { name } });
  }
  const since = new Date(source.metadata.creationTimestamp);
  const { number } = commitsSince(since, state.now, (ms) => infrastructure.simulated(ms));
  if (part === 'apps') applyStorefront(number, state);
  return inventory.map(([kind, group, namespace, name]) => `${namespace}_${name}_${group}_${kind}`);
}

function applyStorefront(commit: number, state: ClusterState): void {
  const { deployment, service, ingress, settings } = storefront(commit);
  const { name, namespace } = deployment.metadata;
  const running = state.get('deployments.apps', name, namespace);
  if (running) state.update('deployments.apps', { ...running, spec: deployment.spec });
  else state.create('deployments.apps', deployment);
  if (!state.get('services', name, namespace)) state.create('services', service);
  if (!state.get('ingresses.networking.k8s.io', name, namespace))
    state.create('ingresses.networking.k8s.io', ingress);
  const known = state.get('configmaps', settings.metadata.name, namespace);
  if (known) state.update('configmaps', { ...known, data: settings.data });
  else state.create('configmaps', settings);
}
