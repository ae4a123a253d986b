import { type PostgresConfig } from '../config.ts';

type FerretdbVersion = PostgresConfig['ferretdb_version'];

/** Images of FerretDB and of the PostgreSQL with its extension. There is no image of 2.6.0: 2.7.0 serves it. */
const ferretdb: Readonly<Record<FerretdbVersion, { server: string; postgres: string }>> = {
  '2.5.0': {
    server: 'ghcr.io/ferretdb/ferretdb:2.5.0',
    postgres: 'ghcr.io/ferretdb/postgres-documentdb:17-0.106.0-ferretdb-2.5.0',
  },
  '2.6.0': {
    server: 'ghcr.io/ferretdb/ferretdb:2.7.0',
    postgres: 'ghcr.io/ferretdb/postgres-documentdb:17-0.107.0-ferretdb-2.7.0',
  },
};

export function postgresImage(config: PostgresConfig): string {
  return config.ferretdb_enabled
    ? ferretdb[config.ferretdb_version].postgres
    : `ghcr.io/cloudnative-pg/postgresql:${config.postgres_version}`;
}

export function ferretdbImage({ ferretdb_version: version }: PostgresConfig): string {
  return ferretdb[version].server;
}
