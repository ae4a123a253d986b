import { isDeepStrictEqual } from 'node:util';
import type { ClustersService } from '../../clusters/clusters.service.ts';
import type { ClusterRow } from '../../clusters/clusters.store.ts';
import type { Clock } from '../../../clock.ts';
import { healthOf, type HealthReading } from './health.rules.ts';

interface HealthDeps {
  clock: Clock;
  clusters: Pick<ClustersService, 'noteHealth'>;
  /** Names of the add-ons of a cluster whose last action failed. */
  failedAddons: (clusterId: string) => Promise<string[]>;
}

/** Keeps the health of clusters on their rows, so that lists show it without a call to each cluster. */
export interface Health {
  /** Stores and publishes the health after a reading, if it has changed. Null: the API did not respond. */
  note(cluster: ClusterRow, reading: HealthReading | null): Promise<void>;
}

export function createHealth({ clock, clusters, failedAddons }: HealthDeps): Health {
  return {
    note: async (cluster, reading) => {
      const found = healthOf(reading, await failedAddons(cluster.id));
      const since = cluster.health?.unreachableSince ?? clock.now().toISOString();
      const health = reading ? found : { ...found, unreachableSince: since };
      if (!isDeepStrictEqual(health, cluster.health)) await clusters.noteHealth(cluster.id, health);
    },
  };
}
