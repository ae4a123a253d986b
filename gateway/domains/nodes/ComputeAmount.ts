import { builder } from '../../graphql/builder.ts';
import type { Compute } from './nodes.upstream.ts';

/** An amount of CPU and memory. */
export const ComputeAmount = builder.objectRef<Compute>('ComputeAmount').implement({
  description: 'An amount of CPU and memory.',
  fields: (t) => ({
    cores: t.exposeFloat('cores', { description: 'CPU in cores, with fractions.' }),
    memoryGb: t.exposeFloat('memoryGb', { description: 'Memory in GiB.' }),
  }),
});
