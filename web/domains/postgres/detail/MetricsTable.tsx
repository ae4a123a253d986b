import { useTranslation } from 'react-i18next';
import { formatAbsolute } from '../../../lib/time.ts';
import { Box } from '../../../ui/layout/primitives.ts';
import { Cell, Row, Table } from '../../../ui/layout/Table.tsx';
import { TableDisclosure } from '../../../ui/layout/TableDisclosure.tsx';
import { useLocale } from '../../../ui/locale.ts';
import { useMetricFormat } from './useMetricFormat.ts';

interface MetricsTableProps {
  readonly times: readonly string[];
  readonly series: readonly {
    readonly metric: string;
    readonly values: readonly (number | null | undefined)[];
  }[];
}

/** The numbers behind the charts, newest first; moments without any are left out. */
export function MetricsTable({ times, series }: MetricsTableProps) {
  const { t } = useTranslation('postgres');
  const locale = useLocale();
  const formatOf = useMetricFormat();
  const columns = series.map(({ metric, values }) => ({
    ...{ metric, values, format: formatOf(metric) },
    header: t(`metrics.name.${metric}`, { defaultValue: metric }),
  }));
  const rows = times
    .map((at, index) => ({ at, values: columns.map(({ values }) => values[index] ?? null) }))
    .filter(({ values }) => values.some((value) => value !== null));
  return (
    <TableDisclosure
      label={t('metrics.showTable')}
      renderTable={() => (
        <Box maxH="20rem" overflow="auto" tabIndex={0} role="region" aria-label={t('metrics.title')}>
          <Table
            caption={t('metrics.title')}
            columns={[
              { key: 'at', header: t('metrics.time') },
              ...columns.map(({ metric, header }) => ({ key: metric, header, align: 'end' as const })),
            ]}
          >
            {rows.reverse().map(({ at, values }) => (
              <Row key={at}>
                <Cell label={t('metrics.time')}>
                  <Box as="span" whiteSpace="nowrap">
                    {formatAbsolute(new Date(at), locale)}
                  </Box>
                </Cell>
                {columns.map(({ metric, header, format }, index) => {
                  const value = values[index] ?? null;
                  return (
                    <Cell key={metric} label={header} align="end">
                      {value === null ? '–' : format(value)}
                    </Cell>
                  );
                })}
              </Row>
            ))}
          </Table>
        </Box>
      )}
    />
  );
}
