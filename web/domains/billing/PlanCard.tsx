import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf, formatMoney } from '../../lib/money.ts';
import { useActionReason } from '../../shell/useActionReason.ts';
import { CheckInput } from '../../ui/actions/nativeInputs.ts';
import { Badge, Box, Flex, Text } from '../../ui/layout/primitives.ts';
import { useLocale } from '../../ui/locale.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { PlanFeatures } from './PlanFeatures.tsx';
import type { Interval } from './planChoice.ts';
import type { PlanCard_plan$key } from './__generated__/PlanCard_plan.graphql.ts';

interface PlanCardProps {
  readonly plan: PlanCard_plan$key;
  readonly interval: Interval;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const styles = {
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'lg',
    bg: 'bg.panel',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'border.control' },
    '&[data-chosen]': {
      borderColor: 'brand.solid',
      boxShadow: 'inset 0 0 0 1px var(--kd-colors-brand-solid)',
    },
    '&:has(input:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '2px',
    },
    '& input:focus-visible': { outline: 'none' },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '11',
    px: '5',
    pt: '4',
    cursor: 'pointer',
    // The whole card is clickable; the label is short for screen readers.
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
} as const;

/** A plan as a radio card: price in the selected interval, savings of a year, and limits. */
export function PlanCard({ plan, interval, isChosen, onChoose }: PlanCardProps) {
  const { t } = useTranslation('billing');
  const id = useId();
  const locale = useLocale();
  const data = useFragment(
    graphql`
      fragment PlanCard_plan on Plan {
        tier
        name
        isPopular
        isCurrent
        trialDays
        viewerCan {
          subscribe {
            allowed
            ...useActionReason_state
          }
        }
        monthlyPrice {
          amount
        }
        yearlyPrice {
          amount
        }
        yearlySaving {
          amount
        }
        ...PlanFeatures_plan
      }
    `,
    plan,
  );
  const reasonOf = useActionReason();
  const isYearly = interval === 'YEARLY';
  const price = eurosOf(isYearly ? data.yearlyPrice.amount : data.monthlyPrice.amount);
  const saving = eurosOf(data.yearlySaving.amount);
  return (
    <Box css={styles.card} data-chosen={isChosen || undefined}>
      <Box as="label" css={styles.head}>
        <CheckInput
          type="radio"
          name="plan"
          value={data.tier}
          checked={isChosen}
          disabled={!data.viewerCan.subscribe.allowed}
          onChange={onChoose}
          aria-describedby={id}
        />
        <Box as="span" flex="1" textStyle="md" fontWeight="semibold">
          {data.name}
        </Box>
        {data.isCurrent ? <StatusBadge tone="ok" label={t('plan.current')} /> : null}
        {data.isPopular && !data.isCurrent ? (
          <Badge colorPalette="brand" ps="2">
            {t('plan.popular')}
          </Badge>
        ) : null}
      </Box>
      <Box id={id} px="5" pt="2" pb="5">
        <Flex as="p" align="baseline" gap="1.5" color="fg.muted">
          <Text as="strong" textStyle="3xl" fontWeight="semibold" letterSpacing="-0.02em" color="fg">
            <Money amount={price} decimals={0} />
          </Text>{' '}
          {t(isYearly ? 'plan.perYear' : 'plan.perMonth')}
        </Flex>
        <Text minH="5" color={isYearly && saving > 0 ? 'fg.success' : 'fg.muted'} textStyle="sm">
          {price === 0 ? t('plan.noCard') : null}
          {saving > 0
            ? t(isYearly ? 'plan.saves' : 'plan.couldSave', { amount: formatMoney(saving, locale, 0) })
            : null}
        </Text>
        {data.trialDays > 0 && !isYearly ? (
          <Text color="fg.success" textStyle="sm">
            {t('plan.trial', { count: data.trialDays })}
          </Text>
        ) : null}
        {data.viewerCan.subscribe.allowed ? null : (
          <Text color="fg.muted" textStyle="sm">
            {reasonOf(data.viewerCan.subscribe)}
          </Text>
        )}
        <PlanFeatures plan={data} />
      </Box>
    </Box>
  );
}
