import type { NewObject } from '../../kubernetes/api/objects.ts';
import {
  BARMAN_PLUGIN,
  type AdditionalService,
  type ManagedRole,
  type PostgresCluster,
} from '../../kubernetes/api/postgres.ts';
import type { PostgresConfig } from '../config.ts';
import type { PostgresSpec, RestoreSource } from '../port.ts';
import { postgresImage } from './images.ts';
import {
  APP_PORT,
  appSecret,
  externalService,
  labelsOf,
  metadataOf,
  roleSecret,
  storeName,
  SUPERUSER,
  superuserSecret,
} from './names.ts';
import { memoryRequest, sharedBuffersOf } from './serverMemory.ts';

type ClusterSpec = NonNullable<PostgresCluster['spec']>;

/** FerretDB connects as the operator's superuser. */
export function needsSuperuser(config: PostgresConfig): boolean {
  return config.superuser_username === SUPERUSER || config.ferretdb_enabled;
}

/** Of the image with FerretDB's extension. */
const FERRETDB_UID = 999;
const accessRoles: Readonly<Record<PostgresConfig['users'][number]['access'], string[]>> = {
  none: [],
  read: ['pg_read_all_data'],
  write: ['pg_read_all_data', 'pg_write_all_data'],
};

/** `former` are the roles that the Cluster has: the operator would forget those that are left out, with their login. */
function rolesOf({ name, config }: PostgresSpec, former: readonly ManagedRole[]): ManagedRole[] {
  const { users, superuser_username: superuser } = config;
  const role = (role: string, passwordSecret: string, rights: Partial<ManagedRole>): ManagedRole => ({
    name: role,
    ensure: 'present',
    login: true,
    passwordSecret: { name: passwordSecret },
    ...rights,
  });
  const present = [
    // The operator's superuser has a fixed name; another one is a role with its rights.
    ...(superuser === SUPERUSER ? [] : [role(superuser, roleSecret(name, superuser), { superuser: true })]),
    ...users.map((user) =>
      role(user.name, roleSecret(name, user.name), { inRoles: accessRoles[user.access] }),
    ),
  ];
  const names = new Set(present.map((one) => one.name));
  // Not dropped: PostgreSQL keeps roles that own something.
  const removed = former.filter((one) => !names.has(one.name));
  return [
    ...present,
    ...removed.map((one): ManagedRole => ({ name: one.name, ensure: 'present', login: false })),
  ];
}

function externalServices(spec: PostgresSpec): AdditionalService[] {
  const { name, config } = spec;
  if (!config.expose_enabled) return [];
  return [
    {
      selectorType: 'rw',
      serviceTemplate: {
        metadata: { name: externalService(name), labels: labelsOf(spec) },
        spec: {
          type: 'LoadBalancer',
          ports: [{ name: 'postgres', port: config.expose_port, targetPort: APP_PORT, protocol: 'TCP' }],
        },
      },
    },
  ];
}

function bootstrapOf({ name, config, source }: PostgresSpec): ClusterSpec['bootstrap'] {
  const first = {
    database: config.init_database,
    owner: config.init_username,
    secret: { name: appSecret(name) },
  };
  if (source) {
    const { targetTime } = source;
    const recoveryTarget = targetTime && { targetTime: targetTime.toISOString() };
    return { recovery: { source: source.name, ...first, ...(recoveryTarget && { recoveryTarget }) } };
  }
  const postInitSQL = config.ferretdb_enabled ? ['CREATE EXTENSION documentdb CASCADE'] : undefined;
  return { initdb: { ...first, ...(postInitSQL && { postInitSQL }) } };
}

function sourceCluster(source: RestoreSource): NonNullable<ClusterSpec['externalClusters']>[number] {
  const parameters = { barmanObjectName: storeName(source), serverName: source.name };
  return { name: source.name, plugin: { name: BARMAN_PLUGIN, parameters } };
}

/** The operator loads the libraries of these extensions when one of their settings is there. */
const loadedBy: Readonly<Record<string, Record<string, string>>> = {
  pg_stat_statements: { 'pg_stat_statements.track': 'top' },
  pgaudit: { 'pgaudit.log': 'ddl, role' },
};

function serverSettings({ config }: PostgresSpec): ClusterSpec['postgresql'] {
  const { extensions, parameters, ferretdb_enabled: hasFerretdb, expose_enabled: isExposed } = config;
  const loading = extensions.map((extension) => loadedBy[extension] ?? {});
  return {
    parameters: Object.assign(
      {},
      ...loading,
      hasFerretdb ? { 'cron.database_name': 'postgres' } : {},
      parameters,
      parameters['shared_buffers'] && { shared_buffers: sharedBuffersOf(parameters['shared_buffers']) },
    ) as Record<string, string>,
    ...(hasFerretdb && { shared_preload_libraries: ['pg_cron', 'pg_documentdb_core', 'pg_documentdb'] }),
    // A load balancer hides the addresses of clients, so a rule for outside connections alone is not possible.
    ...(isExposed && { pg_hba: ['hostnossl all all all reject'] }),
  };
}

/** The Cluster. Bootstrap fields are written once: the operator reads them when it makes the first instance. */
export function clusterObject(
  spec: PostgresSpec,
  former: readonly ManagedRole[] = [],
): NewObject<'clusters.postgresql.cnpg.io'> {
  const { name, config, source } = spec;
  const isSuperuserOpen = needsSuperuser(config);
  const roles = rolesOf(spec, former);
  return {
    metadata: metadataOf(spec, name),
    spec: {
      instances: config.instances_count,
      // The operator's disruption budget would never let a single instance leave its node.
      enablePDB: config.instances_count > 1,
      imageName: postgresImage(config),
      storage: {
        size: `${config.storage_size}Gi`,
        resizeInUseVolumes: true,
        ...(config.storage_class !== null && { storageClass: config.storage_class }),
      },
      enableSuperuserAccess: isSuperuserOpen,
      ...(isSuperuserOpen && { superuserSecret: { name: superuserSecret(name) } }),
      ...(config.ferretdb_enabled && { postgresUID: FERRETDB_UID, postgresGID: FERRETDB_UID }),
      resources: { requests: { cpu: '100m', memory: memoryRequest(config.parameters['shared_buffers']) } },
      postgresql: serverSettings(spec),
      bootstrap: bootstrapOf(spec),
      ...(source && { externalClusters: [sourceCluster(source)] }),
      ...(config.backup_enabled && {
        plugins: [
          { name: BARMAN_PLUGIN, isWALArchiver: true, parameters: { barmanObjectName: storeName(spec) } },
        ],
      }),
      managed: {
        ...(roles.length > 0 && { roles }),
        services: { additional: externalServices(spec) },
      },
      // Required would leave instances without a node in small clusters.
      affinity: {
        enablePodAntiAffinity: true,
        topologyKey: 'kubernetes.io/hostname',
        podAntiAffinityType: 'preferred',
      },
      primaryUpdateStrategy: 'unsupervised',
      primaryUpdateMethod: 'switchover',
    },
  };
}
