import { builder } from '../../../graphql/builder.ts';
import type { PostgresRecord } from '../postgres.upstream.ts';

type Configuration = PostgresRecord['configuration'];

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
