import { builder } from '../../../graphql/builder.ts';
import type { DeploymentRecord } from '../deployments.upstream.ts';

type HealthCheck = NonNullable<DeploymentRecord['config']['health_check']>;

export const DeploymentHealthCheck = builder.objectRef<HealthCheck>('DeploymentHealthCheck').implement({
  description: 'When a pod counts as ready.',
  fields: (t) => ({
    path: t.string({
      nullable: true,
      description: 'Path that answers over HTTP; null when an open port is enough.',
      resolve: ({ path }) => path || null,
    }),
    port: t.exposeInt('port', { nullable: true, description: 'Port; null for that of the container.' }),
    initialDelaySeconds: t.exposeInt('initial_delay_seconds', {
      nullable: true,
      description: 'Seconds before the first check; null for none.',
    }),
  }),
});
