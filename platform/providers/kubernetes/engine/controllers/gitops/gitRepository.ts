import type { Stored } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';
import { kubernetesTime } from '../../state/kubernetesTime.ts';
import { defineController, type ControllerContext } from '../controller.ts';
import { after } from '../shared/time.ts';
import { fluxConditions, isFluxReady, isFluxStalled } from './fluxConditions.ts';
import { commitsSince, isNeverReady, revisionOf } from './sampleRepository.ts';

type GitRepository = Stored<'gitrepositories.source.toolkit.fluxcd.io'>;

const CLONE_MS = 6_000;
const GAP_MS = 6 * 3_600_000;

/**
 * | GitRepository     | State       | Until                                                  |
 * | ----------------- | ----------- | ------------------------------------------------------ |
 * | new, or changed   | reconciling | the source-controller runs and has cloned it           |
 * | cloned            | ready       | the next commit: another revision                      |
 * | empty or corrupt  | stalled     | its spec is changed                                    |
 */
export const gitRepositoryController = defineController({
  resource: 'gitrepositories.source.toolkit.fluxcd.io',
  reconcile: (repository, context) => {
    if (isFluxReady(repository)) return fetch(repository, context);
    if (isFluxStalled(repository)) return undefined;
    if (!isRunning('source-controller', repository.metadata.namespace, context.state))
      return void progress(repository, context);
    return clone(repository, context);
  },
  triggers: {
    'deployments.apps': ({ metadata }, { state }) =>
      metadata.name === 'source-controller' ? state.list('gitrepositories.source.toolkit.fluxcd.io') : [],
  },
});

/** True if the controller of Flux has a ready pod. */
export function isRunning(name: string, namespace: string | undefined, state: ClusterState): boolean {
  return (state.get('deployments.apps', name, namespace)?.status?.availableReplicas ?? 0) > 0;
}

function branchOf({ spec }: GitRepository): string {
  return (spec?.ref?.branch ?? spec?.ref?.name ?? 'main').replace('refs/heads/', '');
}

function progress(repository: GitRepository, { state }: ControllerContext): GitRepository {
  const message = `building artifact: cloning ${repository.spec?.url ?? ''}`;
  const conditions = fluxConditions(repository, { is: 'reconciling', message }, state.now);
  const resource = 'gitrepositories.source.toolkit.fluxcd.io';
  return state.update(resource, { ...repository, status: { ...repository.status, conditions } });
}

function clone(repository: GitRepository, context: ControllerContext): void {
  const { state, infrastructure } = context;
  const waiting = progress(repository, context);
  const running = state.get('deployments.apps', 'source-controller', repository.metadata.namespace);
  const since = running?.status?.conditions?.find(({ type }) => type === 'Available')?.lastTransitionTime;
  const begun =
    new Date(since ?? state.now) > new Date(repository.metadata.creationTimestamp) ? since : undefined;
  const clonedAt = after(begun ?? repository.metadata.creationTimestamp, infrastructure.simulated(CLONE_MS));
  const resource = 'gitrepositories.source.toolkit.fluxcd.io';
  if (state.now < clonedAt) return state.wakeAt(resource, waiting, clonedAt);
  const url = repository.spec?.url ?? '';
  if (!isNeverReady(url)) return fetch(waiting, context);
  const message = `failed to checkout ${branchOf(repository)} of ${url}: repository is empty or corrupt.`;
  const conditions = fluxConditions(
    repository,
    { is: 'stalled', reason: 'GitOperationFailed', message },
    state.now,
  );
  state.update(resource, { ...repository, status: { conditions } });
}

/** Takes the newest commit, and looks again when the next one comes. */
function fetch(repository: GitRepository, { state, infrastructure }: ControllerContext): void {
  const since = new Date(repository.metadata.creationTimestamp);
  const { number, nextAt } = commitsSince(since, state.now, (ms) => infrastructure.simulated(ms));
  const revision = revisionOf(repository.spec?.url ?? '', branchOf(repository), number);
  const message = `stored artifact for revision '${revision}'`;
  const conditions = fluxConditions(repository, { is: 'ready', reason: 'Succeeded', message }, state.now);
  const before = repository.status?.artifact;
  const artifact =
    before?.revision === revision ? before : { revision, lastUpdateTime: kubernetesTime(state.now) };
  const resource = 'gitrepositories.source.toolkit.fluxcd.io';
  const updated = state.update(resource, { ...repository, status: { artifact, conditions } });
  const { present } = infrastructure;
  // After a gap only the newest commit matters.
  const isBehind = present.getTime() - nextAt.getTime() > GAP_MS;
  state.wakeAt(resource, updated, isBehind ? present : nextAt);
}
