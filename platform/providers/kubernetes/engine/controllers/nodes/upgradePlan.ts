import type { Stored } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';
import { kubernetesTime } from '../../state/kubernetesTime.ts';
import { defineController, type ControllerContext } from '../controller.ts';
import { PLAN_LABEL, UPGRADE_FAILED } from '../kubelet/images.ts';
import { templateHash } from '../shared/template.ts';
import { meetsAll } from './placement.ts';

type Plan = Stored<'plans.upgrade.cattle.io'>;
type Node = Stored<'nodes'>;
type Job = Stored<'jobs.batch'>;

const RESOURCE = 'plans.upgrade.cattle.io';
const RETRY_SECONDS = 900;

/**
 * | Node of the plan                  | Then                                                                    |
 * | --------------------------------- | ----------------------------------------------------------------------- |
 * | runs the version, such as a new one | labelled with the plan's hash                                         |
 * | waits                             | at most `concurrency` at a time are cordoned and get a Job              |
 * | its Job runs                      | status.applying names it                                                |
 * | its Job has succeeded             | the new version; labelled with the plan's hash, and no longer cordoned  |
 * | its Job has failed                | stays cordoned; tried again a quarter of an hour later                  |
 *
 * A plan with `prepare` waits until the plan named there is complete.
 */
export const upgradePlanController = defineController({
  resource: RESOURCE,
  reconcile: (plan, context) => {
    const { state } = context;
    if (plan.metadata.deletionTimestamp) return;
    const nodes = state.list('nodes').filter((node) => isSelected(plan, node));
    for (const node of nodes) finish(plan, node, state);
    const waiting = nodes.filter(({ metadata }) => !isDone(plan, metadata.name, state));
    const applying = waiting.filter((node) =>
      state.get('jobs.batch', jobName(plan, node), plan.metadata.namespace),
    );
    const room = (plan.spec?.concurrency ?? 1) - applying.length;
    const next = mayBegin(plan, state)
      ? waiting.filter((node) => !applying.includes(node)).slice(0, Math.max(0, room))
      : [];
    for (const node of next) begin(plan, node, context);
    updateStatus(plan, [...applying, ...next], waiting.length === 0, state);
  },
  triggers: {
    nodes: (_changed, { state }) => state.list(RESOURCE),
    [RESOURCE]: (_changed, { state }) => state.list(RESOURCE),
  },
});

function isSelected({ spec }: Plan, { metadata }: Node): boolean {
  return meetsAll(metadata.labels ?? {}, spec?.nodeSelector.matchExpressions ?? []);
}

/** Changes with everything that makes an upgrade another one. */
function hashOf({ spec }: Plan): string {
  return templateHash({ version: spec?.version, image: spec?.upgrade.image });
}

function nodeLabel({ metadata }: Plan): string {
  return `plan.upgrade.cattle.io/${metadata.name}`;
}

function isDone(plan: Plan, nodeName: string, state: ClusterState): boolean {
  return state.get('nodes', nodeName)?.metadata.labels?.[nodeLabel(plan)] === hashOf(plan);
}

function jobName(plan: Plan, node: Node): string {
  return `apply-${plan.metadata.name}-on-${node.metadata.name}-with-${hashOf(plan)}`;
}

/** `prepare` of the agents' plan names the plan of the servers. */
function mayBegin({ metadata, spec }: Plan, state: ClusterState): boolean {
  const before = spec?.prepare?.args.at(-1);
  const plan = before === undefined ? undefined : state.get(RESOURCE, before, metadata.namespace);
  if (!plan) return true;
  return state
    .list('nodes')
    .every((node) => !isSelected(plan, node) || isDone(plan, node.metadata.name, state));
}

