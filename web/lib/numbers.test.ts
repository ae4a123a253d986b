import { clamp, formatNumber, formatPercent, formatUnit, parseWhole } from './numbers.ts';

it('formats numbers and percentages per locale', () => {
  expect(formatNumber(1234.56, 'en', 1)).toBe('1,234.6');
  expect(formatNumber(12345, 'es')).toBe('12.345');
  expect(formatPercent(85, 'en')).toBe('85%');
  expect(formatPercent(85, 'es')).toBe('85\u00a0%');
});

it('joins number and unit with a non-breaking space', () => {
  expect(formatUnit(16, 'GB', 'en')).toBe('16\u00a0GB');
  expect(formatUnit(1.5, 'GB', 'es')).toBe('1,5\u00a0GB');
});

it('parses whole numbers with the group separator of any locale', () => {
  expect(parseWhole(' 1,000 ')).toBe(1000);
  expect(parseWhole('12.345')).toBe(12345);
  expect(parseWhole('-3')).toBe(-3);
  expect(parseWhole('1.5')).toBeUndefined();
  expect(parseWhole('abc')).toBeUndefined();
  expect(parseWhole('')).toBeUndefined();
});

it('clamps only at given bounds', () => {
  expect(clamp(12, 1, 10)).toBe(10);
  expect(clamp(-2, 0)).toBe(0);
  expect(clamp(99)).toBe(99);
});
