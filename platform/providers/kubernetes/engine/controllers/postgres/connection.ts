import type { ServiceSpec } from 'kubernetes-types/core/v1.d.ts';
import { seededHex } from '../../../../simulation/chance.ts';
import { CLUSTER_LABEL, RELOAD_LABEL, ROLE_LABEL } from '../../../api/postgres.ts';
import { secretData } from '../../../api/secretData.ts';
import type { ClusterState } from '../../clusterState.ts';
import { isSame } from '../../state/isSame.ts';
import { databaseOf, type Cluster } from './clusterParts.ts';

const PORT = 5432;
const PRIMARY = { [ROLE_LABEL]: 'primary' };
const REPLICA = { [ROLE_LABEL]: 'replica' };
const SELECTORS = { rw: PRIMARY, ro: REPLICA, r: { 'cnpg.io/podRole': 'instance' } } as const;
/** On additional services: the operator deletes those that are no longer described. */
const MANAGED_LABEL = 'cnpg.io/isManaged';

function createSecret(
  cluster: Cluster,
  name: string,
  { username, dbname }: { username: string; dbname: string },
  state: ClusterState,
): void {
  const { namespace, uid } = cluster.metadata;
  if (state.get('secrets', name, namespace)) return;
  // Follows from the random uid, because controllers are functions of the state.
  const password = seededHex(`${uid}/${name}`, 64);
  const host = `${cluster.metadata.name}-rw`;
  const full = `${host}.${namespace}`;
  const uri = `postgresql://${username}:${password}@${full}:${PORT}/${dbname}`;
  const data = {
    ...{ username, user: username, password, dbname, host, port: String(PORT), uri },
    'jdbc-uri': `jdbc:postgresql://${full}:${PORT}/${dbname}?password=${password}&user=${username}`,
    pgpass: `${host}:${PORT}:${dbname}:${username}:${password}\n`,
  };
  const labels = { [CLUSTER_LABEL]: cluster.metadata.name, [RELOAD_LABEL]: 'true' };
  const metadata = { name, namespace, labels };
  state.create('secrets', { metadata, type: 'kubernetes.io/basic-auth', data: secretData(data) }, cluster);
}

/** Secrets with passwords that nobody gave: `<name>-app` and, if it may log in, `<name>-superuser`. */
export function createSecrets(cluster: Cluster, state: ClusterState): void {
  const { metadata, spec } = cluster;
  const { database, owner, secret } = databaseOf(cluster);
  if (secret === null)
    createSecret(cluster, `${metadata.name}-app`, { username: owner, dbname: database }, state);
  if (spec?.enableSuperuserAccess && !spec.superuserSecret)
    createSecret(cluster, `${metadata.name}-superuser`, { username: 'postgres', dbname: '*' }, state);
}

interface WantedService {
  name: string;
  labels: Record<string, string>;
  annotations?: Record<string, string>;
  spec: ServiceSpec;
}

function wantedServices({ metadata, spec }: Cluster): WantedService[] {
  const { name } = metadata;
  const own = { [CLUSTER_LABEL]: name };
  const ports = [{ name: 'postgres', port: PORT, targetPort: PORT, protocol: 'TCP' }];
  const selectorOf = (type: keyof typeof SELECTORS): Record<string, string> => ({
    ...own,
    ...SELECTORS[type],
  });
  const defaults = (['rw', 'ro', 'r'] as const).map((type) => ({
    name: `${name}-${type}`,
    labels: own,
    spec: { type: 'ClusterIP', ports, selector: selectorOf(type) },
  }));
  const additional = (spec?.managed?.services?.additional ?? []).map(({ selectorType, serviceTemplate }) => ({
    name: serviceTemplate.metadata.name,
    labels: { ...serviceTemplate.metadata.labels, ...own, [MANAGED_LABEL]: 'true' },
    annotations: { ...serviceTemplate.metadata.annotations },
    spec: { ports, ...serviceTemplate.spec, selector: selectorOf(selectorType) },
  }));
  return [...defaults, ...additional];
}

/** The services `-rw`, `-ro` and `-r`, and those that the Cluster describes besides. */
export function putServices(cluster: Cluster, state: ClusterState): void {
  const { namespace } = cluster.metadata;
  const wanted = wantedServices(cluster);
  for (const { name, labels, annotations, spec } of wanted) {
    const found = state.get('services', name, namespace);
    if (!found) {
      const metadata = { name, namespace, labels, ...(annotations && { annotations }) };
      state.create('services', { metadata, spec }, cluster);
      continue;
    }
    const changed = { ...found.spec, ...spec };
    if (!isSame(found.spec, changed)) state.update('services', { ...found, spec: changed });
  }
  for (const service of state.owned('services', cluster)) {
    const isWanted = wanted.some(({ name }) => name === service.metadata.name);
    if (service.metadata.labels?.[MANAGED_LABEL] !== undefined && !isWanted)
      state.remove('services', service);
  }
}
