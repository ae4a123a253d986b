import { builder } from '../../graphql/builder.ts';
import type { PodStatus } from './nodes.upstream.ts';

/** State of the pods of a cluster or node. */
export const PodHealth = builder.objectRef<PodStatus>('PodHealth').implement({
  description: 'Number of pods by state.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'All pods.' }),
    running: t.exposeInt('running', { description: 'Running pods.' }),
    completed: t.exposeInt('completed', {
      description: 'Pods that ended successfully, such as those of jobs.',
    }),
    pending: t.exposeInt('pending', { description: 'Pods that are not scheduled or not started yet.' }),
    failed: t.exposeInt('failed', { description: 'Pods that ended with an error.' }),
    crashing: t.exposeInt('crashing', { description: 'Pods that keep restarting.' }),
    needsAttention: t.int({
      description: 'Pending, failed and crashing pods.',
      resolve: ({ pending, failed, crashing }) => pending + failed + crashing,
    }),
    healthyPercent: t.int({
      nullable: true,
      description: 'Percentage of running and completed pods, rounded down; null when there are no pods.',
      resolve: ({ total, running, completed }) =>
        total === 0 ? null : Math.floor((100 * (running + completed)) / total),
    }),
  }),
});
