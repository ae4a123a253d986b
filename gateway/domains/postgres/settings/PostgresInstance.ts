import { builder } from '../../../graphql/builder.ts';
import type { InstanceRecord } from '../postgres.upstream.ts';

export const PostgresInstanceRole = builder.enumType('PostgresInstanceRole', {
  description: 'Role of an instance of a database cluster.',
  values: {
    PRIMARY: { value: 'primary', description: 'It takes writes.' },
    REPLICA: { value: 'replica', description: 'It follows the primary and answers queries that only read.' },
  } as const,
});

export const PostgresInstance = builder.objectRef<InstanceRecord>('PostgresInstance').implement({
  description: 'An instance of a database cluster: a server of PostgreSQL with its own copy of the data.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the instance and of its pod.' }),
    role: t.expose('role', { type: PostgresInstanceRole, description: 'Its role now.' }),
    isReady: t.exposeBoolean('ready', { description: 'Whether it accepts connections.' }),
    restartCount: t.exposeInt('restart_count', { description: 'Number of restarts.' }),
    nodeName: t.exposeString('node', {
      nullable: true,
      description: 'Node that it runs on; null while it is not scheduled.',
    }),
  }),
});
