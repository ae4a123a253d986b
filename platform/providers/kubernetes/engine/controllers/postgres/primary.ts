import { CLUSTER_PHASES, ROLE_LABEL } from '../../../api/postgres.ts';
import type { ControllerContext } from '../controller.ts';
import { isActive, isReady, type Pod } from '../shared/pods.ts';
import { after } from '../shared/time.ts';
import { CLUSTERS, isInitialized, type Cluster, type Instance } from './clusterParts.ts';

/** Until a replica has been promoted. */
const PROMOTION_MS = 3_000;

export function isServing({ pod }: Instance): boolean {
  return pod !== undefined && isActive(pod) && isReady(pod);
}

/** What the primary is doing: `phase` is null while nothing moves. */
interface Promotion {
  cluster: Cluster;
  phase: string | null;
  phaseReason?: string;
  wakeAt: Date | null;
}

/**
 * | Current primary                | Target primary                | Then                                             |
 * | ------------------------------ | ----------------------------- | ------------------------------------------------ |
 * | none                           |                               | the first instance, once it has its data         |
 * | serves                         | the same                      |                                                  |
 * | served and does not any more   | the same; a replica serves    | failing over: the replica becomes the target     |
 * | any                            | another instance, which serves | after the promotion: a new timeline             |
 * | any                            | one that does not serve       | the target goes back                             |
 */
export function movePrimary(
  cluster: Cluster,
  instances: readonly Instance[],
  context: ControllerContext,
): Promotion {
  const { status } = cluster;
  const still = { cluster, phase: null, wakeAt: null };
  const current = instances.find(({ name }) => name === status?.currentPrimary);
  const [first] = instances;
  if (!status?.currentPrimary) {
    return first && isInitialized(first)
      ? { ...still, cluster: withPrimary(cluster, first.name, 1, context) }
      : still;
  }
  if (status.targetPrimary !== status.currentPrimary) return promote(cluster, instances, context);
  if (current && isServing(current)) return still;
  const replica = instances.find((one) => one.name !== status.currentPrimary && isServing(one));
  if (!replica) return still;
  return promote(targeting(cluster, replica.name, context), instances, context);
}

/** Names another instance as the next primary. */
export function targeting(cluster: Cluster, name: string, { state }: ControllerContext): Cluster {
  const targetPrimaryTimestamp = state.now.toISOString();
  return state.update(CLUSTERS, {
    ...cluster,
    status: { ...cluster.status, targetPrimary: name, targetPrimaryTimestamp },
  });
}

function promote(cluster: Cluster, instances: readonly Instance[], context: ControllerContext): Promotion {
  const { state, infrastructure } = context;
  const { currentPrimary = '', targetPrimary = '', timelineID = 1 } = cluster.status ?? {};
  const target = instances.find(({ name }) => name === targetPrimary);
  if (!target || !isServing(target)) {
    const back = targeting(cluster, currentPrimary, context);
    return { cluster: back, phase: null, wakeAt: null };
  }
  const begun = beginning(cluster, context);
  const promotedAt = after(
    begun.status?.targetPrimaryTimestamp ?? state.now,
    infrastructure.simulated(PROMOTION_MS),
  );
  if (state.now >= promotedAt) {
    const moved = withPrimary(begun, targetPrimary, timelineID + 1, context);
    return { cluster: moved, phase: null, wakeAt: null };
  }
  const old = instances.find(({ name }) => name === currentPrimary);
  const isSwitchover = old !== undefined && isServing(old);
  return {
    cluster: begun,
    phase: isSwitchover ? CLUSTER_PHASES.switchover : CLUSTER_PHASES.failingOver,
    phaseReason: isSwitchover
      ? `Switching over to ${targetPrimary}`
      : `Failing over from ${currentPrimary} to ${targetPrimary}`,
    wakeAt: promotedAt,
  };
}

/** A person who names the next primary need not give the time. */
function beginning(cluster: Cluster, context: ControllerContext): Cluster {
  const { targetPrimary = '', targetPrimaryTimestamp, currentPrimaryTimestamp } = cluster.status ?? {};
  const isNew = (targetPrimaryTimestamp ?? '') <= (currentPrimaryTimestamp ?? '');
  return isNew ? targeting(cluster, targetPrimary, context) : cluster;
}

function withPrimary(
  cluster: Cluster,
  name: string,
  timelineID: number,
  { state }: ControllerContext,
): Cluster {
  const at = state.now.toISOString();
  const isFirst = cluster.status?.currentPrimary === undefined;
  const times = { currentPrimaryTimestamp: at, targetPrimaryTimestamp: at };
  const updated = state.update(CLUSTERS, {
    ...cluster,
    status: { ...cluster.status, currentPrimary: name, targetPrimary: name, timelineID, ...times },
  });
  if (!isFirst) {
    const message = `Instance ${name} has been promoted to primary`;
    state.recordEvent(updated, { type: 'Normal', reason: 'PrimaryChanged', message });
  }
  return updated;
}

/** Labels the pods, by which the services find them. */
export function labelRoles(
  cluster: Cluster,
  instances: readonly Instance[],
  context: ControllerContext,
): void {
  for (const { name, pod } of instances) {
    if (pod) labelRole(pod, name === cluster.status?.currentPrimary ? 'primary' : 'replica', context);
  }
}

function labelRole(pod: Pod, role: 'primary' | 'replica', { state }: ControllerContext): void {
  if (pod.metadata.labels?.[ROLE_LABEL] === role) return;
  const labels = { ...pod.metadata.labels, [ROLE_LABEL]: role, role };
  state.update('pods', { ...pod, metadata: { ...pod.metadata, labels } });
}
