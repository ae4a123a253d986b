import type { Stored } from '../../../api/objects.ts';
import { CLUSTER_LABEL } from '../../../api/postgres.ts';
import { isSame } from '../../state/isSame.ts';
import { defineController, type ControllerContext } from '../controller.ts';
import { CLUSTERS } from './clusterParts.ts';

type Pooler = Stored<'poolers.postgresql.cnpg.io'>;

const POOLERS = 'poolers.postgresql.cnpg.io';
const POOLER_LABEL = 'cnpg.io/poolerName';
const IMAGE = 'ghcr.io/cloudnative-pg/pgbouncer:1.24.1';
const PORT = 5432;

/**
 * | Pooler             | Then                                                             |
 * | ------------------ | ---------------------------------------------------------------- |
 * | its Cluster exists | a Deployment of PgBouncer and a Service, both of its name        |
 * | changed            | the Deployment follows                                           |
 */
export const poolerController = defineController({
  resource: POOLERS,
  reconcile: (pooler, context) => {
    const { state } = context;
    const { name, namespace } = pooler.metadata;
    if (pooler.metadata.deletionTimestamp) return;
    if (!state.get(CLUSTERS, pooler.spec?.cluster.name ?? '', namespace)) return;
    putDeployment(pooler, context);
    if (!state.get('services', name, namespace)) createService(pooler, context);
    const instances = state.get('deployments.apps', name, namespace)?.status?.readyReplicas ?? 0;
    state.update(POOLERS, { ...pooler, status: { ...pooler.status, instances } });
  },
  triggers: {
    [CLUSTERS]: ({ metadata }, { state }) =>
      state
        .list(POOLERS, { namespace: metadata.namespace })
        .filter(({ spec, status }) => spec?.cluster.name === metadata.name && !status),
  },
});

function labelsOf({ metadata, spec }: Pooler): Record<string, string> {
  return { [POOLER_LABEL]: metadata.name, [CLUSTER_LABEL]: spec?.cluster.name ?? '' };
}

function putDeployment(pooler: Pooler, { state }: ControllerContext): void {
  const { name, namespace } = pooler.metadata;
  const { instances = 1, pgbouncer } = pooler.spec ?? {};
  const env = [{ name: 'POOL_MODE', value: pgbouncer?.poolMode ?? 'session' }];
  const ports = [{ name: 'pgbouncer', containerPort: PORT, protocol: 'TCP' }];
  const labels = labelsOf(pooler);
  const spec = {
    replicas: instances,
    selector: { matchLabels: { [POOLER_LABEL]: name } },
    template: {
      metadata: { labels: { ...labels, 'cnpg.io/podRole': 'pooler' } },
      spec: { containers: [{ name: 'pgbouncer', image: IMAGE, ports, env }] },
    },
  };
  const found = state.get('deployments.apps', name, namespace);
  if (!found) state.create('deployments.apps', { metadata: { name, namespace, labels }, spec }, pooler);
  else if (!isSame(found.spec, { ...found.spec, ...spec }))
    state.update('deployments.apps', { ...found, spec: { ...found.spec, ...spec } });
}

function createService(pooler: Pooler, { state }: ControllerContext): void {
  const { name, namespace } = pooler.metadata;
  const ports = [{ name: 'pgbouncer', port: PORT, targetPort: 'pgbouncer', protocol: 'TCP' }];
  const spec = { type: 'ClusterIP', selector: { [POOLER_LABEL]: name }, ports };
  state.create('services', { metadata: { name, namespace, labels: labelsOf(pooler) }, spec }, pooler);
}
