import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent, formatUnit } from '../../../lib/numbers.ts';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Box, Text } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { percentOf } from '../load.ts';
import type { UsageRange, UsageSlot, UsageSummary } from './usageSeries.ts';
import { UsageTimeChart } from './UsageTimeChart.tsx';

interface UsageFigureProps {
  readonly kind: 'cores' | 'memoryGb';
  readonly range: UsageRange;
  readonly slots: readonly UsageSlot[];
  readonly summary: UsageSummary;
}

/** CPU or memory over time: a sentence with the figures, and the chart. */
export function UsageFigure({ kind, range, slots, summary }: UsageFigureProps) {
  const { t } = useTranslation('nodes');
  const locale = useLocale();
  const unit = kind === 'cores' ? t('usage.vcpu') : 'GB';
  const { now, mean, peak, available } = summary;
  // What a pod uses is a small part of a core.
  const digits = peak < 0.1 ? 3 : peak < 1 ? 2 : 1;
  const number = (value: number) => formatNumber(value, locale, digits);
  const amount = (value: number) => formatUnit(value, unit, locale, digits);
  const rest = t('usage.summary', { mean: number(mean), peak: number(peak), available: amount(available) });
  const present =
    now === null
      ? t('usage.notNow')
      : t('usage.now', { value: amount(now), percent: formatPercent(percentOf(now, available), locale) });
  return (
    <Box minW="0">
      <Heading level={3} textStyle="sm" fontWeight="semibold">
        {t(`usage.kind.${kind}`)}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mb="2">
        {present} · {rest}
      </Text>
      <UsageTimeChart
        label={t(`usage.chart.${kind}`)}
        hint={t('usage.hint')}
        kind={kind}
        slots={slots}
        range={range}
        formatNumber={number}
        formatValue={amount}
      />
    </Box>
  );
}
