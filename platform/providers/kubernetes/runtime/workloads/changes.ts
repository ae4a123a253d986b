import type { ResourceName } from '../../api/resources.ts';
import type { KubernetesClient } from '../../client/client.ts';
import type { ChangeListener } from '../../workloadsPort.ts';

/** Resources whose changes people see. */
const watched = [
  'nodes',
  'pods',
  'deployments.apps',
  'statefulsets.apps',
  'daemonsets.apps',
  'jobs.batch',
  'horizontalpodautoscalers.autoscaling',
  'services',
  'ingresses.networking.k8s.io',
  'persistentvolumeclaims',
  'persistentvolumes',
] as const satisfies readonly ResourceName[];

/** Their changes can change what is ordered at Hetzner. */
const attachments: readonly ResourceName[] = ['services', 'persistentvolumes'];

/** Follows all of them until the signal aborts; rejects when the API refuses to be watched. */
export async function followChanges(
  client: KubernetesClient,
  listener: ChangeListener,
  signal: AbortSignal,
): Promise<void> {
  const own = new AbortController();
  let open = watched.length;
  const follow = async (resource: ResourceName): Promise<void> => {
    let isSynced = false;
    for await (const { type } of client.watch(resource, { signal: AbortSignal.any([signal, own.signal]) })) {
      if (isSynced) listener.onChange({ isAttachment: attachments.includes(resource) });
      else if (type === 'synced') {
        isSynced = true;
        open -= 1;
        if (open === 0) listener.onSynced();
      }
    }
  };
  try {
    await Promise.all(watched.map(follow));
  } finally {
    own.abort();
  }
}
