import type { Clock } from '../../../clock.ts';
import type { Vault } from '../../../crypto/vault.ts';
import { observedPod } from './computed/crashLoop.ts';
import { logLines } from './computed/logs.ts';
import { nodeUsage, podUsage } from './computed/usage.ts';
import { controllers } from './controllers/controllers.ts';
import { readPresent } from './seeding/present.ts';
import { seedCluster } from './seeding/seed.ts';
import { readInfrastructure } from './seeding/infrastructure.ts';
import type { ClusterSimulation } from './simulation.ts';

/** What happens inside of embedded clusters: their controllers, their first objects, and what follows from the clock. */
export function createClusterSimulation({ clock, vault }: { clock: Clock; vault: Vault }): ClusterSimulation {
  const observed: ClusterSimulation['observed'] = (pod, now) =>
    observedPod(pod, now, (ms) => clock.simulated(ms));
  return {
    controllers,
    infrastructure: (db, clusterId) => readInfrastructure(db, clusterId, clock),
    seed: async (db, state, infrastructure) => {
      const present = await readPresent(db, state.clusterId, vault);
      if (present) seedCluster(state, infrastructure, controllers, present);
    },
    observed,
    logLines: (pod, container, range, now) => logLines(observed(pod, now), container, range, now),
    podUsage,
    nodeUsage,
  };
}
