import { builder } from '../../graphql/builder.ts';
import { euros, Money } from '../../graphql/types/Money.ts';
import { loadAccountUsage, type UsageRecord } from './account.upstream.ts';
import { AccountRef } from './Account.ts';

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
        'Whether there are more active clusters than the plan allows. Clusters cannot be opened while this is true.',
    }),
    monthlyEstimate: t.field({
      type: Money,
      description: 'Estimated Hetzner bill of this month for all clusters, excluding the plan.',
      resolve: (usage) => euros(usage.monthly_estimate),
    }),
    monthlyTrend: t.float({
      nullable: true,
      description: 'Change of the estimate against last month, in percent; null when there is no history.',
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
