import type { Container } from 'kubernetes-types/core/v1.d.ts';
import type { ClusterState } from '../../clusterState.ts';
import { waitingContainer, withContainers } from './podStatus.ts';
import type { Pod } from '../shared/pods.ts';

interface Reference {
  kind: 'secret' | 'configmap';
  name: string;
}

function referencesOf({ env = [], envFrom = [] }: Container): Reference[] {
  const sources = [
    ...env.map(({ valueFrom }) => ({
      secret: valueFrom?.secretKeyRef,
      configmap: valueFrom?.configMapKeyRef,
    })),
    ...envFrom.map(({ secretRef, configMapRef }) => ({ secret: secretRef, configmap: configMapRef })),
  ];
  return sources.flatMap(({ secret, configmap }) => [
    ...(secret?.name && !secret.optional ? [{ kind: 'secret' as const, name: secret.name }] : []),
    ...(configmap?.name && !configmap.optional ? [{ kind: 'configmap' as const, name: configmap.name }] : []),
  ]);
}

function missingReference(
  container: Container,
  { metadata }: Pod,
  state: ClusterState,
): Reference | undefined {
  return referencesOf(container).find(({ kind, name }) => {
    const resource = kind === 'secret' ? 'secrets' : 'configmaps';
    return state.get(resource, name, metadata.namespace) === undefined;
  });
}

/** Holds the pod back while a Secret or ConfigMap of its environment is missing; returns whether it does. */
export function waitsForReferences(pod: Pod, state: ClusterState): boolean {
  const containers = pod.spec?.containers ?? [];
  const statuses = containers.map((container) => {
    const missing = missingReference(container, pod, state);
    if (!missing) return waitingContainer(container, 'ContainerCreating');
    return waitingContainer(
      container,
      'CreateContainerConfigError',
      `${missing.kind} "${missing.name}" not found`,
    );
  });
  const waiting = statuses.map(({ state: one }) => one?.waiting).find((one) => one?.message !== undefined);
  if (!waiting) return false;
  const updated = state.update('pods', { ...pod, status: withContainers(pod.status, statuses, state.now) });
  const isKnown = pod.status?.containerStatuses?.some(
    ({ state: one }) => one?.waiting?.message === waiting.message,
  );
  if (!isKnown)
    state.recordEvent(updated, { type: 'Warning', reason: 'Failed', message: `Error: ${waiting.message}` });
  return true;
}

/** Pods that wait for a missing Secret or ConfigMap. */
export function waitingPods(namespace: string | undefined, state: ClusterState): Pod[] {
  return state
    .list('pods', { namespace })
    .filter(({ status }) =>
      status?.containerStatuses?.some((one) => one.state?.waiting?.reason === 'CreateContainerConfigError'),
    );
}
