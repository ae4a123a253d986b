import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf, formatMoney } from '../../../../lib/money.ts';
import { useLocale } from '../../../../ui/locale.ts';
import './list.css';
import { Tabular } from '../../../../ui/text/Tabular.tsx';
import type { MonthlyPrice_cluster$key } from './__generated__/MonthlyPrice_cluster.graphql.ts';

/** Monthly price of a cluster's servers; for an archived one, the price after unarchiving. */
export function MonthlyPrice({ cluster }: { cluster: MonthlyPrice_cluster$key }) {
  const { t } = useTranslation('clusters');
  const locale = useLocale();
  const { status, monthlyPrice } = useFragment(
    graphql`
      fragment MonthlyPrice_cluster on Cluster {
        status
        monthlyPrice {
          amount
        }
      }
    `,
    cluster,
  );
  const price = formatMoney(eurosOf(monthlyPrice.amount), locale);
  if (status === 'ARCHIVED') return <Tabular>{t('list.priceArchived', { price })}</Tabular>;
  return <span className="kd-cluster-price">{t('list.price', { price })}</span>;
}
