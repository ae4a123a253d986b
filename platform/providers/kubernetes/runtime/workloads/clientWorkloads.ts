import type { KubernetesClients } from '../../client/client.ts';
import type { ClusterWorkloads, KubernetesEvent } from '../../workloadsPort.ts';
import { measured } from '../measured.ts';
import { attachmentsOf } from './attachments.ts';
import { followChanges } from './changes.ts';
import { toEvent, toIngress, toService, toVolumeClaim } from './others.ts';
import { followPodLog, readPodLog } from './podLogs.ts';
import { toPod, toPodDetail, usageByPod } from './pods.ts';
import { workloadsOf } from './workloads.ts';

interface Named {
  namespace: string;
  name: string;
}

function byName(a: Named, b: Named): number {
  return (
    a.namespace.localeCompare(b.namespace, 'en') || a.name.localeCompare(b.name, 'en', { numeric: true })
  );
}

const newestFirst = (a: KubernetesEvent, b: KubernetesEvent): number =>
  b.lastSeenAt.getTime() - a.lastSeenAt.getTime();

/** Objects in running clusters, through the Kubernetes API. */
export function createClientWorkloads(clients: Pick<KubernetesClients, 'of'>): ClusterWorkloads {
  return {
    workloads: async (id) => {
      const client = await clients.of(id);
      const [deployments, replicaSets, statefulSets, daemonSets, jobs, pods] = await Promise.all([
        client.list('deployments.apps'),
        client.list('replicasets.apps'),
        client.list('statefulsets.apps'),
        client.list('daemonsets.apps'),
        client.list('jobs.batch'),
        client.list('pods'),
      ]);
      return workloadsOf({ deployments, replicaSets, statefulSets, daemonSets, jobs, pods }).sort(byName);
    },
    pods: async (id) => {
      const client = await clients.of(id);
      const [pods, usage] = await Promise.all([client.list('pods'), measured(client, 'pods.metrics.k8s.io')]);
      const used = usageByPod(usage);
      return pods.map((pod) => toPod(pod, used)).sort(byName);
    },
    pod: async (id, namespace, name) => {
      const client = await clients.of(id);
      const [object, usage, events] = await Promise.all([
        client.get('pods', { namespace, name }),
        measured(client, 'pods.metrics.k8s.io'),
        client.list('events', {
          namespace,
          fieldSelector: `involvedObject.kind=Pod,involvedObject.name=${name}`,
        }),
      ]);
      const pod = toPod(object, usageByPod(usage));
      return toPodDetail(object, pod, events.map(toEvent).sort(newestFirst));
    },
    podLog: async (id, pod, options) => readPodLog(await clients.of(id), pod, options),
    followPodLog: (id, pod, options) => followPodLog(() => clients.of(id), pod, options),
    openTerminal: async (id, pod, container, command, signal) =>
      (await clients.of(id)).exec(pod, { container, command, tty: true, signal }),
    services: async (id) => (await (await clients.of(id)).list('services')).map(toService).sort(byName),
    ingresses: async (id) =>
      (await (await clients.of(id)).list('ingresses.networking.k8s.io')).map(toIngress).sort(byName),
    volumeClaims: async (id) =>
      (await (await clients.of(id)).list('persistentvolumeclaims')).map(toVolumeClaim).sort(byName),
    attachments: async (id) => {
      const client = await clients.of(id);
      return attachmentsOf(
        ...(await Promise.all([
          client.list('persistentvolumes'),
          client.list('services'),
          client.list('nodes'),
        ])),
      );
    },
    events: async (id) => (await (await clients.of(id)).list('events')).map(toEvent).sort(newestFirst),
    follow: async (id, listener, signal) => followChanges(await clients.of(id), listener, signal),
  };
}
