import type { ContainerStatus } from 'kubernetes-types/core/v1.d.ts';
import { stringify } from 'yaml';
import { z } from 'zod';
import type { Stored } from '../../api/objects.ts';
import type { Amount } from '../../port.ts';
import type { Condition, KubernetesEvent, Pod, PodContainer, PodDetail } from '../../workloadsPort.ts';
import { amountOf, sum } from '../nodes.ts';
import { messageOf, stateOf } from '../podHealth.ts';

const metrics = z.object({ containers: z.array(z.object({ usage: z.record(z.string(), z.string()) })) });

/** Namespace and name, such as shop/web. */
export const podKey = ({ namespace = '', name }: { namespace?: string; name: string }): string =>
  `${namespace}/${name}`;

/** Usage by namespace and name of the pod. */
export function usageByPod(measured: readonly Stored<'pods.metrics.k8s.io'>[]): Map<string, Amount> {
  return new Map(
    measured.flatMap((one) => {
      const parsed = metrics.safeParse(one);
      if (!parsed.success) return [];
      return [[podKey(one.metadata), sum(parsed.data.containers.map(({ usage }) => amountOf(usage)))]];
    }),
  );
}

const dateOf = (time: string | undefined): Date | null => (time === undefined ? null : new Date(time));

function stateOfContainer({
  state,
}: ContainerStatus): Pick<PodContainer, 'state' | 'reason' | 'message' | 'startedAt'> {
  const { running, terminated, waiting } = state ?? {};
  if (running) return { state: 'running', reason: '', message: '', startedAt: dateOf(running.startedAt) };
  if (terminated) {
    const { reason = '', message = `Exit code ${terminated.exitCode}`, startedAt } = terminated;
    return { state: 'terminated', reason, message, startedAt: dateOf(startedAt) };
  }
  return {
    state: 'waiting',
    reason: waiting?.reason ?? '',
    message: waiting?.message ?? '',
    startedAt: null,
  };
}

function containersOf({ spec, status }: Stored<'pods'>): PodContainer[] {
  return (spec?.containers ?? []).map(({ name, image = '' }) => {
    const found = status?.containerStatuses?.find((one) => one.name === name);
    const state = stateOfContainer(found ?? { name, image, imageID: '', ready: false, restartCount: 0 });
    return { name, image, ready: found?.ready ?? false, restartCount: found?.restartCount ?? 0, ...state };
  });
}

/** A pod for people. */
export function toPod(pod: Stored<'pods'>, usage: ReadonlyMap<string, Amount>): Pod {
  const { name, namespace = '', creationTimestamp, ownerReferences = [] } = pod.metadata;
  const owner = ownerReferences.find(({ controller }) => controller) ?? null;
  const state = stateOf(pod);
  return {
    name,
    namespace,
    state,
    message: state === 'running' || state === 'completed' ? '' : messageOf(pod),
    node: pod.spec?.nodeName ?? null,
    ip: pod.status?.podIP ?? null,
    owner: owner && { kind: owner.kind, name: owner.name },
    createdAt: new Date(creationTimestamp),
    usage: usage.get(podKey(pod.metadata)) ?? null,
    containers: containersOf(pod),
  };
}

interface KubernetesCondition {
  type: string;
  status: string;
  reason?: string;
  message?: string;
  lastTransitionTime?: string;
}

/** Conditions of a pod or a node. */
export function toConditions(conditions: readonly KubernetesCondition[] = []): Condition[] {
  return conditions.map(({ type, status, reason = '', message = '', lastTransitionTime }) => ({
    type,
    status: status === 'True' || status === 'False' ? status : 'Unknown',
    reason,
    message,
    changedAt: dateOf(lastTransitionTime),
  }));
}

/** A pod with its conditions, events and YAML. */
export function toPodDetail(object: Stored<'pods'>, pod: Pod, events: readonly KubernetesEvent[]): PodDetail {
  const { managedFields: _unread, name, namespace, ...metadata } = object.metadata;
  const { apiVersion, kind, spec, status } = object;
  const yaml = stringify({ apiVersion, kind, metadata: { name, namespace, ...metadata }, spec, status });
  return { pod, conditions: toConditions(object.status?.conditions), events, yaml };
}
