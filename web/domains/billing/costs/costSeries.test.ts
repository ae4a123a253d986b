import { costSeriesOf, monthOf } from './costSeries.ts';

const cluster = (name: string, costs: Record<string, number>) => ({
  name,
  days: Object.entries(costs).map(([day, cost]) => ({ day, cost })),
});

it('has every day until the last counted one, also those without costs', () => {
  const series = costSeriesOf('2026-03', [cluster('a', { '2026-03-01': 1.5, '2026-03-03': 2 })]);
  expect(series.names).toEqual(['a']);
  expect(series.days).toEqual([
    { day: '2026-03-01', costs: [1.5], total: 1.5 },
    { day: '2026-03-02', costs: [0], total: 0 },
    { day: '2026-03-03', costs: [2], total: 2 },
  ]);
});

it('adds up what is beyond six clusters', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => cluster(name, { '2026-03-01': 1 }));
  const { names, days } = costSeriesOf('2026-03', many);
  expect(names).toEqual(['a', 'b', 'c', 'd', 'e', null]);
  expect(days[0]?.costs).toEqual([1, 1, 1, 1, 1, 2]);
});

it.each([
  [0, '2026-01'],
  [-1, '2025-12'],
] as const)('the month at %i', (offset, month) => {
  expect(monthOf('2026-01-31', offset)).toBe(month);
});
