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