function begin(plan: Plan, node: Node, { state }: ControllerContext): void {
  if (plan.spec?.cordon) state.update('nodes', { ...node, spec: { ...node.spec, unschedulable: true } });
  const { name, namespace } = plan.metadata;
  const labels = { [PLAN_LABEL]: name, 'upgrade.cattle.io/node': node.metadata.name };
  const image = `${plan.spec?.upgrade.image ?? 'rancher/k3s-upgrade'}:${imageTag(plan)}`;
  state.create(
    'jobs.batch',
    {
      metadata: { name: jobName(plan, node), namespace, labels },
      spec: {
        backoffLimit: 0,
        ttlSecondsAfterFinished: RETRY_SECONDS,
        template: {
          metadata: { labels },
          spec: {
            hostNetwork: true,
            restartPolicy: 'Never',
            nodeSelector: { 'kubernetes.io/hostname': node.metadata.name },
            tolerations: [{ operator: 'Exists' }],
            containers: [{ name: 'upgrade', image }],
          },
        },
      },
    },
    plan,
  );
}

/** A tag cannot contain the plus of a version. */
function imageTag({ spec }: Plan): string {
  return (spec?.version ?? 'latest').replace('+', '-');
}

function hasEnded({ status }: Job, as: 'Complete' | 'Failed'): boolean {
  return status?.conditions?.some(({ type, status: is }) => type === as && is === 'True') === true;
}

function finish(plan: Plan, node: Node, state: ClusterState): void {
  const job = state.get('jobs.batch', jobName(plan, node), plan.metadata.namespace);
  if (job && hasEnded(job, 'Failed')) return markFailed(node, state);
  if (isDone(plan, node.metadata.name, state)) return;
  const isCurrent = !job && node.status?.nodeInfo?.kubeletVersion === plan.spec?.version;
  if (isCurrent) {
    markDone(plan, node, state);
    return;
  }
  if (!job || !hasEnded(job, 'Complete')) return;
  const { nodeInfo } = node.status ?? {};
  const version = plan.spec?.version ?? '';
  const { unschedulable: _cordon, ...spec } = node.spec ?? {};
  const updated = markDone(
    plan,
    {
      ...node,
      spec: plan.spec?.cordon ? spec : (node.spec ?? {}),
      status: {
        ...node.status,
        ...(nodeInfo && { nodeInfo: { ...nodeInfo, kubeletVersion: version, kubeProxyVersion: version } }),
      },
    },
    state,
  );
  const message = `Upgraded to ${version}`;
  state.recordEvent(updated, { type: 'Normal', reason: 'Upgraded', message });
}

function markDone(plan: Plan, node: Node, state: ClusterState): Node {
  const labels = { ...node.metadata.labels, [nodeLabel(plan)]: hashOf(plan) };
  return state.update('nodes', { ...node, metadata: { ...node.metadata, labels } });
}

/** All workers: the failing update is the first one of the cluster, not of each node. */
function markFailed(failed: Node, state: ClusterState): void {
  if (failed.metadata.annotations?.[UPGRADE_FAILED]) return;
  for (const node of state.list('nodes')) {
    const annotations = { ...node.metadata.annotations, [UPGRADE_FAILED]: kubernetesTime(state.now) };
    state.update('nodes', { ...node, metadata: { ...node.metadata, annotations } });
  }
}

function updateStatus(plan: Plan, applying: readonly Node[], isComplete: boolean, state: ClusterState): void {
  const names = applying.map(({ metadata }) => metadata.name);
  const complete = {
    type: 'Complete',
    status: isComplete ? 'True' : 'False',
    reason: isComplete ? 'Complete' : 'Applying',
  };
  const before = plan.status?.conditions?.find(
    ({ type, status }) => type === 'Complete' && status === complete.status,
  );
  const lastTransitionTime = before?.lastTransitionTime ?? kubernetesTime(state.now);
  const conditions = [{ ...complete, message: '', lastTransitionTime }];
  const status = { latestVersion: imageTag(plan), conditions, ...(names.length > 0 && { applying: names }) };
  state.update(RESOURCE, { ...plan, status });
}
