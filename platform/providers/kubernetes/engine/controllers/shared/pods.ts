import type { PodSpec, PodTemplateSpec, ResourceRequirements } from 'kubernetes-types/core/v1.d.ts';
import { seededTail } from '../../../../simulation/chance.ts';
import { generatedPrefix } from '../../../api/generatedNames.ts';
import { parseQuantity } from '../../../api/quantities.ts';
import type { KubeObject, Stored } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';
import { conditionOf } from './conditions.ts';
import { after } from './time.ts';

export type Pod = Stored<'pods'>;

/** Neither ended nor being deleted: it counts towards the replicas of its owner. */
export function isActive({ metadata, status }: Pod): boolean {
  return !metadata.deletionTimestamp && status?.phase !== 'Succeeded' && status?.phase !== 'Failed';
}

export function isReady(pod: Pod): boolean {
  return conditionOf(pod, 'Ready')?.status === 'True';
}

/** When a ready pod counts as available; null if it is not ready. */
export function availableAt(pod: Pod, minReadySeconds = 0): Date | null {
  const since = isReady(pod) ? conditionOf(pod, 'Ready')?.lastTransitionTime : undefined;
  return since === undefined ? null : after(since, minReadySeconds * 1_000);
}

export interface Amounts {
  cpuMillis: number;
  memoryBytes: number;
}

function requestOf(resources: ResourceRequirements | undefined): Amounts {
  const { cpu, memory } = resources?.requests ?? {};
  return {
    cpuMillis: Math.round((parseQuantity(cpu ?? '0') ?? 0) * 1_000),
    memoryBytes: parseQuantity(memory ?? '0') ?? 0,
  };
}

/** Sum of the containers' requests. */
export function requestsOf(spec: PodSpec | undefined): Amounts {
  const amounts = (spec?.containers ?? []).map(({ resources }) => requestOf(resources));
  return {
    cpuMillis: amounts.reduce((sum, { cpuMillis }) => sum + cpuMillis, 0),
    memoryBytes: amounts.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0),
  };
}

function freeName(state: ClusterState, owner: KubeObject): string {
  const { name, namespace, uid } = owner.metadata;
  for (let attempt = 0; ; attempt += 1) {
    const seed = `${uid}/${state.now.getTime()}/${attempt}`;
    const podName = `${generatedPrefix(`${name}-`)}${seededTail(seed, 5)}`;
    if (!state.get('pods', podName, namespace)) return podName;
  }
}

/** Creates a pod from the owner's template; without a name it gets the owner's with a random ending. */
export function createPod(
  state: ClusterState,
  owner: KubeObject,
  template: PodTemplateSpec | undefined,
  changes: { name?: string; labels?: Record<string, string>; spec?: Partial<PodSpec> } = {},
): Pod {
  const { labels, annotations } = template?.metadata ?? {};
  const namespace = owner.metadata.namespace;
  const accountName = template?.spec?.serviceAccountName ?? 'default';
  const account = state.get('serviceaccounts', accountName, namespace);
  const imagePullSecrets = template?.spec?.imagePullSecrets ?? account?.imagePullSecrets;
  const metadata = {
    name: changes.name ?? freeName(state, owner),
    namespace,
    labels: { ...labels, ...changes.labels },
    ...(annotations && { annotations }),
  };
  const spec: PodSpec = {
    restartPolicy: 'Always',
    serviceAccountName: accountName,
    ...(imagePullSecrets && { imagePullSecrets }),
    ...template?.spec,
    containers: template?.spec?.containers ?? [],
    ...changes.spec,
  };
  return state.create('pods', { metadata, spec, status: { phase: 'Pending' } }, owner);
}
