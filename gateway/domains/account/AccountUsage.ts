import { builder } from '../../graphql/builder.ts';
import { euros, Money } from '../../graphql/types/Money.ts';
import { loadAccountUsage, type UsageRecord, type WorkCountsRecord } from './account.upstream.ts';
import { AccountRef } from './Account.ts';

const WorkCounts = builder.objectRef<WorkCountsRecord>('WorkCounts').implement({
  description: 'Numbers of deployments, or of apps and databases, on clusters that are not archived.',
  fields: (t) => ({
    total: t.int({
      description: 'All of them.',
      resolve: ({ running, in_progress: inProgress, failed }) => running + inProgress + failed,
    }),
    running: t.exposeInt('running', { description: 'Those that run.' }),
    inProgress: t.exposeInt('in_progress', { description: 'Those with a running operation.' }),
    failed: t.exposeInt('failed', { description: 'Those whose last operation failed.' }),
  }),
});

export const AccountUsageRef = builder.objectRef<UsageRecord>('AccountUsage');

AccountUsageRef.implement({
  description: 'Usage of the account compared with the limits of its plan.',
  fields: (t) => ({
    activeClusters: t.exposeInt('active_clusters', {
      description: 'Number of clusters that are not archived.',
    }),
    maxClusters: t.exposeInt('max_clusters', {
      description: 'Number of active clusters that the plan allows.',
    }),
    archivedClusters: t.exposeInt('archived_clusters', { description: 'Number of archived clusters.' }),
    maxArchivedClusters: t.exposeInt('max_archived', {
      description: 'Number of archived clusters that the plan allows.',
    }),
    users: t.exposeInt('users', { description: 'Number of members and open invitations.' }),
    maxUsers: t.exposeInt('max_users', {
      description: 'Number of members and invitations that the plan allows.',
    }),
    isOverLimit: t.exposeBoolean('over_limit', {
      description:
        'Whether active clusters, archived clusters or users exceed the plan. Clusters cannot be opened while this is true.',
    }),
    deployments: t.expose('deployments', {
      type: WorkCounts,
      nullable: true,
      description: 'Deployments of all clusters; null when the platform does not count them.',
    }),
    apps: t.expose('apps', {
      type: WorkCounts,
      nullable: true,
      description: 'Apps and databases of all clusters; null when the platform does not count them.',
    }),
    monthlyEstimate: t.field({
      type: Money,
      description:
        'Price of a month at Hetzner of everything that is billed now for all clusters, excluding VAT, traffic and the plan.',
      resolve: (usage) => euros(usage.monthly_estimate),
    }),
    monthlyTrend: t.float({
      nullable: true,
      description:
        'Change of the price of servers, IPv4 addresses and load balancers of the API against the costs of last month, in percent; null when there is no history.',
      resolve: (usage) => usage.trend,
    }),
  }),
});

builder.objectField(AccountRef, 'usage', (t) =>
  t.field({
    type: AccountUsageRef,
    nullable: true,
    description: 'Usage of clusters and members against the plan; null when it could not be loaded.',
    resolve: (_account, _args, ctx) => loadAccountUsage(ctx),
  }),
);
