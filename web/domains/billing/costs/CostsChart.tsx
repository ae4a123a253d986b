import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { CostSeries } from './costSeries.ts';

interface CostsChartProps {
  /** Accessible name. */
  readonly label: string;
  /** How to use it with the keyboard. */
  readonly hint: string;
  readonly series: CostSeries;
  /** The name of the sum of all further clusters. */
  readonly others: string;
  readonly formatDay: (day: string) => string;
  readonly formatMoney: (amount: number) => string;
}

const HEIGHT = 240;
const axis = { fontSize: 12, fill: 'var(--kd-colors-fg-muted)' };
const tooltip = {
  background: 'var(--kd-colors-bg-panel)',
  border: '1px solid var(--kd-colors-border-emphasized)',
  borderRadius: 6,
  fontSize: 13,
};
const palettes = ['brand', 'progress', 'warning', 'info', 'success', 'gray'] as const;

/** Cost per day, one colour per cluster. Arrow keys move from day to day. */
export function CostsChart({ label, hint, series, others, formatDay, formatMoney }: CostsChartProps) {
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <BarChart
        data={[...series.days]}
        title={label}
        desc={hint}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--kd-colors-border)" />
        <XAxis
          dataKey="day"
          tickFormatter={formatDay}
          interval="equidistantPreserveStart"
          minTickGap={12}
          tick={axis}
          tickLine={false}
          stroke="var(--kd-colors-border-emphasized)"
        />
        <YAxis width={60} tickFormatter={formatMoney} tick={axis} tickLine={false} axisLine={false} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--kd-colors-bg-muted)' }}
          labelFormatter={(day) => (typeof day === 'string' ? formatDay(day) : '')}
          formatter={(value) => formatMoney(Number(value))}
          contentStyle={tooltip}
          itemStyle={{ color: 'var(--kd-colors-fg)' }}
          labelStyle={{ color: 'var(--kd-colors-fg-muted)' }}
        />
        <Legend
          formatter={(name: string) => (
            <span style={{ color: 'var(--kd-colors-fg)', fontSize: 13 }}>{name}</span>
          )}
        />
        {series.names.map((name, index) => (
          <Bar
            key={name ?? ''}
            dataKey={`costs.${index}`}
            name={name ?? others}
            stackId="day"
            fill={`var(--kd-colors-${palettes[index] ?? 'gray'}-solid)`}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
