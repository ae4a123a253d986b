import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { ResourceName } from '../../api/resources.ts';
import type { KubernetesClient, WatchEvent } from '../../client/client.ts';
import { KubernetesError } from '../../port.ts';
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

/** Resources of add-ons and their operators, which the API has only while these are installed. */
const optional = [
  'helmcharts.helm.cattle.io',
  'clusterissuers.cert-manager.io',
  'fluxinstances.fluxcd.controlplane.io',
  'gitrepositories.source.toolkit.fluxcd.io',
  'kustomizations.kustomize.toolkit.fluxcd.io',
  'clusters.postgresql.cnpg.io',
  'backups.postgresql.cnpg.io',
  'objectstores.barmancloud.cnpg.io',
] as const satisfies readonly ResourceName[];
/** How often a missing one is looked for, if no new deployment, such as its operator, gives a reason to look. */
const MISSING_MS = 5 * 60_000;

/** True if what is ordered at Hetzner can have changed; nodes report their state all the time. */
function isAttachment(resource: ResourceName, type: WatchEvent<ResourceName>['type']): boolean {
  return (
    resource === 'services' ||
    resource === 'persistentvolumes' ||
    (resource === 'nodes' && type !== 'modified')
  );
}

/** Follows all of them until the signal aborts; rejects when the API refuses to be watched. */
export async function followChanges(
  client: Pick<KubernetesClient, 'watch'>,
  listener: ChangeListener,
  signal: AbortSignal,
): Promise<void> {
  const own = new AbortController();
  const ends = AbortSignal.any([signal, own.signal]);
  // Each watch adds a listener.
  setMaxListeners(0, ends);
  let open = watched.length;
  let arrival = new AbortController();
  const onNewDeployment = (): void => {
    arrival.abort();
    arrival = new AbortController();
  };
  const follow = async (resource: ResourceName): Promise<void> => {
    let isSynced = false;
    for await (const { type } of client.watch(resource, { signal: ends })) {
      if (isSynced && resource === 'deployments.apps' && type === 'added') onNewDeployment();
      if (isSynced) listener.onChange({ isAttachment: isAttachment(resource, type) });
      else if (type === 'synced') {
        isSynced = true;
        open -= 1;
        if (open === 0) listener.onSynced();
      }
    }
  };
  const followOptional = async (resource: ResourceName): Promise<void> => {
    while (!ends.aborted) {
      // Of before the request: an operator may arrive while the API refuses it.
      const { signal: arrived } = arrival;
      try {
        for await (const { type } of client.watch(resource, { signal: ends }))
          if (type !== 'synced') listener.onChange({ isAttachment: false });
      } catch (error) {
        if (!(error instanceof KubernetesError && error.kind === 'notFound')) throw error;
        const awake = AbortSignal.any([ends, arrived]);
        await delay(MISSING_MS, undefined, { signal: awake, ref: false }).catch(() => undefined);
      }
    }
  };
  try {
    await Promise.all([...watched.map(follow), ...optional.map(followOptional)]);
  } finally {
    own.abort();
  }
}
