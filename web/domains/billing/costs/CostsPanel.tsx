import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf } from '../../../lib/money.ts';
import { withParams } from '../../../lib/withParams.ts';
import { MissingData } from '../../../shell/MissingData.tsx';
import { useAddressParams } from '../../../shell/useAddressParams.ts';
import { Toggle } from '../../../ui/actions/Toggle.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { Stack, Text } from '../../../ui/layout/primitives.ts';
import { Money } from '../../../ui/text/Money.tsx';
import { CostsByDay } from './CostsByDay.tsx';
import { CostsTable } from './CostsTable.tsx';
import type { CostsPanel_account$key } from './__generated__/CostsPanel_account.graphql.ts';

/** What the servers cost this month or last month: sums, cost per day, and hours by cluster. */
export function CostsPanel({ account }: { account: CostsPanel_account$key }) {
  const { t } = useTranslation('billing');
  const [params, change] = useAddressParams();
  const { costs } = useFragment(
    graphql`
      fragment CostsPanel_account on Account @argumentDefinitions(month: { type: "String" }) {
        costs(month: $month) {
          total {
            amount
          }
          previousTotal {
            amount
          }
          clusters {
            monthlyEstimate {
              amount
            }
            ...CostsTable_clusters
          }
          ...CostsByDay_costs
        }
      }
    `,
    account,
  );
  if (!costs) return <MissingData title={t('costs.failed')} />;
  const { clusters, previousTotal } = costs;
  const isPrevious = params.get('month') === 'previous';
  const estimate = clusters.reduce((sum, one) => sum + eurosOf(one.monthlyEstimate.amount), 0);
  const facts = [
    { label: t('costs.total'), value: <Money amount={eurosOf(costs.total.amount)} />, hint: t('costs.net') },
    ...(isPrevious ? [] : [{ label: t('costs.estimate'), value: <Money amount={estimate} /> }]),
    ...(previousTotal
      ? [{ label: t('costs.before'), value: <Money amount={eurosOf(previousTotal.amount)} /> }]
      : []),
  ];
  return (
    <Card>
      <CardHeader
        title={t('costs.title')}
        description={t('costs.text')}
        actions={
          <Toggle
            label={t('costs.month')}
            value={isPrevious ? 'previous' : 'present'}
            options={[
              { value: 'present', label: t('costs.present') },
              { value: 'previous', label: t('costs.previous') },
            ]}
            onChange={(value) =>
              change((before) => withParams(before, { month: value === 'previous' ? value : null }))
            }
          />
        }
      />
      <CardBody>
        <Stack gap="5">
          <DataList columns={3} items={facts} />
          {clusters.length === 0 ? (
            <Text color="fg.muted">{t('costs.none')}</Text>
          ) : (
            <>
              <CostsByDay costs={costs} />
              <CostsTable clusters={clusters} />
            </>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}
