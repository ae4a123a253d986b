import { Suspense } from 'react';
import { lazyComponent } from '../../../lib/lazyComponent.ts';
import { formatAbsolute, formatClock, formatShortDay } from '../../../lib/time.ts';
import { Box } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import type { UsageChartProps } from './UsageChart.tsx';
import { ticksOf, type UsageRange } from './usageSeries.ts';

// The chart library is larger than the rest of the page.
const UsageChart = lazyComponent(() => import('./UsageChart.tsx'), 'UsageChart');

interface UsageTimeChartProps extends Omit<UsageChartProps, 'ticks' | 'formatTick' | 'formatTime'> {
  readonly range: UsageRange;
}

/** A chart over time with an axis that fits its range, loaded when it is shown. */
export function UsageTimeChart({ range, ...chart }: UsageTimeChartProps) {
  const locale = useLocale();
  const { slots } = chart;
  return (
    <Box minH="180px">
      <Suspense fallback={null}>
        <UsageChart
          {...chart}
          ticks={ticksOf(range, slots[0]?.at ?? 0, slots.at(-1)?.at ?? 0)}
          formatTick={(at) =>
            range === 'WEEK' ? formatShortDay(new Date(at), locale) : formatClock(new Date(at))
          }
          formatTime={(at) => formatAbsolute(new Date(at), locale)}
        />
      </Suspense>
    </Box>
  );
}
