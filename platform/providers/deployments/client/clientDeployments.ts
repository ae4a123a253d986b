import type { Stored } from '../../kubernetes/api/objects.ts';
import { podNamePattern } from '../../kubernetes/api/generatedNames.ts';
import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClients } from '../../kubernetes/client/client.ts';
import { messageOf, stateOf } from '../../kubernetes/runtime/podHealth.ts';
import { toEvent } from '../../kubernetes/runtime/workloads/others.ts';
import type { ClusterDeployments, DeploymentName, DeploymentPod } from '../port.ts';
import { applyDeployment } from './applying.ts';
import { ID_LABEL, secretName } from './objects.ts';
import { observeDeployments, ours } from './observing.ts';

/** Kinds besides pods whose events concern a deployment, and what follows its name in theirs. */
const EVENT_NAMES: Readonly<Record<string, RegExp>> = {
  Deployment: /^$/,
  HorizontalPodAutoscaler: /^$/,
  Ingress: /^$/,
  Certificate: /^-tls$/,
  PersistentVolumeClaim: /^-\d+$/,
  ReplicaSet: /^-[a-z0-9]+$/,
};

function concerns({ involvedObject: { kind = '', name = '' } }: Stored<'events'>, target: string): boolean {
  if (kind === 'Pod') return new RegExp(`^${podNamePattern(target)}$`).test(name);
  return name.startsWith(target) && (EVENT_NAMES[kind]?.test(name.slice(target.length)) ?? false);
}

function toPod(pod: Stored<'pods'>): DeploymentPod {
  const statuses = pod.status?.containerStatuses ?? [];
  const waiting = statuses.find(({ state }) => state?.waiting)?.state?.waiting;
  const isHealthy = stateOf(pod) === 'running';
  return {
    deploymentId: pod.metadata.labels?.[ID_LABEL] ?? '',
    name: pod.metadata.name,
    phase: pod.status?.phase ?? 'Pending',
    ready: statuses.length > 0 && statuses.every(({ ready }) => ready),
    restartCount: statuses.reduce((sum, { restartCount }) => sum + restartCount, 0),
    node: pod.spec?.nodeName ?? null,
    reason: isHealthy ? '' : (waiting?.reason ?? pod.status?.reason ?? ''),
    message: isHealthy ? '' : messageOf(pod),
    createdAt: new Date(pod.metadata.creationTimestamp),
  };
}

async function removeAll(
  clients: Pick<KubernetesClients, 'of'>,
  clusterId: string,
  { name, namespace, volumes }: DeploymentName & { volumes: readonly string[] },
  signal: AbortSignal | undefined,
): Promise<void> {
  const client = await clients.of(clusterId);
  const target = { name, namespace };
  await client.delete('horizontalpodautoscalers.autoscaling', target, { signal });
  await client.delete('ingresses.networking.k8s.io', target, { signal });
  await client.delete('deployments.apps', target, { signal });
  await client.delete('services', target, { signal });
  await client.delete('secrets', { name: secretName(name), namespace }, { signal });
  for (const volume of volumes)
    await client.delete('persistentvolumeclaims', { name: volume, namespace }, { signal });
}

/** Deployments of the platform, through the Kubernetes API. */
export function createClientDeployments(clients: Pick<KubernetesClients, 'of'>): ClusterDeployments {
  return {
    apply: async (id, spec, signal) => applyDeployment(await clients.of(id), spec, signal),
    remove: (id, target, signal) => removeAll(clients, id, target, signal),
    removeClaims: async (id, namespace, names, signal) => {
      const client = await clients.of(id);
      for (const name of names)
        await client.delete('persistentvolumeclaims', { name, namespace }, { signal });
    },
    claims: async (id, namespace) => {
      const claims = await (await clients.of(id)).list('persistentvolumeclaims', { namespace });
      return claims.map(({ metadata }) => metadata.name);
    },
    exists: async (id, target) =>
      (await orNull((await clients.of(id)).get('deployments.apps', target))) !== null,
    hosts: async (id) => {
      const ingresses = await (await clients.of(id)).list('ingresses.networking.k8s.io');
      return ingresses.flatMap(({ metadata: { name, namespace = '' }, spec }) =>
        (spec?.rules ?? []).flatMap(({ host }) => (host === undefined ? [] : [{ host, name, namespace }])),
      );
    },
    observe: async (id) => observeDeployments(await clients.of(id)),
    pods: async (id, deploymentId) => {
      const selector = deploymentId === undefined ? ours : { labelSelector: `${ID_LABEL}=${deploymentId}` };
      const pods = await (await clients.of(id)).list('pods', selector);
      return pods.map(toPod).sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    events: async (id, { name, namespace }) => {
      const events = await (await clients.of(id)).list('events', { namespace });
      return events
        .filter((event) => concerns(event, name))
        .map(toEvent)
        .sort((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime());
    },
  };
}
