import { builder } from '../../graphql/builder.ts';
import type { PodStatus } from './nodes.upstream.ts';

/** How the pods of a cluster or a node are. */
export const PodHealth = builder.objectRef<PodStatus>('PodHealth').implement({
  description: 'How many pods are in which state.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'All of them.' }),
    running: t.exposeInt('running', { description: 'Running.' }),
    completed: t.exposeInt('completed', { description: 'Ended well, as jobs do.' }),
    pending: t.exposeInt('pending', { description: 'Waiting, for example for a node with room.' }),
    failed: t.exposeInt('failed', { description: 'Ended badly.' }),
    crashing: t.exposeInt('crashing', { description: 'Ending again and again.' }),
    needsAttention: t.int({
      description: 'Pending, failed and crashing ones.',
      resolve: ({ pending, failed, crashing }) => pending + failed + crashing,
    }),
    healthyPercent: t.int({
      nullable: true,
      description: 'Running and completed ones in a hundred, rounded down; null without any pod.',
      resolve: ({ total, running, completed }) =>
        total === 0 ? null : Math.floor((100 * (running + completed)) / total),
    }),
  }),
});
