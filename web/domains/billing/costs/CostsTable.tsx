import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf } from '../../../lib/money.ts';
import { formatUnit } from '../../../lib/numbers.ts';
import { paths } from '../../../shell/paths.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Cell, Row, Table } from '../../../ui/layout/Table.tsx';
import { useLocale } from '../../../ui/locale.ts';
import { Money } from '../../../ui/text/Money.tsx';
import type { CostsTable_clusters$key } from './__generated__/CostsTable_clusters.graphql.ts';

const columns = ['cluster', 'controlPlane', 'workers', 'total', 'estimate'] as const;

/** Hours of servers and cost by cluster. */
export function CostsTable({ clusters }: { clusters: CostsTable_clusters$key }) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const rows = useFragment(
    graphql`
      fragment CostsTable_clusters on ClusterCosts @relay(plural: true) {
        name
        cluster {
          uuid
        }
        total {
          amount
        }
        monthlyEstimate {
          amount
        }
        controlPlaneHours
        workerHours {
          instanceTypeName
          hours
        }
      }
    `,
    clusters,
  );
  const hours = (value: number) => formatUnit(value, 'h', locale, 1);
  const label = (key: (typeof columns)[number]) => t(`costs.column.${key}`);
  return (
    <Table
      caption={t('costs.table')}
      columns={columns.map((key, index) => ({
        key,
        header: label(key),
        align: index > 2 ? ('end' as const) : ('start' as const),
      }))}
    >
      {rows.map(({ name, cluster, total, monthlyEstimate, controlPlaneHours, workerHours }, index) => (
        <Row key={cluster?.uuid ?? index}>
          <Cell label={label('cluster')}>
            {cluster ? (
              <TextLink to={paths.cluster(cluster.uuid)}>{name}</TextLink>
            ) : (
              t('costs.deleted', { name })
            )}
          </Cell>
          <Cell label={label('controlPlane')}>{hours(controlPlaneHours)}</Cell>
          <Cell label={label('workers')}>
            {workerHours.length === 0
              ? '–'
              : workerHours.map((one) => `${one.instanceTypeName}: ${hours(one.hours)}`).join(', ')}
          </Cell>
          <Cell label={label('total')} align="end">
            <Money amount={eurosOf(total.amount)} />
          </Cell>
          <Cell label={label('estimate')} align="end">
            <Money amount={eurosOf(monthlyEstimate.amount)} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
