import type { PodSpec, Toleration } from 'kubernetes-types/core/v1.d.ts';
import type { Stored } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';
import { defineController } from '../controller.ts';
import { selectsNode, untoleratedTaint } from '../nodes/placement.ts';
import { availableAt, createPod, isActive, isReady, type Pod } from '../shared/pods.ts';
import { templateHash } from '../shared/template.ts';

type DaemonSet = Stored<'daemonsets.apps'>;
type Node = Stored<'nodes'>;

const REVISION_LABEL = 'controller-revision-hash';

/** Daemons also run on nodes that are not ready or cordoned. */
const tolerations: readonly Toleration[] = [
  'not-ready',
  'unreachable',
  'disk-pressure',
  'memory-pressure',
  'pid-pressure',
  'unschedulable',
].map((name) => ({ key: `node.kubernetes.io/${name}`, operator: 'Exists' }));

/**
 * | Node                         | Its pod                                                        |
 * | ---------------------------- | -------------------------------------------------------------- |
 * | selected, taints tolerated   | one is created                                                 |
 * | no longer selected, or gone  | deleted                                                        |
 * | pod of an older template     | replaced, one node at a time, while all others are available   |
 */
export const daemonSetController = defineController({
  resource: 'daemonsets.apps',
  reconcile: (set, { state }) => {
    if (set.metadata.deletionTimestamp) return;
    const nodes = state.list('nodes').filter((node) => runsOn(set, node));
    const pods = state.owned('pods', set).filter(isActive);
    for (const pod of pods) {
      if (!nodes.some((node) => isFor(pod, node))) state.remove('pods', pod);
    }
    for (const node of nodes) {
      if (!state.owned('pods', set).some((pod) => isFor(pod, node))) addPod(set, node, state);
    }
    replaceOne(set, nodes.length, state);
    updateStatus(set, nodes, state);
  },
  triggers: { nodes: (_changed, { state }) => state.list('daemonsets.apps') },
});

function podSpecOf(set: DaemonSet): Partial<PodSpec> {
  const spec = set.spec?.template.spec;
  return { ...spec, tolerations: [...(spec?.tolerations ?? []), ...tolerations] };
}

function runsOn(set: DaemonSet, node: Node): boolean {
  const spec = { containers: [], ...podSpecOf(set) };
  return selectsNode(spec, node) && untoleratedTaint(node, spec) === undefined;
}

/** The pod names its node in its affinity, before the scheduler binds it. */
function isFor({ spec }: Pod, { metadata: { name } }: Node): boolean {
  const terms =
    spec?.affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution?.nodeSelectorTerms;
  return terms?.some(({ matchFields }) => matchFields?.some(({ values }) => values?.includes(name))) === true;
}

function addPod(set: DaemonSet, node: Node, state: ClusterState): void {
  const matchFields = [{ key: 'metadata.name', operator: 'In', values: [node.metadata.name] }];
  const required = { nodeSelectorTerms: [{ matchFields }] };
  const affinity = { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: required } };
  const labels = { [REVISION_LABEL]: templateHash(set.spec?.template) };
  const pod = createPod(state, set, set.spec?.template, { labels, spec: { ...podSpecOf(set), affinity } });
  const message = `Created pod: ${pod.metadata.name}`;
  state.recordEvent(set, { type: 'Normal', reason: 'SuccessfulCreate', message });
}

function isUpdated(set: DaemonSet, { metadata }: Pod): boolean {
  return metadata.labels?.[REVISION_LABEL] === templateHash(set.spec?.template);
}

function replaceOne(set: DaemonSet, wanted: number, state: ClusterState): void {
  if (set.spec?.updateStrategy?.type === 'OnDelete') return;
  const pods = state.owned('pods', set);
  const old = pods.filter((pod) => isActive(pod) && !isUpdated(set, pod));
  const broken = old.find((pod) => !isReady(pod));
  const isWhole = pods.length === wanted && pods.every((pod) => isActive(pod) && isReady(pod));
  const next = broken ?? (isWhole ? old[0] : undefined);
  if (next) state.remove('pods', next);
}

function updateStatus(set: DaemonSet, nodes: readonly Node[], state: ClusterState): void {
  const pods = state.owned('pods', set).filter(isActive);
  const numberAvailable = pods.filter((pod) => {
    const at = availableAt(pod, set.spec?.minReadySeconds);
    return at !== null && at <= state.now;
  }).length;
  state.update('daemonsets.apps', {
    ...set,
    status: {
      currentNumberScheduled: pods.length,
      desiredNumberScheduled: nodes.length,
      numberMisscheduled: 0,
      numberReady: pods.filter(isReady).length,
      updatedNumberScheduled: pods.filter((pod) => isUpdated(set, pod)).length,
      numberAvailable,
      numberUnavailable: nodes.length - numberAvailable,
      observedGeneration: set.metadata.generation ?? 1,
    },
  });
}
