import { CLUSTER_PHASES } from '../../../api/postgres.ts';
import type { KubeObject } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';
import { defineController, type ControllerContext } from '../controller.ts';
import { earliest } from '../shared/time.ts';
import { archiveOf, CLUSTERS, instancesOf, type Cluster } from './clusterParts.ts';
import { createSecrets, putServices } from './connection.ts';
import { diskState } from './disk.ts';
import { growClaims, steps, type Step } from './instances.ts';
import { upgradeMajorVersion } from './majorUpgrade.ts';
import { secretNames, STORES } from '../barman/objectStores.ts';
import { labelRoles, movePrimary } from './primary.ts';
import { updateStatus } from './status.ts';

/**
 * | Cluster                                   | Phase                                  | Then                                              |
 * | ----------------------------------------- | -------------------------------------- | ------------------------------------------------- |
 * | new                                       | Setting up primary                     | secrets, services, a claim, a job that fills it   |
 * | the job has failed                        | Cluster is unrecoverable …             |                                                   |
 * | fewer instances than wanted               | Creating a new replica                 | a claim and a job that copies the primary         |
 * | more than wanted                          | Waiting for the instances …            | the highest number goes, with its data            |
 * | a pod is missing or not ready             | Waiting for the instances …            | it is started again on its claim                  |
 * | the primary does not serve, a replica does | Failing over                          | the replica is promoted                           |
 * | another instance is named targetPrimary   | Switchover in progress                 | it is promoted                                    |
 * | other image, or settings that restart     | Upgrading cluster                      | replicas, then the primary                        |
 * | image of another major version            | Upgrading Postgres major version       | all stop, a job upgrades the data                 |
 * | the disk is full                          | Not enough disk space                  | waits for a larger size                           |
 * | all instances serve                       | Cluster in healthy state               | nothing: what goes on is computed from the clock  |
 */
export const postgresClusterController = defineController({
  resource: CLUSTERS,
  reconcile: (cluster, context) => {
    if (cluster.metadata.deletionTimestamp) return;
    const { state } = context;
    createSecrets(cluster, state);
    putServices(cluster, state);
    growClaims(cluster, instancesOf(cluster, state), state);
    const promotion = movePrimary(cluster, instancesOf(cluster, state), context);
    const step =
      promotion.phase === null ? nextStep(cluster, context) : { ...promotion, phase: promotion.phase };
    labelRoles(latest(cluster, state), instancesOf(cluster, state), context);
    const disk = diskState(latest(cluster, state), step, context);
    const updated = updateStatus(latest(cluster, state), disk.step ?? step, context);
    state.wakeAt(CLUSTERS, updated, earliest([promotion.wakeAt, disk.wakeAt]));
  },
  triggers: {
    [STORES]: ({ metadata }, { state }) =>
      clustersIn(metadata, state).filter((cluster) => archiveOf(cluster)?.store === metadata.name),
    secrets: ({ metadata }, { state }) =>
      clustersIn(metadata, state).filter((cluster) => {
        const store = state.get(STORES, archiveOf(cluster)?.store ?? '', metadata.namespace);
        return store && secretNames(store).includes(metadata.name);
      }),
  },
});

function clustersIn({ namespace }: KubeObject['metadata'], state: ClusterState): Cluster[] {
  return state.list(CLUSTERS, { namespace });
}

/** The Cluster with what was changed in this reconciliation. */
function latest(cluster: Cluster, state: ClusterState): Cluster {
  return state.get(CLUSTERS, cluster.metadata.name, cluster.metadata.namespace) ?? cluster;
}

const healthy: Step = { phase: CLUSTER_PHASES.healthy };

function nextStep(cluster: Cluster, context: ControllerContext): Step {
  for (const step of [upgradeMajorVersion, ...steps]) {
    const found = step(latest(cluster, context.state), instancesOf(cluster, context.state), context);
    if (found) return found;
  }
  return healthy;
}
