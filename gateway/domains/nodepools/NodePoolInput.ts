import { builder, type InputFields } from '../../graphql/builder.ts';

/** Fields of a node pool in `updateNodePools`, and with defaults in `createCluster`. */
export const poolFields = (t: InputFields) => ({
  name: t.string({
    required: true,
    description: 'Name of the pool, unique in the cluster; cannot be changed later.',
  }),
  instanceType: t.string({
    required: true,
    description: 'Name of a server type that is sold in the location; a different type replaces the servers.',
  }),
  location: t.string({ required: true, description: 'Name of the location; cannot be changed later.' }),
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
});

export const NodePoolInput = builder.inputType('NodePoolInput', {
  description: 'A node pool of a new cluster. `instanceType` is enough for one pool.',
  fields: (t) => ({
    ...poolFields(t),
    name: t.string({
      defaultValue: 'default',
      description: 'Name of the pool, unique in the cluster; cannot be changed later.',
    }),
    location: t.string({
      description: 'Name of the location; that of the cluster when omitted. Cannot be changed later.',
    }),
    instanceCount: t.int({
      defaultValue: 1,
      description: 'Number of nodes, 1 to 10; with autoscaling the initial number.',
    }),
    isAutoscaling: t.boolean({
      defaultValue: false,
      description: 'Whether the pool is autoscaled; cannot be turned off later.',
    }),
  }),
});

type PoolValues = typeof NodePoolInput.$inferInput & { location: string };

/** The pool under the platform's names, except for its number of nodes, which has two names. */
export function poolBody(pool: PoolValues): Record<string, unknown> {
  return {
    name: pool.name ?? undefined,
    instance_type: pool.instanceType,
    location: pool.location,
    autoscaling_enabled: pool.isAutoscaling ?? undefined,
    autoscaling_min_instances: pool.minInstances ?? null,
    autoscaling_max_instances: pool.maxInstances ?? null,
  };
}
