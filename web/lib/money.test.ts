import { eurosOf, formatMoney } from './money.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('formats euros in English', () => {
  expect(formatMoney(1234.5, 'en')).toBe('€1,234.50');
  expect(formatMoney(90, 'en', 0)).toBe('€90');
});

it('formats euros in Spanish, with groups from five digits on', () => {
  expect(plain(formatMoney(1234.5, 'es'))).toBe('1234,50 €');
  expect(plain(formatMoney(12345.678, 'es'))).toBe('12.345,68 €');
});

it('keeps the sign of a credit', () => {
  expect(formatMoney(-5, 'en')).toBe('-€5.00');
});

it('reads the decimal of a price', () => {
  expect(eurosOf('4.59')).toBe(4.59);
});
