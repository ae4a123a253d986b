import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf, formatMoney } from '../../../lib/money.ts';
import { Flex, Text } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import type { ClusterTotal_account$key } from './__generated__/ClusterTotal_account.graphql.ts';

/** Monthly price of all clusters. */
export function ClusterTotal({ account }: { account: ClusterTotal_account$key }) {
  const { t } = useTranslation('clusters');
  const locale = useLocale();
  const { usage } = useFragment(
    graphql`
      fragment ClusterTotal_account on Account {
        usage {
          monthlyEstimate {
            amount
          }
        }
      }
    `,
    account,
  );
  const estimate = usage ? eurosOf(usage.monthlyEstimate.amount) : 0;
  if (estimate === 0) return null;
  const price = formatMoney(estimate, locale);
  return (
    <Flex justify="flex-end" align="baseline" gap="2" mt="6" wrap="wrap">
      <Text color="fg.muted">{t('list.total.label')}</Text>
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {t('list.price', { price })}
      </Text>
      <Text textStyle="xs" color="fg.muted">
        {t('list.total.hint')}
      </Text>
    </Flex>
  );
}
