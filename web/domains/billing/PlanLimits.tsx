import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PlanLimits_plan$key } from './__generated__/PlanLimits_plan.graphql.ts';

/** What a plan allows, the same lines in the same order for every plan, so that cards compare line by line. */
export function PlanLimits({ plan }: { plan: PlanLimits_plan$key }) {
  const { t } = useTranslation('billing');
  const data = useFragment(
    graphql`
      fragment PlanLimits_plan on Plan {
        maxClusters
        maxArchivedClusters
        maxUsers
        maxNodesPerCluster
      }
    `,
    plan,
  );
  const lines = [
    { count: data.maxClusters, text: t('limit.clusters', { count: data.maxClusters }) },
    { count: data.maxArchivedClusters, text: t('limit.archived', { count: data.maxArchivedClusters }) },
    { count: data.maxUsers, text: t('limit.users', { count: data.maxUsers }) },
    { count: data.maxNodesPerCluster, text: t('limit.nodes', { count: data.maxNodesPerCluster }) },
  ];
  return (
    <ul className="kd-plan-limits">
      {lines.map(({ count, text }) => (
        <li key={text} data-none={count === 0 || undefined}>
          {count === 0 ? <Minus aria-hidden /> : <Check aria-hidden />}
          {text}
        </li>
      ))}
    </ul>
  );
}
