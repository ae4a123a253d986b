import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MissingData } from '../../../shell/MissingData.tsx';
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
  const { t } = useTranslation('billing');
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
  const current = list.find(({ isCurrent }) => isCurrent);
  // An account with a plan has a subscription, so this one could not be loaded.
  if (!subscription) return current ? <MissingData title={t('page.noSubscription')} /> : null;
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
