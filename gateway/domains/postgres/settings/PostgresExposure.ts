import { builder } from '../../../graphql/builder.ts';
import type { PostgresRecord } from '../postgres.upstream.ts';

type Configuration = PostgresRecord['configuration'];

export const PostgresExposure = builder.objectRef<Configuration>('PostgresExposure').implement({
  description: 'Whether and how it is reached from the internet.',
  fields: (t) => ({
    isEnabled: t.exposeBoolean('expose_enabled', {
      description: 'Whether it has a load balancer; the endpoint PUBLIC has the address.',
    }),
    port: t.exposeInt('expose_port', { description: 'Port of the load balancer.' }),
  }),
});
