import { builder } from '../../../graphql/builder.ts';
import type { PostgresRecord } from '../postgres.upstream.ts';

type Configuration = PostgresRecord['configuration'];

export const PostgresFerretdb = builder.objectRef<Configuration>('PostgresFerretdb').implement({
  description: 'FerretDB, which serves clients of MongoDB. It cannot be changed after creation.',
  fields: (t) => ({
    isEnabled: t.exposeBoolean('ferretdb_enabled', { description: 'Whether it is on.' }),
    version: t.exposeString('ferretdb_version', {
      nullable: true,
      description: 'Version; null when it is unknown.',
    }),
  }),
});
