import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf } from '../../lib/money.ts';
import { formatDate } from '../../lib/time.ts';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { Flex, Stack, Text } from '../../ui/layout/primitives.ts';
import { useLocale } from '../../ui/locale.ts';
import { useNow } from '../../ui/now.ts';
import { Money } from '../../ui/text/Money.tsx';
import { renewalOf, type Interval } from './planChoice.ts';
import type { PurchaseSummary_plan$key } from './__generated__/PurchaseSummary_plan.graphql.ts';

interface PurchaseSummaryProps {
  readonly plan: PurchaseSummary_plan$key;
  readonly interval: Interval;
  /** The submit button. */
  readonly children: ReactNode;
}

/** Price, renewal date and the submit button. */
export function PurchaseSummary({ plan, interval, children }: PurchaseSummaryProps) {
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
  const date = formatDate(renewalOf(new Date(now), interval), locale);
  return (
    <Card position={{ lg: 'sticky' }} top={{ lg: '6' }}>
      <CardHeader title={t('summary.title')} />
      <CardBody>
        <Stack gap="4">
          <Text>{t(isYearly ? 'summary.planYearly' : 'summary.planMonthly', { plan: data.name })}</Text>
          <Flex as="p" justify="space-between" align="baseline" gap="4" fontWeight="semibold">
            {t('summary.today')}{' '}
            <Text as="strong" fontSize="xl">
              <Money amount={total} />
            </Text>
          </Flex>
          <Text color="fg.muted" textStyle="sm">
            {t('summary.renews', { date })}
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
