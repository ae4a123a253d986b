import { builder } from '../../graphql/builder.ts';

export const NodePoolInput = builder.inputType('NodePoolInput', {
  description: 'Worker nodes to create.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Unique in the cluster.' }),
    instanceType: t.string({
      required: true,
      description: 'The name of a server type sold in the location.',
    }),
    location: t.string({ required: true, description: 'The name of the location.' }),
    instanceCount: t.int({
      required: true,
      description: '1 to 10 nodes; with autoscaling, what it starts with.',
    }),
    isAutoscaling: t.boolean({
      required: true,
      description: 'Scale between min and max; cannot be turned off later.',
    }),
    minInstances: t.int({ description: 'Fewest nodes when autoscaling, 0 to 9.' }),
    maxInstances: t.int({ description: 'Most nodes when autoscaling, 1 to 10, more than the fewest.' }),
  }),
});

/** The same pool in the platform's words. */
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
