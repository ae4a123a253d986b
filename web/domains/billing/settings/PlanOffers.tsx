import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Toggle } from '../../../ui/actions/Toggle.tsx';
import { Badge, Flex, Grid, Stack } from '../../../ui/layout/primitives.ts';
import { SOLD_TIERS, type Interval } from '../planChoice.ts';
import { PlanOffer } from './PlanOffer.tsx';
import type { PlanOffers_plans$key } from './__generated__/PlanOffers_plans.graphql.ts';
import type { PlanOffers_subscription$key } from './__generated__/PlanOffers_subscription.graphql.ts';

interface PlanOffersProps {
  readonly plans: PlanOffers_plans$key;
  readonly subscription: PlanOffers_subscription$key;
}

/** All plans on sale, each with the change that leads to it, in the chosen interval. */
export function PlanOffers({ plans, subscription }: PlanOffersProps) {
  const { t } = useTranslation('billing');
  const list = useFragment(
    graphql`
      fragment PlanOffers_plans on Plan @relay(plural: true) {
        id
        tier
        ...PlanOffer_plan
      }
    `,
    plans,
  );
  const current = useFragment(
    graphql`
      fragment PlanOffers_subscription on AccountSubscription {
        interval
        ...PlanOffer_subscription
      }
    `,
    subscription,
  );
  const [chosen, setChosen] = useState<Interval>();
  const interval: Interval = chosen ?? (current.interval === 'YEARLY' ? 'YEARLY' : 'MONTHLY');
  return (
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
            <PlanOffer key={plan.id} plan={plan} subscription={current} tier={tier} interval={interval} />
          ) : null;
        })}
      </Grid>
    </Stack>
  );
}
