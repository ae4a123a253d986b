import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Stack } from '../../../ui/layout/primitives.ts';
import { ExtraClustersCard } from '../extra-clusters/ExtraClustersCard.tsx';
import { PlanOffers } from './PlanOffers.tsx';
import { SubscriptionSummary } from './SubscriptionSummary.tsx';
import type { PlanPanel_account$key } from './__generated__/PlanPanel_account.graphql.ts';
import type { PlanPanel_plans$key } from './__generated__/PlanPanel_plans.graphql.ts';

interface PlanPanelProps {
  readonly account: PlanPanel_account$key;
  readonly plans: PlanPanel_plans$key;
}

/** The current plan, all plans on sale, and extra clusters. */
export function PlanPanel({ account, plans }: PlanPanelProps) {
  const { subscription, extraClusters } = useFragment(
    graphql`
      fragment PlanPanel_account on Account {
        subscription {
          tier
          ...SubscriptionSummary_subscription
          ...PlanOffers_subscription
        }
        extraClusters {
          ...ExtraClustersCard_extra
        }
      }
    `,
    account,
  );
  const list = useFragment(
    graphql`
      fragment PlanPanel_plans on Plan @relay(plural: true) {
        isCurrent
        monthlyPrice {
          amount
        }
        ...SubscriptionSummary_plans
        ...PlanOffers_plans
      }
    `,
    plans,
  );
  if (!subscription) return null;
  const current = list.find(({ isCurrent }) => isCurrent);
  return (
    <Stack gap="6" maxW="6xl">
      <SubscriptionSummary subscription={subscription} plans={list} />
      <PlanOffers plans={list} subscription={subscription} />
      {subscription.tier === 'FREE' ? null : (
        <ExtraClustersCard extra={extraClusters} planPrice={Number(current?.monthlyPrice.amount ?? 0)} />
      )}
    </Stack>
  );
}
