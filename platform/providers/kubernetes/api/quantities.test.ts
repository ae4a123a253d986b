import { describe, expect, it } from 'vitest';
import { parseQuantity } from './quantities.ts';

describe('a quantity', () => {
  it.each([
    ['100m', 0.1],
    ['1.5', 1.5],
    ['2e3', 2_000],
    ['10Gi', 10 * 2 ** 30],
    ['129M', 129_000_000],
    ['250000000n', 0.25],
    ['0', 0],
  ])('of %s is %d', (text, value) => {
    expect(parseQuantity(text)).toBeCloseTo(value, 9);
  });

  it.each(['', 'ten', '1 Gi', '1gi', '5KB'])('cannot be read from "%s"', (text) => {
    expect(parseQuantity(text)).toBeNull();
  });
});
