import { builder } from '../../graphql/builder.ts';

export const NodePoolInput = builder.inputType('NodePoolInput', {
  description: 'A node pool of a new cluster.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the pool, unique in the cluster.' }),
    instanceType: t.string({
      required: true,
      description: 'Name of a server type that is sold in the location.',
    }),
    location: t.string({ required: true, description: 'Name of the location.' }),
    instanceCount: t.int({
      required: true,
      description: 'Number of nodes, 1 to 10; with autoscaling the initial number.',
    }),
    isAutoscaling: t.boolean({
      required: true,
      description: 'Whether the pool is autoscaled; cannot be turned off later.',
    }),
    minInstances: t.int({ description: 'Minimum number of nodes with autoscaling, 0 to 9.' }),
    maxInstances: t.int({
      description: 'Maximum number of nodes with autoscaling, 1 to 10; greater than the minimum.',
    }),
  }),
});

/** The pool under the platform's names. */
export function nodePoolBody(pool: typeof NodePoolInput.$inferInput): Record<string, unknown> {
  return {
    name: pool.name,
    instance_type: pool.instanceType,
    location: pool.location,
    instance_count: pool.instanceCount,
    autoscaling_enabled: pool.isAutoscaling,
    autoscaling_min_instances: pool.minInstances ?? null,
    autoscaling_max_instances: pool.maxInstances ?? null,
  };
}
