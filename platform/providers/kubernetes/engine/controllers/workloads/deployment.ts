import type { StoredMetadata } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';
import { isSame } from '../../state/isSame.ts';
import { defineController, type ControllerContext } from '../controller.ts';
import { templateHash } from '../shared/template.ts';
import { updateDeploymentStatus } from './deploymentStatus.ts';
import { recreateScaling, rollingScaling, sumOf, wanted } from './rollout.ts';
import type { Deployment, ReplicaSet } from './rollout.ts';

const REVISION = 'deployment.kubernetes.io/revision';
const HASH_LABEL = 'pod-template-hash';

/**
 * | Deployment   | Progressing                              | Then                                                 |
 * | ------------ | ---------------------------------------- | ---------------------------------------------------- |
 * | new template | NewReplicaSetCreated                     | a replica set of the next revision                   |
 * | rolling      | ReplicaSetUpdated                        | new pods up, old ones down, within the strategy      |
 * | complete     | NewReplicaSetAvailable                   | old sets beyond the history limit are deleted        |
 * | stuck        | ProgressDeadlineExceeded after 10 min    | none: the old pods go on serving                     |
 * | paused       | DeploymentPaused                         | only the number of replicas follows                  |
 */
export const deploymentController = defineController({
  resource: 'deployments.apps',
  reconcile: (deployment, context) => {
    if (deployment.metadata.deletionTimestamp) return;
    const { state } = context;
    const sets = state.owned('replicasets.apps', deployment);
    const found = sets.find((set) => isOf(set, deployment));
    const isPaused = deployment.spec?.paused === true;
    const current = isPaused ? found : withRevision(found ?? createSet(deployment, sets, state), sets, state);
    const old = sets.filter(({ metadata }) => metadata.uid !== current?.metadata.uid);
    if (isPaused) resize(deployment, sets, state);
    else if (current) scale(deployment, current, old, context);
    if (!isPaused) removeHistory(deployment, old, state);
    updateDeploymentStatus(deployment.metadata, current?.metadata.name, context);
  },
  // Recreate waits for pods that replica sets no longer count.
  triggers: { pods: ({ metadata }, { state }) => deploymentOf(metadata, state) },
});

function deploymentOf({ ownerReferences, namespace }: StoredMetadata, state: ClusterState): Deployment[] {
  const set = state.get('replicasets.apps', ownerReferences?.[0]?.name ?? '', namespace);
  const found =
    set && state.get('deployments.apps', set.metadata.ownerReferences?.[0]?.name ?? '', namespace);
  return found?.spec?.strategy?.type === 'Recreate' ? [found] : [];
}

/** Without a rollout, a change of the replicas goes to the newest set that has pods. */
function resize(deployment: Deployment, sets: readonly ReplicaSet[], state: ClusterState): void {
  const running = sets.filter((set) => wanted(set) > 0).sort((a, b) => revisionOf(b) - revisionOf(a));
  const [newest, ...others] = running.length > 0 ? running : sets;
  if (newest) scaleSet(deployment, newest, Math.max(0, wanted(deployment) - sumOf(others, wanted)), state);
}

function isOf({ spec }: ReplicaSet, deployment: Deployment): boolean {
  const { [HASH_LABEL]: _hash, ...labels } = spec?.template?.metadata?.labels ?? {};
  const template = { ...spec?.template, metadata: { ...spec?.template?.metadata, labels } };
  const own = deployment.spec?.template;
  const ownLabels = own?.metadata?.labels ?? {};
  return isSame(template, { ...own, metadata: { ...own?.metadata, labels: ownLabels } });
}

function revisionOf({ metadata }: ReplicaSet): number {
  return Number(metadata.annotations?.[REVISION] ?? 0);
}

function createSet(deployment: Deployment, sets: readonly ReplicaSet[], state: ClusterState): ReplicaSet {
  const { name, namespace } = deployment.metadata;
  const template = deployment.spec?.template ?? {};
  const hash = templateHash(template);
  const label = { [HASH_LABEL]: hash };
  const labels = { ...template.metadata?.labels, ...label };
  const { selector, minReadySeconds } = deployment.spec ?? {};
  const annotations = { [REVISION]: String(Math.max(0, ...sets.map(revisionOf)) + 1) };
  return state.create(
    'replicasets.apps',
    {
      metadata: { name: `${name}-${hash}`, namespace, labels, annotations },
      spec: {
        replicas: 0,
        ...(minReadySeconds !== undefined && { minReadySeconds }),
        selector: { ...selector, matchLabels: { ...selector?.matchLabels, ...label } },
        template: { ...template, metadata: { ...template.metadata, labels } },
      },
    },
    deployment,
  );
}

/** A rolled back template gets the next revision. */
function withRevision(current: ReplicaSet, sets: readonly ReplicaSet[], state: ClusterState): ReplicaSet {
  const others = sets.filter(({ metadata }) => metadata.uid !== current.metadata.uid);
  const last = Math.max(0, ...others.map(revisionOf));
  if (revisionOf(current) > last) return current;
  const annotations = { ...current.metadata.annotations, [REVISION]: String(last + 1) };
  return state.update('replicasets.apps', { ...current, metadata: { ...current.metadata, annotations } });
}

function scale(
  deployment: Deployment,
  current: ReplicaSet,
  old: readonly ReplicaSet[],
  { state }: ControllerContext,
): void {
  const isRecreated = deployment.spec?.strategy?.type === 'Recreate';
  const running = old.flatMap((set) => state.owned('pods', set));
  if (isRecreated && old.every((set) => wanted(set) === 0) && running.length > 0) return;
  const scaling = (isRecreated ? recreateScaling : rollingScaling)(deployment, current, old);
  for (const [set, replicas] of scaling) scaleSet(deployment, set, replicas, state);
}

function scaleSet(deployment: Deployment, set: ReplicaSet, replicas: number, state: ClusterState): void {
  const before = wanted(set);
  if (before === replicas) return;
  state.update('replicasets.apps', {
    ...set,
    spec: { ...set.spec, selector: set.spec?.selector ?? {}, replicas },
  });
  const direction = replicas > before ? 'up' : 'down';
  const message = `Scaled ${direction} replica set ${set.metadata.name} from ${before} to ${replicas}`;
  state.recordEvent(deployment, { type: 'Normal', reason: 'ScalingReplicaSet', message });
}

function removeHistory(deployment: Deployment, old: readonly ReplicaSet[], state: ClusterState): void {
  const ended = old.filter((set) => wanted(set) === 0 && (set.status?.replicas ?? 0) === 0);
  const limit = deployment.spec?.revisionHistoryLimit ?? 10;
  const surplus = [...ended].sort((a, b) => revisionOf(a) - revisionOf(b)).slice(0, -limit || ended.length);
  for (const set of ended.length > limit ? surplus : []) state.remove('replicasets.apps', set);
}
