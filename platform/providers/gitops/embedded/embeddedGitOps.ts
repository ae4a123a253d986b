import type { Clock } from '../../../clock.ts';
import type { CloudStore } from '../../cloud/cloudStore.ts';
import { walkStages, type Stage } from '../../simulation/stages.ts';
import { slowness } from '../../simulation/sentinels.ts';
import { GitOpsError, type GitOpsInstaller, type GitOpsSource } from '../port.ts';
import { text } from '../../../messages/messages.ts';
import { fluxState, instanceData } from './fluxState.ts';

const KIND = 'fluxInstance';
const COMMIT_MS = 15 * 60_000;
/** Minimum interval between commits, also with strongly compressed time. */
const MIN_COMMIT_MS = 60_000;

const arriving = ({ url, path }: GitOpsSource): Stage[] => [
  { message: text('writing_deploy_key'), ms: 1_500 },
  { message: text('flux_accepted'), ms: 3_000 },
  { message: text('flux_controllers', { ready: 1, total: 4 }), ms: 8_000 },
  { message: text('flux_controllers', { ready: 3, total: 4 }), ms: 9_000 },
  { message: text('cloning', { url }), ms: 6_000 },
  { message: text('reconciling', { path }), ms: 8_000 },
];

const leaving: readonly Stage[] = [
  { message: text('suspending'), ms: 3_000 },
  { message: text('removing_flux'), ms: 9_000 },
  { message: text('removing_deploy_key'), ms: 3_000 },
];

function neverReady({ url, branch }: GitOpsSource): GitOpsError {
  const reason = `failed to checkout ${branch} of ${url}: repository is empty or corrupt.`;
  return new GitOpsError({
    kind: 'unavailable',
    code: 'not_ready',
    text: text('flux_not_ready', { reason }),
  });
}

/** Simulates Flux without a cluster: it follows sample repositories with occasional new commits. */
export function createEmbeddedGitOps({ store, clock }: { store: CloudStore; clock: Clock }): GitOpsInstaller {
  const paced = (clusterName: string, stages: readonly Stage[]): Stage[] =>
    stages.map(({ message, ms }) => ({ message, ms: ms * slowness(clusterName) }));
  return {
    enable: async ({ clusterId, clusterName }, source, work = {}) => {
      const fails = source.url.endsWith('/never-ready.git');
      await walkStages(clock, paced(clusterName, arriving(source)), fails ? { ...work, stopAt: 0.75 } : work);
      if (fails) throw neverReady(source);
      const existing = await store.get(clusterId, KIND, clusterId);
      const known = existing && instanceData.parse(existing.data);
      const { url, branch, path } = source;
      // Repeating it after a crash must not create a new instance.
      const isSame = known?.url === url && known.branch === branch && known.path === path;
      const readyAt = isSame ? known.readyAt : clock.now().toISOString();
      const data = { url, branch, path, readyAt };
      await store.put({ project: clusterId, kind: KIND, id: clusterId, name: 'flux', labels: {}, data });
    },
    disable: async ({ clusterId, clusterName }, work = {}) => {
      if (!(await store.get(clusterId, KIND, clusterId))) return;
      await walkStages(clock, paced(clusterName, leaving), work);
      await store.delete(clusterId, KIND, clusterId);
    },
    status: async ({ clusterId }) => {
      const found = await store.get(clusterId, KIND, clusterId);
      if (!found) return null;
      const period = Math.max(MIN_COMMIT_MS, clock.simulated(COMMIT_MS));
      return fluxState(instanceData.parse(found.data), clock.now(), period);
    },
  };
}
