/** The ways to connect to a database. Pure. */
import { z } from 'zod';
import { POSTGRES_NAMESPACE } from '../../providers/postgres/config.ts';
import type { PlaygroundAddress } from '../../providers/postgres/playground/port.ts';
import type { PostgresRow } from './postgres.store.ts';

/** One way to connect. `********` stands for the password in all texts. */
export const connectionJson = z.object({
  kind: z.enum(['read_write', 'read_only', 'pooler', 'public', 'ferretdb', 'playground']),
  host: z.string(),
  port: z.int(),
  database: z.string(),
  username: z.string(),
  /** postgresql:// or, for FerretDB, mongodb://. */
  url: z.string(),
  /** A command line of psql or mongosh. */
  command: z.string(),
  /** Lines of a `.env` file. */
  env: z.string(),
  /** Null for FerretDB. */
  jdbc: z.string().nullable(),
});
export type ConnectionJson = z.output<typeof connectionJson>;

const addressJson = z.object({ host: z.string(), port: z.int() });
type Address = z.output<typeof addressJson>;

export const endpointsJson = z.object({
  rw: addressJson,
  ro: addressJson.optional(),
  pooler: addressJson.optional(),
  ferretdb: addressJson.optional(),
  /** Absent until the load balancer has an address. */
  external: addressJson.optional(),
});

const POSTGRES = 5432;
const FERRETDB = 27017;
const PASSWORD = '********';

type Endpoints = z.output<typeof endpointsJson>;
type Source = Pick<PostgresRow, 'name' | 'config' | 'observed'>;

const inCluster = (service: string, port: number): Address => ({
  host: `${service}.${POSTGRES_NAMESPACE}.svc.cluster.local`,
  port,
});

export function endpointsOf({ name, config, observed }: Source): Endpoints {
  const external = observed?.externalHost;
  return {
    rw: inCluster(`${name}-rw`, POSTGRES),
    ...(config.instances_count > 1 && { ro: inCluster(`${name}-ro`, POSTGRES) }),
    ...(config.pooler_enabled && { pooler: inCluster(`${name}-pooler`, POSTGRES) }),
    ...(config.ferretdb_enabled && { ferretdb: inCluster(`${name}-ferretdb`, FERRETDB) }),
    ...(config.expose_enabled && external && { external: { host: external, port: config.expose_port } }),
  };
}

function toPostgres(
  kind: ConnectionJson['kind'],
  { host, port }: Address,
  { config }: Source,
): ConnectionJson {
  const { init_database: database, init_username: username } = config;
  // Outside of the cluster nothing but TLS is accepted.
  const mode = kind === 'public' ? '?sslmode=require' : '';
  const url = `postgresql://${username}:${PASSWORD}@${host}:${port}/${database}${mode}`;
  const lines = [
    ...[`PGHOST=${host}`, `PGPORT=${port}`, `PGDATABASE=${database}`, `PGUSER=${username}`],
    ...[`PGPASSWORD=${PASSWORD}`, ...(mode === '' ? [] : ['PGSSLMODE=require'])],
  ];
  return {
    ...{ kind, host, port, database, username, url },
    command: `psql "${url}"`,
    env: lines.join('\n'),
    jdbc: `jdbc:postgresql://${host}:${port}/${database}${mode}`,
  };
}

function toFerretdb({ host, port }: Address, { config }: Source): ConnectionJson {
  const { init_username: username } = config;
  const url = `mongodb://${username}:${PASSWORD}@${host}:${port}/`;
  return {
    ...{ kind: 'ferretdb', host, port, database: 'postgres', username, url },
    command: `mongosh "${url}"`,
    env: `MONGODB_URI=${url}`,
    jdbc: null,
  };
}

const kinds = { rw: 'read_write', ro: 'read_only', pooler: 'pooler', external: 'public' } as const;

/** `playground` is where the database of the playground listens. */
export function connectionsOf(source: Source, playground: PlaygroundAddress | null = null): ConnectionJson[] {
  const endpoints = endpointsOf(source);
  const postgres = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((key) => {
    const address = endpoints[key];
    return address ? [toPostgres(kinds[key], address, source)] : [];
  });
  return [
    ...postgres,
    ...(endpoints.ferretdb ? [toFerretdb(endpoints.ferretdb, source)] : []),
    ...(playground ? [toPostgres('playground', playground, source)] : []),
  ];
}
