import type { Actor } from '../../http/authGuard.ts';
import { refused, type DomainError } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import { ProviderError } from '../../providers/providerError.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import { readingBlocker, type ReadingBlocker } from './nodes.rules.ts';

function refusalOf(blocker: ReadingBlocker): DomainError {
  if (blocker === 'archived') return refused(text('archived'));
  return refused(text('nodes_cluster_not_active'), { error: blocker });
}

/** Throws 502 if the Kubernetes of a cluster, or what runs on it, does not respond. */
export async function askKubernetes<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof ProviderError) throw refused(error.text, { status: 502, error: 'provider' });
    throw error;
  }
}

/** Asks the Kubernetes of a cluster that runs. */
export type ReadCluster = <T>(
  actor: Actor,
  clusterId: string,
  question: (cluster: ClusterRow) => Promise<T>,
) => Promise<T>;

/** Throws 404 for clusters of other accounts, 409 for a cluster that does not run, and 502 without a response. */
export function clusterReader(clusters: Pick<ClustersService, 'find'>): ReadCluster {
  return async (actor, id, question) => {
    const cluster = await clusters.find(actor.accountId, id);
    const blocker = readingBlocker(cluster);
    if (blocker) throw refusalOf(blocker);
    return askKubernetes(() => question(cluster));
  };
}
