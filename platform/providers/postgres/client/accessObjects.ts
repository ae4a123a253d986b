import type { NewObject } from '../../kubernetes/api/objects.ts';
import type { PostgresSpec } from '../port.ts';
import { ferretdbImage } from './images.ts';
import { FERRETDB_PORT, ferretdbName, ID_LABEL, metadataOf, poolerName } from './names.ts';

/** The key with FerretDB's connection string in its Secret. */
export const FERRETDB_URL = 'url';
const CHECKSUM = 'kubedeck.io/secrets-checksum';

/** PgBouncer; null without it. */
export function poolerObject(spec: PostgresSpec): NewObject<'poolers.postgresql.cnpg.io'> | null {
  const { name, config } = spec;
  if (!config.pooler_enabled) return null;
  return {
    metadata: metadataOf(spec, poolerName(name)),
    spec: {
      cluster: { name },
      instances: config.pooler_instances,
      type: 'rw',
      pgbouncer: {
        poolMode: config.pooler_mode,
        parameters: { max_client_conn: '1000', default_pool_size: '20' },
      },
    },
  };
}

/** Name of the object of a database: names in PostgreSQL may have underscores. */
export const databaseObjectName = (name: string, database: string): string =>
  `${name}-${database.replaceAll('_', '.')}`;

/**
 * The first database with its extensions, then the further ones. `former` are the extensions that the first one has: the
 * operator would keep those that are left out.
 */
export function databaseObjects(
  spec: PostgresSpec,
  former: readonly string[] = [],
): NewObject<'databases.postgresql.cnpg.io'>[] {
  const { name, config } = spec;
  const extensions = [
    ...config.extensions.map((extension) => ({ name: extension, ensure: 'present' as const })),
    ...former
      .filter((extension) => !config.extensions.includes(extension))
      .map((extension) => ({ name: extension, ensure: 'absent' as const })),
  ];
  const all = [
    { name: config.init_database, owner: config.init_username, extensions },
    ...config.databases.map((one) => ({ ...one, extensions: [] })),
  ];
  return all.map((database) => ({
    metadata: metadataOf(spec, databaseObjectName(name, database.name)),
    spec: {
      name: database.name,
      owner: database.owner,
      cluster: { name },
      ensure: 'present',
      // A database that is taken out of the form keeps its data.
      databaseReclaimPolicy: 'retain',
      extensions: database.extensions,
    },
  }));
}

/** FerretDB before the database, which restarts with another checksum of its Secret; null without it. */
export function ferretdbObjects(
  spec: PostgresSpec,
  checksum: string,
): { deployment: NewObject<'deployments.apps'>; service: NewObject<'services'> } | null {
  const { id, name, config } = spec;
  if (!config.ferretdb_enabled) return null;
  const metadata = metadataOf(spec, ferretdbName(name));
  const selector = { [ID_LABEL]: id, 'kubedeck.io/part': 'ferretdb' };
  const labels = { ...metadata.labels, ...selector };
  const container = {
    name: 'ferretdb',
    image: ferretdbImage(config),
    ports: [{ name: 'mongodb', containerPort: FERRETDB_PORT, protocol: 'TCP' }],
    env: [
      {
        name: 'FERRETDB_POSTGRESQL_URL',
        valueFrom: { secretKeyRef: { name: ferretdbName(name), key: FERRETDB_URL } },
      },
    ],
    resources: { requests: { cpu: '100m', memory: '128Mi' } },
    readinessProbe: { tcpSocket: { port: FERRETDB_PORT } },
  };
  return {
    deployment: {
      metadata,
      spec: {
        replicas: 1,
        selector: { matchLabels: selector },
        template: {
          metadata: { labels, annotations: { [CHECKSUM]: checksum } },
          spec: { automountServiceAccountToken: false, containers: [container] },
        },
      },
    },
    service: {
      metadata,
      spec: {
        selector,
        ports: [{ name: 'mongodb', port: FERRETDB_PORT, targetPort: FERRETDB_PORT, protocol: 'TCP' }],
      },
    },
  };
}
