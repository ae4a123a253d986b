import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf } from '../../../lib/money.ts';
import { Toggle } from '../../../ui/actions/Toggle.tsx';
import { Badge, Flex, Grid, Stack } from '../../../ui/layout/primitives.ts';
import { ExtraClustersCard } from '../extra-clusters/ExtraClustersCard.tsx';
import { SOLD_TIERS, type Interval } from '../planChoice.ts';
import { PlanOffer } from './PlanOffer.tsx';
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
          interval
          tier
          ...SubscriptionSummary_subscription
          ...PlanOffer_subscription
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
        id
        tier
        name
        isCurrent
        monthlyPrice {
          amount
        }
        yearlyPrice {
          amount
        }
        ...PlanOffer_plan
      }
    `,
    plans,
  );
  const [chosen, setChosen] = useState<Interval>();
  if (!subscription) return null;
  const interval: Interval = chosen ?? (subscription.interval === 'YEARLY' ? 'YEARLY' : 'MONTHLY');
  const current = list.find(({ isCurrent }) => isCurrent);
  const paid = subscription.interval === 'YEARLY' ? current?.yearlyPrice : current?.monthlyPrice;
  return (
    <Stack gap="6">
      <SubscriptionSummary
        subscription={subscription}
        planName={current?.name ?? ''}
        planPrice={eurosOf(paid?.amount ?? '0')}
      />
      <Stack gap="4">
        <Flex gap="3" align="center" wrap="wrap">
          <Toggle
            label={t('interval.label')}
            value={interval}
            onChange={setChosen}
            options={[
              { value: 'MONTHLY', label: t('interval.monthly') },
              { value: 'YEARLY', label: t('interval.yearly') },
            ]}
          />
          <Badge colorPalette="brand" ps="2">
            {t('interval.save')}
          </Badge>
        </Flex>
        <Grid gap="4" templateColumns={{ lg: 'repeat(3, minmax(0, 1fr))' }}>
          {list.map((plan) => {
            const tier = SOLD_TIERS.find((sold) => sold === plan.tier);
            return tier ? (
              <PlanOffer
                key={plan.id}
                plan={plan}
                subscription={subscription}
                tier={tier}
                interval={interval}
              />
            ) : null;
          })}
        </Grid>
      </Stack>
      {subscription.tier === 'FREE' ? null : (
        <ExtraClustersCard extra={extraClusters} planPrice={Number(current?.monthlyPrice.amount ?? 0)} />
      )}
    </Stack>
  );
}
