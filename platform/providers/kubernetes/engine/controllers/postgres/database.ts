import { CLUSTER_PHASES } from '../../../api/postgres.ts';
import { defineController } from '../controller.ts';
import { CLUSTERS } from './clusterParts.ts';

const DATABASES = 'databases.postgresql.cnpg.io';

/**
 * | Database                          | Then                                         |
 * | --------------------------------- | -------------------------------------------- |
 * | its Cluster is not healthy        | waits                                        |
 * | new or changed                    | applied, with its extensions                 |
 */
export const databaseController = defineController({
  resource: DATABASES,
  reconcile: (database, { state }) => {
    const { metadata, spec, status } = database;
    const cluster = state.get(CLUSTERS, spec?.cluster.name ?? '', metadata.namespace);
    if (metadata.deletionTimestamp || status?.observedGeneration === metadata.generation) return;
    if (cluster?.status?.phase !== CLUSTER_PHASES.healthy) return;
    const present = (spec?.extensions ?? []).filter(({ ensure }) => ensure !== 'absent');
    const extensions = present.map(({ name }) => ({ name, applied: true }));
    state.update(DATABASES, {
      ...database,
      status: {
        applied: true,
        observedGeneration: metadata.generation ?? 1,
        ...(extensions.length > 0 && { extensions }),
      },
    });
  },
  triggers: {
    [CLUSTERS]: ({ metadata }, { state }) =>
      state
        .list(DATABASES, { namespace: metadata.namespace })
        .filter(
          ({ spec, metadata: own, status }) =>
            spec?.cluster.name === metadata.name && status?.observedGeneration !== own.generation,
        ),
  },
});
