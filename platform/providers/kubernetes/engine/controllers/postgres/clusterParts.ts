import { BARMAN_PLUGIN, CLUSTER_LABEL } from '../../../api/postgres.ts';
import type { Stored } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';
import type { Pod } from '../shared/pods.ts';

export type Cluster = Stored<'clusters.postgresql.cnpg.io'>;
export type Claim = Stored<'persistentvolumeclaims'>;
export const CLUSTERS = 'clusters.postgresql.cnpg.io';

/** On pods, jobs and claims of a Cluster. */
export const INSTANCE_LABEL = 'cnpg.io/instanceName';
/** On claims: `initializing` until their job is done, then `ready`. */
export const CLAIM_STATUS = 'cnpg.io/pvcStatus';
const NODE_SERIAL = 'cnpg.io/nodeSerial';

const DEFAULT_IMAGE = 'ghcr.io/cloudnative-pg/postgresql:17.5';

export function imageOf({ spec }: Cluster): string {
  return spec?.imageName ?? DEFAULT_IMAGE;
}

/** `ghcr.io/cloudnative-pg/postgresql:17.5` → 17. */
export function majorVersionOf(image: string): number {
  return Number(/:(\d+)/.exec(image)?.[1] ?? 17);
}

/** Name and owner of the first database. */
export function databaseOf({ spec }: Cluster): { database: string; owner: string; secret: string | null } {
  const { initdb, recovery } = spec?.bootstrap ?? {};
  const { database = 'app', owner, secret } = initdb ?? recovery ?? {};
  return { database, owner: owner ?? database, secret: secret?.name ?? null };
}

/** Where the Cluster's WAL goes; null without the plugin of Barman Cloud. */
export function archiveOf({ metadata, spec }: Cluster): { store: string; server: string } | null {
  const plugin = spec?.plugins?.find(({ name }) => name === BARMAN_PLUGIN);
  const store = plugin?.parameters?.['barmanObjectName'];
  if (!plugin || plugin.enabled === false || store === undefined) return null;
  return { store, server: plugin.parameters?.['serverName'] ?? metadata.name };
}

/** A data directory, with the pod that runs on it. */
export interface Instance {
  name: string;
  serial: number;
  claim: Claim;
  pod: Pod | undefined;
}

/** The instances of a Cluster in order of their numbers: one per claim, as the operator counts them. */
export function instancesOf(cluster: Cluster, state: ClusterState): Instance[] {
  const pods = state.owned('pods', cluster);
  return state
    .owned('persistentvolumeclaims', cluster)
    .filter(({ metadata }) => metadata.deletionTimestamp === undefined)
    .map((claim) => ({
      name: claim.metadata.name,
      serial: Number(claim.metadata.annotations?.[NODE_SERIAL]),
      claim,
      pod: pods.find(({ metadata }) => metadata.name === claim.metadata.name),
    }))
    .sort((a, b) => a.serial - b.serial);
}

export function isInitialized({ claim }: Instance): boolean {
  return claim.metadata.annotations?.[CLAIM_STATUS] === 'ready';
}

export function createClaim(cluster: Cluster, serial: number, state: ClusterState): Claim {
  const { name, namespace } = cluster.metadata;
  const { size = '1Gi', storageClass } = cluster.spec?.storage ?? {};
  const instance = `${name}-${serial}`;
  return state.create(
    'persistentvolumeclaims',
    {
      metadata: {
        name: instance,
        namespace,
        labels: { [CLUSTER_LABEL]: name, [INSTANCE_LABEL]: instance, 'cnpg.io/pvcRole': 'PG_DATA' },
        annotations: { [CLAIM_STATUS]: 'initializing', [NODE_SERIAL]: String(serial) },
      },
      spec: {
        accessModes: ['ReadWriteOnce'],
        resources: { requests: { storage: size } },
        ...(storageClass !== undefined && { storageClassName: storageClass }),
      },
    },
    cluster,
  );
}
