import { builder } from '../../../graphql/builder.ts';
import type { PostgresRecord } from '../postgres.upstream.ts';

type Configuration = PostgresRecord['configuration'];

export const PostgresDatabase = builder
  .objectRef<Configuration['databases'][number]>('PostgresDatabase')
  .implement({
    description: 'A database in a database cluster.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the database.' }),
      owner: t.exposeString('owner', { description: 'Name of the user who owns it.' }),
    }),
  });
