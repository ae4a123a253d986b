import { builder } from '../../graphql/builder.ts';
import { euros, Money } from '../../graphql/types/Money.ts';
import { loadAccountUsage, type UsageRecord } from './account.upstream.ts';
import { AccountRef } from './Account.ts';

export const AccountUsageRef = builder.objectRef<UsageRecord>('AccountUsage');

AccountUsageRef.implement({
  description: 'What the account uses of what its plan allows.',
  fields: (t) => ({
    activeClusters: t.exposeInt('active_clusters', { description: 'Clusters that are not archived.' }),
    maxClusters: t.exposeInt('max_clusters', { description: 'How many active clusters the plan allows.' }),
    archivedClusters: t.exposeInt('archived_clusters', { description: 'Archived clusters.' }),
    maxArchivedClusters: t.exposeInt('max_archived', {
      description: 'How many archived clusters the plan allows.',
    }),
    users: t.exposeInt('users', { description: 'Members and open invitations.' }),
    maxUsers: t.exposeInt('max_users', { description: 'How many the plan allows.' }),
    isOverLimit: t.exposeBoolean('over_limit', {
      description: 'More active clusters than the plan allows: clusters do not open until that is mended.',
    }),
    monthlyEstimate: t.field({
      type: Money,
      description: "Estimate of this month's Hetzner bill for all clusters, without the plan.",
      resolve: (usage) => euros(usage.monthly_estimate),
    }),
    monthlyTrend: t.float({
      nullable: true,
      description: 'Change against last month in percent; null without history.',
      resolve: (usage) => usage.trend,
    }),
  }),
});

builder.objectField(AccountRef, 'usage', (t) =>
  t.field({
    type: AccountUsageRef,
    nullable: true,
    description: 'Clusters and users against the plan.',
    resolve: (_account, _args, ctx) => loadAccountUsage(ctx),
  }),
);
