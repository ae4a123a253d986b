import { builder } from '../../../graphql/builder.ts';
import type { PostgresRecord } from '../postgres.upstream.ts';

type Configuration = PostgresRecord['configuration'];

export const PoolerMode = builder.enumType('PostgresPoolerMode', {
  description: 'When the pooler gives a connection to another client.',
  values: {
    SESSION: { value: 'session', description: 'When the client disconnects; every feature works.' },
    TRANSACTION: {
      value: 'transaction',
      description:
        'After each transaction: serves the most clients, without session features such as LISTEN.',
    },
  } as const,
});

export const PostgresPooler = builder.objectRef<Configuration>('PostgresPooler').implement({
  description: 'PgBouncer in front of the primary.',
  fields: (t) => ({
    isEnabled: t.exposeBoolean('pooler_enabled', { description: 'Whether it is on.' }),
    mode: t.expose('pooler_mode', { type: PoolerMode, description: 'When connections are reused.' }),
    instanceCount: t.exposeInt('pooler_instances', { description: 'Number of its pods.' }),
  }),
});
