import { KubernetesError } from '../port.ts';
import { orNull } from './absent.ts';
import type { KubernetesClient } from './client.ts';

/** Makes a namespace if the cluster lacks it. */
export async function ensureNamespace(
  client: Pick<KubernetesClient, 'get' | 'create'>,
  name: string,
  signal?: AbortSignal,
): Promise<void> {
  if (await orNull(client.get('namespaces', { name }, signal))) return;
  try {
    await client.create('namespaces', { metadata: { name } }, { signal });
  } catch (error) {
    // Somebody else made it at the same time.
    if (!(error instanceof KubernetesError && error.kind === 'conflict')) throw error;
  }
}
