import { formatBytes } from './formatBytes.ts';
import { metricSummaryOf } from './metricSummary.ts';

const points = (...values: (number | null)[]) =>
  values.map((value, index) => ({ at: index * 60_000, value }));

describe('the summary of a measurement', () => {
  it('has the last value and the peak', () => {
    expect(metricSummaryOf(points(1, 9, null, 4), 60)).toEqual({ now: 4, peak: 9 });
  });

  it('has no present value when the last one is old', () => {
    expect(metricSummaryOf(points(3, null, null, null), 60)).toEqual({ now: null, peak: 3 });
    expect(metricSummaryOf(points(3, null, null), 60)).toEqual({ now: 3, peak: 3 });
  });
});

it.each([
  [0, '0\u00a0B'],
  [1_536, '1.5\u00a0KiB'],
  [5 * 1024 ** 2, '5\u00a0MiB'],
  [10 * 1024 ** 3, '10\u00a0GiB'],
])('%d bytes are %s', (bytes, expected) => {
  expect(formatBytes(bytes, 'en')).toBe(expected);
});
