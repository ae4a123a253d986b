import { exceededLimit } from '../billing/billing.rules.ts';
import type { Billing } from '../billing/billing.service.ts';
import { changeInPercent } from '../clusters/costs/costs.rules.ts';
import type { Costs } from '../clusters/costs/costs.service.ts';
import type { AccountService } from './account.service.ts';
import type { CurrentUsageJson } from './account.wire.ts';
import type { AccountWork, ReadClusterUsage, WorkCounts } from './usage.ts';

interface Deps {
  account: Pick<AccountService, 'countMembers'>;
  billing: Pick<Billing, 'limits'>;
  clusterUsage: ReadClusterUsage;
  costs: Pick<Costs, 'ofLastMonth'>;
  work: (accountId: string) => Promise<AccountWork>;
}

export type AccountUsage = ReturnType<typeof createAccountUsage>;

const countsToJson = ({ running, inProgress, failed }: WorkCounts) => ({
  running,
  in_progress: inProgress,
  failed,
});

/** Usage of an account. */
export function createAccountUsage({ account, billing, clusterUsage, costs, work }: Deps) {
  const read = async (accountId: string) => {
    const [limits, clusters, users] = await Promise.all([
      billing.limits(accountId),
      clusterUsage(accountId),
      account.countMembers(accountId),
    ]);
    const used = { clusters: clusters.active, archivedClusters: clusters.archived, users };
    const isOverLimit = limits.plan !== null && exceededLimit(limits, used) !== null;
    return { limits, clusters, used, isOverLimit };
  };

  /** Current usage against the plan's limits, and the estimate against last month's costs. */
  const currentUsage = async (accountId: string): Promise<CurrentUsageJson> => {
    const [{ limits, clusters, used, isOverLimit }, lastMonth, { deployments, apps }] = await Promise.all([
      read(accountId),
      costs.ofLastMonth(accountId),
      work(accountId),
    ]);
    return {
      plan: limits.plan,
      active_clusters: used.clusters,
      max_clusters: limits.maxClusters,
      archived_clusters: used.archivedClusters,
      max_archived: limits.maxArchivedClusters,
      max_users: limits.maxUsers,
      users: used.users,
      monthly_estimate: clusters.monthlyEstimate,
      // Costs are counted of servers and their addresses only.
      trend: changeInPercent(lastMonth ?? 0, clusters.infrastructureEstimate),
      over_limit: isOverLimit,
      deployments: countsToJson(deployments),
      apps: countsToJson(apps),
    };
  };

  return {
    current: currentUsage,
    resources: clusterUsage,
    isOverLimit: async (accountId: string): Promise<boolean> => (await read(accountId)).isOverLimit,
  };
}
