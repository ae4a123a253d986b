import { parseQuantity } from '../../../api/quantities.ts';
import { CLUSTER_PHASES } from '../../../api/postgres.ts';
import type { ClusterState } from '../../clusterState.ts';
import type { ControllerContext } from '../controller.ts';
import { isActive } from '../shared/pods.ts';
import {
  CLAIM_STATUS,
  createClaim,
  isInitialized,
  type Claim,
  type Cluster,
  type Instance,
} from './clusterParts.ts';
import { failureOf, jobOf, outcomeOf, startJob, type JobRole } from './instanceJobs.ts';
import { createInstancePod, isOutdated } from './podTemplate.ts';
import { isServing, targeting } from './primary.ts';
import { copyMs, planRecovery } from '../barman/recovery.ts';

const INITDB_MS = 4_000;

/** What is done about the instances now; null if nothing is. */
export interface Step {
  phase: string;
  phaseReason?: string;
}

type StepOf = (cluster: Cluster, instances: readonly Instance[], context: ControllerContext) => Step | null;

/** The job that fills the claim of an instance: the first one is made, or restored; the others copy it. */
function firstJob(cluster: Cluster, instance: Instance, isFirst: boolean): JobRole {
  if (!isFirst) return 'join';
  return cluster.spec?.bootstrap?.recovery ? 'full-recovery' : 'initdb';
}

/** Claims without data are filled by a job, one after the other. */
const initialize: StepOf = (cluster, instances, context) => {
  const { state } = context;
  const instance = instances.find((one) => !isInitialized(one));
  if (!instance) return null;
  const isFirst = !instances.some(isInitialized);
  const role = firstJob(cluster, instance, isFirst);
  const phase = isFirst ? CLUSTER_PHASES.firstPrimary : CLUSTER_PHASES.newReplica;
  const doing = {
    phase,
    phaseReason: `Creating ${isFirst ? 'primary' : 'replica'} instance ${instance.name}`,
  };
  const job = jobOf(cluster, instance.name, role, state);
  if (!job) {
    startJob(cluster, instance.name, role, planOf(cluster, role, context), state);
    return doing;
  }
  const outcome = outcomeOf(job);
  if (outcome === 'running') return doing;
  if (outcome === 'failed') {
    return { phase: CLUSTER_PHASES.unrecoverable, phaseReason: failureOf(job) };
  }
  markInitialized(instance.claim, state);
  state.remove('jobs.batch', job);
  return { phase: CLUSTER_PHASES.waitingForInstances };
};

function planOf(cluster: Cluster, role: JobRole, context: ControllerContext) {
  if (role === 'full-recovery') return planRecovery(cluster, context);
  return { runMs: role === 'initdb' ? INITDB_MS : copyMs(cluster, context.state.now), failure: null };
}

function markInitialized(claim: Claim, state: ClusterState): void {
  const annotations = { ...claim.metadata.annotations, [CLAIM_STATUS]: 'ready' };
  state.update('persistentvolumeclaims', { ...claim, metadata: { ...claim.metadata, annotations } });
}

/** A missing pod, such as one whose node has left, is started again on its data. */
const startMissing: StepOf = (cluster, instances, { state }) => {
  const missing = instances.filter((one) => isInitialized(one) && one.pod === undefined);
  for (const { name } of missing)
    createInstancePod(cluster, name, name === cluster.status?.currentPrimary ? 'primary' : 'replica', state);
  const failed = instances.flatMap(({ pod }) => (pod?.status?.phase === 'Failed' ? [pod] : []));
  for (const pod of failed) state.remove('pods', pod);
  return missing.length + failed.length > 0 ? { phase: CLUSTER_PHASES.waitingForInstances } : null;
};

/** More instances are made one by one, each once all others serve; fewer go from the highest number. */
const resize: StepOf = (cluster, instances, { state }) => {
  const wanted = cluster.spec?.instances ?? 1;
  if (instances.length < wanted) {
    if (!instances.every(isServing)) return { phase: CLUSTER_PHASES.waitingForInstances };
    const serial = (cluster.status?.latestGeneratedNode ?? 0) + 1;
    createClaim(cluster, serial, state);
    return { phase: instances.length === 0 ? CLUSTER_PHASES.firstPrimary : CLUSTER_PHASES.newReplica };
  }
  const surplus = instances.findLast(({ name }) => name !== cluster.status?.currentPrimary);
  if (instances.length === wanted || !surplus) return null;
  removeInstance(surplus, state);
  const message = `Scaling down: removing instance ${surplus.name}`;
  state.recordEvent(cluster, { type: 'Normal', reason: 'ScaleDown', message });
  return { phase: CLUSTER_PHASES.waitingForInstances, phaseReason: message };
};

/** The data of an instance goes with it. */
export function removeInstance({ claim, pod }: Instance, state: ClusterState): void {
  if (pod) state.remove('pods', pod);
  state.remove('persistentvolumeclaims', claim);
}

/**
 * Replicas get a new version or new settings first, one by one. Then the primary moves to one of them, so that its old
 * instance is updated as a replica; a single instance restarts in place.
 */
const update: StepOf = (cluster, instances, context) => {
  const outdated = instances.filter(({ pod }) => pod && isActive(pod) && isOutdated(pod, cluster));
  if (outdated.length === 0) return null;
  const step = { phase: CLUSTER_PHASES.upgrading };
  // One that cannot start, such as on a wrong image, is replaced at once.
  const broken = outdated.find((one) => !isServing(one));
  if (!broken && !instances.every(isServing)) return step;
  const primary = cluster.status?.currentPrimary;
  const next = broken ?? outdated.findLast(({ name }) => name !== primary);
  const updated = instances.find(({ name, pod }) => name !== primary && pod && !isOutdated(pod, cluster));
  if (!next && updated) {
    targeting(cluster, updated.name, context);
    return { phase: CLUSTER_PHASES.switchover, phaseReason: `Switching over to ${updated.name}` };
  }
  const pod = (next ?? outdated[0])?.pod;
  if (pod) context.state.remove('pods', pod);
  return { ...step, phaseReason: `Restarting instance ${pod?.metadata.name}` };
};

/** Claims follow the size of the Cluster while they are in use. */
export function growClaims(cluster: Cluster, instances: readonly Instance[], state: ClusterState): void {
  const size = cluster.spec?.storage.size ?? '0';
  for (const { claim } of instances) {
    const storage = claim.spec?.resources?.requests?.storage ?? '0';
    if ((parseQuantity(size) ?? 0) <= (parseQuantity(storage) ?? 0)) continue;
    state.update('persistentvolumeclaims', {
      ...claim,
      spec: { ...claim.spec, resources: { requests: { storage: size } } },
    });
  }
}

const settled: StepOf = (_cluster, instances) =>
  instances.every(isServing) ? null : { phase: CLUSTER_PHASES.waitingForInstances };

/** In this order; the first that has something to do is what the Cluster is in. */
export const steps: readonly StepOf[] = [initialize, startMissing, update, resize, settled];
