import { CLUSTER_PHASES } from '../../../api/postgres.ts';
import type { ControllerContext } from '../controller.ts';
import { CLUSTERS, imageOf, majorVersionOf, type Cluster, type Instance } from './clusterParts.ts';
import { jobOf, outcomeOf, startJob } from './instanceJobs.ts';
import { removeInstance, type Step } from './instances.ts';
import { copyMs } from '../barman/recovery.ts';

/**
 * | Image of another major version    | Then                                                                      |
 * | --------------------------------- | ------------------------------------------------------------------------- |
 * | pods run                          | they are stopped: the upgrade is offline                                  |
 * | none runs                         | a job runs pg_upgrade on the data of the primary                          |
 * | the job is complete               | replicas are removed, and made again from the primary                     |
 * | the job has failed                | the Cluster waits for the old image, or for a person                      |
 */
export function upgradeMajorVersion(
  cluster: Cluster,
  instances: readonly Instance[],
  context: ControllerContext,
): Step | null {
  const { state } = context;
  const primary = instances.find(({ name }) => name === cluster.status?.currentPrimary);
  const wanted = majorVersionOf(imageOf(cluster));
  const { majorVersion = wanted } = cluster.status?.pgDataImageInfo ?? {};
  if (!primary || majorVersion === wanted) return null;
  const running = instances.flatMap(({ pod }) => pod ?? []);
  for (const pod of running.filter(({ metadata }) => !metadata.deletionTimestamp)) state.remove('pods', pod);
  const step = {
    phase: CLUSTER_PHASES.majorUpgrade,
    phaseReason: `Upgrading cluster to major version ${wanted}`,
  };
  if (running.length > 0) return step;
  const job = jobOf(cluster, primary.name, 'major-upgrade', state);
  if (!job) {
    const runMs = copyMs(cluster, state.now);
    startJob(cluster, primary.name, 'major-upgrade', { runMs, failure: null }, state);
    return step;
  }
  const outcome = outcomeOf(job);
  if (outcome === 'failed')
    return { phase: CLUSTER_PHASES.waitingForUser, phaseReason: 'The upgrade failed' };
  if (outcome === 'running') return step;
  for (const one of instances) if (one.name !== primary.name) removeInstance(one, state);
  state.remove('jobs.batch', job);
  const pgDataImageInfo = { image: imageOf(cluster), majorVersion: wanted };
  state.update(CLUSTERS, { ...cluster, status: { ...cluster.status, pgDataImageInfo } });
  return step;
}
