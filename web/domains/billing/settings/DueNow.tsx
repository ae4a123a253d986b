import { useTranslation } from 'react-i18next';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf, formatMoney } from '../../../lib/money.ts';
import { CardBoundary } from '../../../shell/CardBoundary.tsx';
import { Text } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import type { Interval } from '../planChoice.ts';
import type { DueNowQuery } from './__generated__/DueNowQuery.graphql.ts';

interface DueNowProps {
  readonly tier: string;
  readonly interval: Interval;
}

/** What the change would charge now, before it is confirmed. */
export function DueNow(props: DueNowProps) {
  return (
    <CardBoundary fallback={<Skeleton height="5" width="16rem" />}>
      {(fetchKey) => <Amount {...props} fetchKey={fetchKey} />}
    </CardBoundary>
  );
}

function Amount({ tier, interval, fetchKey }: DueNowProps & { fetchKey: number }) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const { plans } = useLazyLoadQuery<DueNowQuery>(
    graphql`
      query DueNowQuery($interval: BillingInterval!) {
        plans {
          tier
          dueNow(interval: $interval) {
            amount
          }
        }
      }
    `,
    { interval },
    { fetchKey, fetchPolicy: 'network-only' },
  );
  const due = plans?.find((plan) => plan.tier === tier)?.dueNow;
  if (!due) return null;
  return (
    <Text fontWeight="medium">
      {t('settings.change.due', { amount: formatMoney(eurosOf(due.amount), locale) })}
    </Text>
  );
}
