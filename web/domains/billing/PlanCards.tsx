import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Toggle } from '../../ui/actions/Toggle.tsx';
import { Badge, Flex, Grid, VisuallyHidden } from '../../ui/layout/primitives.ts';
import { PlanCard } from './PlanCard.tsx';
import { SOLD_TIERS, type PlanChoice } from './planChoice.ts';
import type { PlanCards_plan$key } from './__generated__/PlanCards_plan.graphql.ts';

interface PlanCardsProps {
  readonly plans: PlanCards_plan$key;
  readonly choice: PlanChoice;
  readonly onChoose: (choice: PlanChoice) => void;
}

/** All plans, and the switch between monthly and yearly payment. */
export function PlanCards({ plans, choice, onChoose }: PlanCardsProps) {
  const { t } = useTranslation('billing');
  const cards = useFragment(
    graphql`
      fragment PlanCards_plan on Plan @relay(plural: true) {
        id
        tier
        ...PlanCard_plan
      }
    `,
    plans,
  );
  return (
    <div>
      <Flex gap="3" mb="4" align="center" wrap="wrap">
        <Toggle
          label={t('interval.label')}
          value={choice.interval}
          onChange={(interval) => onChoose({ ...choice, interval })}
          options={[
            { value: 'MONTHLY', label: t('interval.monthly') },
            { value: 'YEARLY', label: t('interval.yearly') },
          ]}
        />
        <Badge colorPalette="brand" ps="2">
          {t('interval.save')}
        </Badge>
      </Flex>
      <Grid as="fieldset" gap="4" templateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }} minW="0">
        <VisuallyHidden as="legend">{t('plan.choose')}</VisuallyHidden>
        {cards.map((plan) => {
          const tier = SOLD_TIERS.find((sold) => sold === plan.tier);
          return tier ? (
            <PlanCard
              key={plan.id}
              plan={plan}
              interval={choice.interval}
              isChosen={tier === choice.tier}
              onChoose={() => onChoose({ ...choice, tier })}
            />
          ) : null;
        })}
      </Grid>
    </div>
  );
}
