import { useTranslation } from 'react-i18next';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Box, Text } from '../../../ui/layout/primitives.ts';
import { UsageTimeChart } from '../../nodes/usage/UsageTimeChart.tsx';
import { byteTicks } from './byteTicks.ts';
import { metricSummaryOf, type MetricPoint } from './metricSummary.ts';
import { useMetricFormat } from './useMetricFormat.ts';

export type MetricRange = 'HOUR' | 'DAY' | 'WEEK';

interface MetricFigureProps {
  readonly metric: string;
  /** The highest possible value. */
  readonly limit: number | null;
  readonly range: MetricRange;
  readonly stepSeconds: number;
  readonly points: readonly MetricPoint[];
}

/** One measurement over time: a sentence with the figures, and the chart. */
export function MetricFigure({ metric, limit, range, stepSeconds, points }: MetricFigureProps) {
  const { t } = useTranslation('postgres');
  const format = useMetricFormat()(metric);
  const { now, peak } = metricSummaryOf(points, stepSeconds);
  const name = t(`metrics.name.${metric}`, { defaultValue: metric });
  const facts = [
    now === null ? t('metrics.notNow') : t('metrics.now', { value: format(now) }),
    ...(limit === null || now === null ? [] : [t('metrics.limit', { value: format(limit) })]),
  ].join(' ');
  return (
    <Box minW="0">
      <Heading level={3} textStyle="sm" fontWeight="semibold">
        {name}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mb="2">
        {facts} · {t('metrics.peak', { value: format(peak) })}
      </Text>
      <UsageTimeChart
        label={name}
        hint={t('metrics.hint')}
        kind="value"
        slots={points}
        range={range}
        formatNumber={format}
        formatValue={format}
        valueTicks={metric.endsWith('_BYTES') ? byteTicks(peak) : undefined}
        axisWidth={80}
      />
    </Box>
  );
}
