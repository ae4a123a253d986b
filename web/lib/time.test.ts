import { formatAbsolute, formatAge, formatDuration, relativeAge } from './time.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

it.each([
  [0, { unit: 'now' }],
  [59, { unit: 'now' }],
  [60, { unit: 'minute', count: 1 }],
  [3599, { unit: 'minute', count: 59 }],
  [3600, { unit: 'hour', count: 1 }],
  [86_400, { unit: 'day', count: 1 }],
  [86_400 * 30, { unit: 'day', count: 30 }],
  [86_400 * 31, { unit: 'date' }],
  [-30, { unit: 'now' }],
  [-3600, { unit: 'date' }],
])('relativeAge of a moment %i seconds ago is %o', (seconds, expected) => {
  expect(relativeAge(ago(seconds), now)).toEqual(expected);
});

it('formats the age in full words in both languages', () => {
  expect(formatAge(5, 'minute', 'en')).toBe('5 minutes ago');
  expect(formatAge(1, 'hour', 'es')).toBe('hace 1 hora');
});

it('adds the time zone to an absolute time', () => {
  expect(formatAbsolute(now, 'en', { timeZone: 'Europe/Madrid' })).toBe('20 Nov 2026, 13:00 UTC+1');
  expect(formatAbsolute(now, 'es', { timeZone: 'UTC', hasSeconds: true })).toBe('20 nov 2026, 12:00:00 UTC');
});

it('formats a duration in its two largest units', () => {
  const plain = (seconds: number) => formatDuration(seconds).replaceAll('\u00a0', ' ');
  expect(plain(0)).toBe('0 s');
  expect(plain(0.4)).toBe('< 1 s');
  expect(plain(72)).toBe('1 min 12 s');
  expect(plain(7500)).toBe('2 h 5 min');
  expect(plain(90_061)).toBe('1 d 1 h');
  expect(plain(3600)).toBe('1 h');
});
