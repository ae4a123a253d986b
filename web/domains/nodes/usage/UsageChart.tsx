import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

/** One interval; a value is null where nothing was measured. */
type ChartSlot = { readonly at: number } & Readonly<Record<string, number | null>>;

export interface UsageChartProps {
  /** Accessible name. */
  readonly label: string;
  /** How to use it with the keyboard. */
  readonly hint: string;
  /** The value of the slots that is drawn. */
  readonly kind: string;
  readonly slots: readonly ChartSlot[];
  readonly ticks: readonly number[];
  readonly formatTick: (at: number) => string;
  /** Without the unit, which is in the text above the chart. */
  readonly formatNumber: (value: number) => string;
  readonly formatTime: (at: number) => string;
  readonly formatValue: (value: number) => string;
  /** Room for the numbers of the vertical axis, in pixels. */
  readonly axisWidth?: number;
  /** Values of the vertical axis, from 0 to its end; round decimal ones otherwise. */
  readonly valueTicks?: readonly number[] | undefined;
}

const HEIGHT = 180;
const axis = { fontSize: 12, fill: 'var(--kd-colors-fg-muted)' };
const tooltip = {
  background: 'var(--kd-colors-bg-panel)',
  border: '1px solid var(--kd-colors-border-emphasized)',
  borderRadius: 6,
  fontSize: 13,
};

/** Below this number of measurements a line alone may not be visible. */
const FEW = 5;

/** Usage over time; intervals without a measurement are gaps. Arrow keys move along the line. */
export function UsageChart({
  label,
  hint,
  kind,
  slots,
  ticks,
  formatTick,
  formatNumber,
  formatTime,
  formatValue,
  axisWidth = 48,
  valueTicks,
}: UsageChartProps) {
  const hasFew = slots.filter((slot) => slot[kind] != null).length < FEW;
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <AreaChart
        data={[...slots]}
        title={label}
        desc={hint}
        margin={{ top: 8, right: 20, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--kd-colors-border)" />
        <XAxis
          dataKey="at"
          type="number"
          scale="time"
          domain={['dataMin', 'dataMax']}
          ticks={[...ticks]}
          tickFormatter={formatTick}
          interval="equidistantPreserveStart"
          minTickGap={12}
          tick={axis}
          tickMargin={6}
          tickLine={false}
          stroke="var(--kd-colors-border-emphasized)"
        />
        <YAxis
          width={axisWidth}
          domain={[0, valueTicks?.at(-1) ?? 'auto']}
          ticks={valueTicks && [...valueTicks]}
          tickFormatter={formatNumber}
          tick={axis}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip
          isAnimationActive={false}
          labelFormatter={(at) => formatTime(Number(at))}
          formatter={(value) => formatValue(Number(value))}
          contentStyle={tooltip}
          itemStyle={{ color: 'var(--kd-colors-fg)' }}
          labelStyle={{ color: 'var(--kd-colors-fg-muted)' }}
        />
        <Area
          dataKey={kind}
          name={label}
          type="linear"
          stroke="var(--kd-colors-brand-solid)"
          strokeWidth={2}
          fill="var(--kd-colors-brand-solid)"
          fillOpacity={0.12}
          connectNulls={false}
          dot={hasFew}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}
