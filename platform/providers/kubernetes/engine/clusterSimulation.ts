import type { Clock } from '../../../clock.ts';
import type { Vault } from '../../../crypto/vault.ts';
import type { Tx } from '../../../db/database.ts';
import { placeAttachments } from './attachments.ts';
import { observedPod } from './computed/crashLoop.ts';
import { logLines } from './computed/logs.ts';
import { instanceMetrics } from './computed/postgres/metrics.ts';
import { nodeUsage, podUsage } from './computed/usage.ts';
import { newScaling, type Scaling } from './controllers/autoscaling/scaling.ts';
import { controllers } from './controllers/controllers.ts';
import { readPresent } from './seeding/present.ts';
import { seedCluster } from './seeding/seed.ts';
import { readInfrastructure } from './seeding/infrastructure.ts';
import type { ClusterSimulation } from './simulation.ts';

/** What the cluster autoscaler of a cluster orders. */
export interface ScalingOrder extends Scaling {
  clusterId: string;
}

interface Options {
  clock: Clock;
  vault: Vault;
  /** Has servers ordered or deleted once the transaction has been committed; without it nothing happens. */
  scale?: (tx: Tx, order: ScalingOrder) => Promise<void>;
}

/** What happens inside of embedded clusters: their controllers, their first objects, and what follows from the clock. */
export function createClusterSimulation({ clock, vault, scale }: Options): ClusterSimulation {
  const observed: ClusterSimulation['observed'] = (pod, now) =>
    observedPod(pod, now, (ms) => clock.simulated(ms));
  return {
    controllers,
    infrastructure: (db, clusterId, now) => readInfrastructure(db, clusterId, clock, now),
    seed: async (db, state, infrastructure) => {
      const present = await readPresent(db, state.clusterId, vault);
      if (present) seedCluster(state, infrastructure, controllers, present);
    },
    settled: async (tx, state, infrastructure) => {
      await placeAttachments(tx, state, infrastructure);
      const scaling = newScaling(state);
      if (scaling) await scale?.(tx, { clusterId: state.clusterId, ...scaling });
    },
    observed,
    logLines: (pod, container, range, now) => logLines(observed(pod, now), container, range, now),
    podUsage,
    nodeUsage,
    instanceMetrics,
  };
}
