import { BARMAN_PLUGIN, type PostgresCluster } from '../../../api/postgres.ts';
import type { ClusterState } from '../../clusterState.ts';
import { testCluster } from '../testing.ts';

export const NAMESPACE = 'databases';

type Spec = NonNullable<PostgresCluster['spec']>;

interface Keys {
  accessKey?: string;
  bucket?: string;
}

const encoded = (value: string): string => Buffer.from(value).toString('base64');

/** A cluster with the storage class of Hetzner, and what tests do with databases in it. */
export function databaseCluster(...options: Parameters<typeof testCluster>) {
  const { state: ofCluster, ...cluster } = testCluster(...options);
  const state: ClusterState = ofCluster;
  state.create('namespaces', { metadata: { name: NAMESPACE } });
  state.create('storageclasses.storage.k8s.io', {
    metadata: {
      name: 'hcloud-volumes',
      annotations: { 'storageclass.kubernetes.io/is-default-class': 'true' },
    },
    provisioner: 'csi.hetzner.cloud',
    volumeBindingMode: 'WaitForFirstConsumer',
  });
  const get = (name: string) => state.get('clusters.postgresql.cnpg.io', name, NAMESPACE);
  const found = (name: string) => {
    const database = get(name);
    if (!database) throw new Error(`no database ${name}`);
    return database;
  };
  const create = (name: string, changes: Partial<Spec> = {}) =>
    state.create('clusters.postgresql.cnpg.io', {
      metadata: { name, namespace: NAMESPACE },
      spec: {
        instances: 1,
        imageName: 'ghcr.io/cloudnative-pg/postgresql:17.5',
        storage: { size: '10Gi' },
        bootstrap: { initdb: { database: 'shop', owner: 'shop' } },
        ...changes,
      },
    });
  const change = (name: string, changes: Partial<Spec>) => {
    const database = found(name);
    const spec = { instances: 1, storage: { size: '10Gi' }, ...database.spec, ...changes };
    state.update('clusters.postgresql.cnpg.io', { ...database, spec });
  };
  const store = (name: string, { accessKey = 'AKIA', bucket = 'backups' }: Keys = {}) => {
    state.create('secrets', {
      metadata: { name, namespace: NAMESPACE },
      data: { id: encoded(accessKey), key: encoded('secret') },
    });
    state.create('objectstores.barmancloud.cnpg.io', {
      metadata: { name, namespace: NAMESPACE },
      spec: {
        configuration: {
          destinationPath: `s3://${bucket}/${name}`,
          endpointURL: 'https://fsn1.your-objectstorage.com',
          s3Credentials: { accessKeyId: { name, key: 'id' }, secretAccessKey: { name, key: 'key' } },
        },
        retentionPolicy: '7d',
      },
    });
  };
  const condition = (name: string, type: string) => {
    const one = get(name)?.status?.conditions?.find((each) => each.type === type);
    return one && [one.status, one.message];
  };
  return {
    ...cluster,
    state,
    create,
    change,
    store,
    condition,
    found,
    status: (name: string) => get(name)?.status,
    pods: (name: string) => state.list('pods', { namespace: NAMESPACE, labels: { 'cnpg.io/cluster': name } }),
    roles: (name: string) =>
      state
        .list('pods', { namespace: NAMESPACE, labels: { 'cnpg.io/cluster': name } })
        .map(({ metadata }) => `${metadata.name} ${metadata.labels?.['cnpg.io/instanceRole']}`),
    archived: (storeName: string): Partial<Spec> => ({
      plugins: [{ name: BARMAN_PLUGIN, isWALArchiver: true, parameters: { barmanObjectName: storeName } }],
    }),
  };
}
