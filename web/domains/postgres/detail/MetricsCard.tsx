import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { withParams } from '../../../lib/withParams.ts';
import { CardBoundary } from '../../../shell/CardBoundary.tsx';
import { useAddressParams } from '../../../shell/useAddressParams.ts';
import { Toggle } from '../../../ui/actions/Toggle.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { SimpleGrid, Text } from '../../../ui/layout/primitives.ts';
import { useNow } from '../../../ui/now.ts';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { MetricFigure, type MetricRange } from './MetricFigure.tsx';
import { MetricsTable } from './MetricsTable.tsx';
import type { MetricsCardQuery } from './__generated__/MetricsCardQuery.graphql.ts';

const RANGES = { HOUR: '1h', DAY: '24h', WEEK: '7d' } as const satisfies Record<MetricRange, string>;
const ranges = Object.keys(RANGES) as MetricRange[];

interface MetricsCardProps {
  /** Global id of a database. */
  readonly id: string;
  /** While it runs, the measurements are loaded again every minute. */
  readonly isRunning: boolean;
}

/** What is measured of a database over time; the range is in the address. */
export function MetricsCard({ id, isRunning }: MetricsCardProps) {
  const { t } = useTranslation('postgres');
  const [params, change] = useAddressParams();
  const range = ranges.find((one) => RANGES[one] === params.get('usage')) ?? 'HOUR';
  // The previous range stays until the next one is loaded.
  const shown = useDeferredValue(range);
  const minute = Math.floor(useNow().getTime() / 60_000);
  const select = (next: MetricRange) => change((before) => withParams(before, { usage: RANGES[next] }));
  return (
    <Card>
      <CardHeader
        title={t('metrics.title')}
        actions={
          <Toggle
            label={t('metrics.range.label')}
            options={ranges.map((value) => ({ value, label: t(`metrics.range.${value}`) }))}
            value={range}
            onChange={select}
          />
        }
      />
      <CardBody aria-busy={shown !== range}>
        <CardBoundary fallback={<Skeleton height="240px" />} title={t('metrics.failed')}>
          {(fetchKey) => <Loaded id={id} range={shown} fetchKey={`${fetchKey} ${isRunning ? minute : ''}`} />}
        </CardBoundary>
      </CardBody>
    </Card>
  );
}

function Loaded({ id, range, fetchKey }: { id: string; range: MetricRange; fetchKey: string }) {
  const { t } = useTranslation('postgres');
  const key = useDeferredValue(fetchKey);
  const { node } = useLazyLoadQuery<MetricsCardQuery>(
    graphql`
      query MetricsCardQuery($id: ID!, $range: UsageRange!) {
        node(id: $id) {
          ... on PostgresCluster {
            metrics(range: $range) {
              times
              stepSeconds
              series {
                metric
                limit
                values
              }
            }
          }
        }
      }
    `,
    { id, range },
    { fetchKey: key, fetchPolicy: 'store-and-network' },
  );
  if (!node?.metrics) return <ErrorState isCompact level={3} title={t('metrics.failed')} />;
  const { times, stepSeconds, series } = node.metrics;
  const measured = series.filter(({ values }) => values.some((value) => value != null));
  if (measured.length === 0) return <Text color="fg.muted">{t('metrics.none')}</Text>;
  return (
    <>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gapX="8" gapY="6">
        {measured.map(({ metric, limit, values }) => (
          <MetricFigure
            key={metric}
            metric={metric}
            limit={limit ?? null}
            range={range}
            stepSeconds={stepSeconds}
            points={times.map((at, index) => ({ at: Date.parse(at), value: values[index] ?? null }))}
          />
        ))}
      </SimpleGrid>
      <MetricsTable times={times} series={measured} />
    </>
  );
}
