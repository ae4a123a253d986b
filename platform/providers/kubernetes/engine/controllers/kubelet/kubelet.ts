import type { Stored } from '../../../api/objects.ts';
import { defineController, type ControllerContext } from '../controller.ts';
import { isReady, type Pod } from '../shared/pods.ts';
import { after } from '../shared/time.ts';
import { finishJobPod } from './jobPods.ts';
import { waitingPods } from './references.ts';
import { runContainers } from './running.ts';
import { pullFailed, startPod } from './starting.ts';
import { terminateMs } from './timing.ts';
import { podsWaitingFor } from './volumes.ts';

/**
 * What the kubelet of its node does with a pod:
 *
 * | Stage       | Seen as                                   | Next step                                                 |
 * | ----------- | ----------------------------------------- | --------------------------------------------------------- |
 * | bound       | no start time                             | creating                                                  |
 * | creating    | ContainerCreating                         | once its volumes are attached to no other node            |
 * |             |                                           | after the pull (by size of the images): running           |
 * |             |                                           | without image or access: pullFailed                       |
 * |             | CreateContainerConfigError                | until the Secret or ConfigMap exists                      |
 * |             | PodInitializing                           | after the init containers, one by one: running            |
 * | pullFailed  | ErrImagePull                              | 10 s later: stuck                                         |
 * | running     | Running; Ready after the probes           | a failing image: CrashLoopBackOff; its restarts and waits |
 * |             |                                           | are computed from the clock when the pod is read          |
 * | runningJob  | Running                                   | after its work: ended                                     |
 * | stuck       | ImagePullBackOff                          | none                                                      |
 * | ended       | Succeeded, Failed                         | none                                                      |
 * | terminating | deletionTimestamp                         | after the grace period: the pod is gone                   |
 */
type Stage =
  | 'bound'
  | 'creating'
  | 'pullFailed'
  | 'running'
  | 'runningJob'
  | 'stuck'
  | 'ended'
  | 'terminating';

const WAITING_STAGES: Readonly<Record<string, Stage>> = {
  ContainerCreating: 'creating',
  PodInitializing: 'creating',
  CreateContainerConfigError: 'creating',
  ErrImagePull: 'pullFailed',
  ImagePullBackOff: 'stuck',
};

/** The stage a pod is in, from its status. */
function stageOf({ metadata, spec, status }: Pod): Stage {
  if (metadata.deletionTimestamp) return 'terminating';
  if (status?.phase === 'Succeeded' || status?.phase === 'Failed') return 'ended';
  if (!status?.startTime) return 'bound';
  const statuses = [...(status.initContainerStatuses ?? []), ...(status.containerStatuses ?? [])];
  const stages = new Set(statuses.map(({ state }) => WAITING_STAGES[state?.waiting?.reason ?? '']));
  const waiting = (['pullFailed', 'stuck', 'creating'] as const).find((stage) => stages.has(stage));
  return waiting ?? ((spec?.restartPolicy ?? 'Always') === 'Always' ? 'running' : 'runningJob');
}

type Step = (pod: Pod, node: Stored<'nodes'>, context: ControllerContext) => void;

const nothing: Step = () => undefined;
const steps: Record<Stage, Step> = {
  bound: startPod,
  creating: runContainers,
  pullFailed,
  running: runContainers,
  runningJob: finishJobPod,
  stuck: nothing,
  ended: nothing,
  terminating: terminate,
};

export const kubeletController = defineController({
  resource: 'pods',
  reconcile: (pod, context) => {
    if (!pod.spec?.nodeName) return;
    const node = context.state.get('nodes', pod.spec.nodeName);
    if (node) steps[stageOf(pod)](pod, node, context);
    // The kubelet went with its node and confirms nothing any more.
    else context.state.remove('pods', pod);
  },
  triggers: {
    pods: (changed, { state }) => podsWaitingFor(changed, state),
    secrets: ({ metadata }, { state }) => waitingPods(metadata.namespace, state),
    configmaps: ({ metadata }, { state }) => waitingPods(metadata.namespace, state),
    persistentvolumeclaims: ({ metadata }, { state }) =>
      state
        .list('pods', { namespace: metadata.namespace })
        .filter(({ spec }) =>
          spec?.volumes?.some((one) => one.persistentVolumeClaim?.claimName === metadata.name),
        ),
  },
});

function terminate(pod: Pod, _node: Stored<'nodes'>, { state, infrastructure }: ControllerContext): void {
  const { deletionTimestamp, creationTimestamp, deletionGracePeriodSeconds } = pod.metadata;
  const grace = deletionGracePeriodSeconds ?? pod.spec?.terminationGracePeriodSeconds;
  const goneAt = after(deletionTimestamp ?? creationTimestamp, infrastructure.simulated(terminateMs(grace)));
  if (state.now >= goneAt) return state.remove('pods', pod);
  state.wakeAt('pods', pod, goneAt);
  for (const { name } of isReady(pod) ? (pod.spec?.containers ?? []) : [])
    state.recordEvent(pod, { type: 'Normal', reason: 'Killing', message: `Stopping container ${name}` });
}
