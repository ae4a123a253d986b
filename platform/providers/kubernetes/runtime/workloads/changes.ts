import type { ResourceName } from '../../api/resources.ts';
import type { KubernetesClient } from '../../client/client.ts';

/** Resources whose changes people see. */
const watched = [
  'nodes',
  'pods',
  'deployments.apps',
  'statefulsets.apps',
  'daemonsets.apps',
  'jobs.batch',
  'services',
  'ingresses.networking.k8s.io',
  'persistentvolumeclaims',
] as const satisfies readonly ResourceName[];

/** Calls back after each change, until the signal aborts; rejects when the API refuses to be watched. */
export async function followChanges(
  client: KubernetesClient,
  onChange: () => void,
  signal: AbortSignal,
): Promise<void> {
  const own = new AbortController();
  const follow = async (resource: ResourceName): Promise<void> => {
    let isSynced = false;
    for await (const { type } of client.watch(resource, { signal: AbortSignal.any([signal, own.signal]) })) {
      if (isSynced) onChange();
      else isSynced = type === 'synced';
    }
  };
  try {
    await Promise.all(watched.map(follow));
  } finally {
    own.abort();
  }
}
