import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyComponent } from '../../../lib/lazyComponent.ts';
import { eurosOf, formatMoney } from '../../../lib/money.ts';
import { formatDate } from '../../../lib/time.ts';
import { Box } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { costSeriesOf } from './costSeries.ts';
import type { CostsByDay_costs$key } from './__generated__/CostsByDay_costs.graphql.ts';

// The chart library is larger than the rest of the page.
const CostsChart = lazyComponent(() => import('./CostsChart.tsx'), 'CostsChart');

/** Cost per day and cluster, as a chart. */
export function CostsByDay({ costs }: { costs: CostsByDay_costs$key }) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const { month, clusters } = useFragment(
    graphql`
      fragment CostsByDay_costs on AccountCosts {
        month
        clusters {
          name
          days {
            day
            cost {
              amount
            }
          }
        }
      }
    `,
    costs,
  );
  const lists = clusters.map(({ name, days }) => ({
    name,
    days: days.map(({ day, cost }) => ({ day, cost: eurosOf(cost.amount) })),
  }));
  return (
    <Box minH="240px">
      <Suspense fallback={null}>
        <CostsChart
          label={t('costs.chart')}
          hint={t('costs.hint')}
          others={t('costs.others')}
          series={costSeriesOf(month, lists)}
          formatDay={(day) => formatDate(new Date(`${day}T00:00:00Z`), locale, 'UTC')}
          formatMoney={(amount) => formatMoney(amount, locale)}
        />
      </Suspense>
    </Box>
  );
}
