import { builder } from '../../../graphql/builder.ts';
import type { EndpointRecord } from '../postgres.upstream.ts';

const PostgresEndpointKind = builder.enumType('PostgresEndpointKind', {
  description: 'What an address of a database cluster is for.',
  values: {
    READ_WRITE: { value: 'read_write', description: 'The primary, from within the cluster.' },
    READ_ONLY: { value: 'read_only', description: 'The replicas, from within the cluster.' },
    POOLER: { value: 'pooler', description: 'The connection pooler, from within the cluster.' },
    PUBLIC: { value: 'public', description: 'The primary, from the internet through a load balancer.' },
    FERRETDB: {
      value: 'ferretdb',
      description: 'FerretDB, for clients of MongoDB, from within the cluster.',
    },
    PLAYGROUND: {
      value: 'playground',
      description:
        'A real PostgreSQL on the machine of the console, where data of embedded clusters can be tried out; only while `playground` is RUNNING.',
    },
  } as const,
});

export const PostgresEndpoint = builder.objectRef<EndpointRecord>('PostgresEndpoint').implement({
  description:
    'A way to connect to a database cluster. `********` stands for the password, which only the cluster knows.',
  fields: (t) => ({
    kind: t.expose('kind', { type: PostgresEndpointKind, description: 'What it is for.' }),
    host: t.exposeString('host', { description: 'Full host name or address.' }),
    port: t.exposeInt('port', { description: 'Port.' }),
    database: t.exposeString('database', { description: 'Name of the database.' }),
    username: t.exposeString('username', { description: 'User that signs in.' }),
    url: t.exposeString('url', {
      description: 'Connection string: postgresql:// or, of FerretDB, mongodb://.',
    }),
    command: t.exposeString('command', { description: 'Command line of psql or, of FerretDB, mongosh.' }),
    env: t.exposeString('env', { description: 'Environment variables, as lines of a .env file.' }),
    jdbc: t.exposeString('jdbc', { nullable: true, description: 'URL of JDBC; null for FerretDB.' }),
  }),
});

export const PostgresPasswordSecret = builder
  .objectRef<{ namespace: string; name: string; key: string }>('PostgresPasswordSecret')
  .implement({
    description: 'Kubernetes secret with a password.',
    fields: (t) => ({
      namespace: t.exposeString('namespace', { description: 'Namespace of the secret.' }),
      name: t.exposeString('name', { description: 'Name of the secret.' }),
      key: t.exposeString('key', { description: 'Key of the password in the secret.' }),
    }),
  });
