import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf, formatMoney } from '../../lib/money.ts';
import { formatDate } from '../../lib/time.ts';
import { CheckInput } from '../../ui/actions/nativeInputs.ts';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { Box, Flex, Stack, Text } from '../../ui/layout/primitives.ts';
import { useLocale } from '../../ui/locale.ts';
import { useNow } from '../../ui/now.ts';
import { Money } from '../../ui/text/Money.tsx';
import { renewalOf, trialEndOf, type Interval } from './planChoice.ts';
import type { PurchaseSummary_plan$key } from './__generated__/PurchaseSummary_plan.graphql.ts';

interface PurchaseSummaryProps {
  readonly plan: PurchaseSummary_plan$key;
  readonly interval: Interval;
  /** The trial before the first payment; without days there is none. */
  readonly trial: {
    readonly days: number;
    readonly isChosen: boolean;
    readonly onChange: (isChosen: boolean) => void;
  };
  /** The submit button. */
  readonly children: ReactNode;
}

/** Price, renewal date and the submit button. */
export function PurchaseSummary({ plan, interval, trial, children }: PurchaseSummaryProps) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const now = useNow();
  const data = useFragment(
    graphql`
      fragment PurchaseSummary_plan on Plan {
        name
        monthlyPrice {
          amount
        }
        yearlyPrice {
          amount
        }
      }
    `,
    plan,
  );
  const isYearly = interval === 'YEARLY';
  const total = eurosOf(isYearly ? data.yearlyPrice.amount : data.monthlyPrice.amount);
  const { days, isChosen: isTrial } = trial;
  const firstCharge = isTrial ? trialEndOf(new Date(now), days) : renewalOf(new Date(now), interval);
  const date = formatDate(firstCharge, locale);
  return (
    <Card position={{ lg: 'sticky' }} top={{ lg: '6' }}>
      <CardHeader title={t('summary.title')} />
      <CardBody>
        <Stack gap="4">
          <Text>{t(isYearly ? 'summary.planYearly' : 'summary.planMonthly', { plan: data.name })}</Text>
          {days > 0 ? (
            <Flex as="label" gap="2.5" align="center">
              <CheckInput
                type="checkbox"
                checked={isTrial}
                onChange={({ currentTarget }) => trial.onChange(currentTarget.checked)}
              />
              <Box as="span">{t('summary.trial', { count: days })}</Box>
            </Flex>
          ) : null}
          <Flex as="p" justify="space-between" align="baseline" gap="4" fontWeight="semibold">
            {t('summary.today')}{' '}
            <Text as="strong" fontSize="xl">
              <Money amount={isTrial ? 0 : total} />
            </Text>
          </Flex>
          <Text color="fg.muted" textStyle="sm">
            {isTrial
              ? t('summary.afterTrial', { date, amount: formatMoney(total, locale) })
              : t('summary.renews', { date })}
          </Text>
          {children}
          <Text color="fg.muted" textStyle="sm">
            {t('summary.checkout')}
          </Text>
        </Stack>
      </CardBody>
    </Card>
  );
}
