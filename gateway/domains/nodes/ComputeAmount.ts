import { builder } from '../../graphql/builder.ts';
import type { Compute } from './nodes.upstream.ts';

/** CPU and memory of something. */
export const ComputeAmount = builder.objectRef<Compute>('ComputeAmount').implement({
  description: 'An amount of CPU and memory.',
  fields: (t) => ({
    cores: t.exposeFloat('cores', { description: 'CPU in cores; parts of one are fractions.' }),
    memoryGb: t.exposeFloat('memoryGb', { description: 'Memory in GB.' }),
  }),
});
