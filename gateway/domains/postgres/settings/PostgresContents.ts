import { builder } from '../../../graphql/builder.ts';
import type { PostgresRecord } from '../postgres.upstream.ts';

type Configuration = PostgresRecord['configuration'];

export const PostgresUserAccess = builder.enumType('PostgresUserAccess', {
  description: 'What a further user may do in all databases of a database cluster.',
  values: {
    NONE: { value: 'none', description: 'Sign in only; rights are granted in SQL.' },
    READ: { value: 'read', description: 'Read all data.' },
    WRITE: { value: 'write', description: 'Read and write all data.' },
  } as const,
});

export const PostgresDatabase = builder
  .objectRef<Configuration['databases'][number]>('PostgresDatabase')
  .implement({
    description: 'A database in a database cluster.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the database.' }),
      owner: t.exposeString('owner', { description: 'Name of the user who owns it.' }),
    }),
  });

export const PostgresUser = builder.objectRef<Configuration['users'][number]>('PostgresUser').implement({
  description: 'A user beside the first one and the superuser.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the user.' }),
    access: t.expose('access', {
      type: PostgresUserAccess,
      description: 'What the user may do in all databases.',
    }),
  }),
});

export const PostgresParameter = builder
  .objectRef<{ name: string; value: string }>('PostgresParameter')
  .implement({
    description: 'A setting of the server that differs from its default.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name, such as max_connections.' }),
      value: t.exposeString('value', { description: 'Value in the notation of PostgreSQL, such as 256MB.' }),
    }),
  });

/** Parameters as a list, by name. */
export function parametersOf({ parameters }: Configuration): { name: string; value: string }[] {
  return Object.entries(parameters)
    .map(([name, value]) => ({ name, value }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
