import type { Stored } from '../api/objects.ts';
import type { KubernetesClient } from '../client/client.ts';
import { KubernetesError } from '../port.ts';

/** What the metrics server measured; empty while its group is absent or not ready. */
export async function measured<R extends 'nodes.metrics.k8s.io' | 'pods.metrics.k8s.io'>(
  client: KubernetesClient,
  resource: R,
): Promise<Stored<R>[]> {
  try {
    return await client.list(resource);
  } catch (error) {
    const isAbsent = error instanceof KubernetesError && ['notFound', 'transient'].includes(error.kind);
    if (!isAbsent) throw error;
    return [];
  }
}
