import { supportHours } from './supportHours.ts';

it.each([
  ['2026-11-20T08:00:00Z', true],
  ['2026-11-20T17:59:59Z', true],
  ['2026-11-20T07:59:59Z', false],
  ['2026-11-20T18:00:00Z', false],
  ['2026-11-21T12:00:00Z', false],
  ['2026-11-22T12:00:00Z', false],
  ['2026-11-23T08:00:00Z', true],
])('support at %s is open: %s', (now, isOpen) => {
  expect(supportHours(new Date(now)).isOpen).toBe(isOpen);
});

it('returns the hours of the same day in UTC', () => {
  const { opens, closes } = supportHours(new Date('2026-11-20T23:30:00Z'));
  expect([opens.toISOString(), closes.toISOString()]).toEqual([
    '2026-11-20T08:00:00.000Z',
    '2026-11-20T18:00:00.000Z',
  ]);
});

it.each([
  ['2026-11-20T07:00:00Z', '2026-11-20T08:00:00.000Z'],
  ['2026-11-20T18:00:00Z', '2026-11-23T08:00:00.000Z'],
  ['2026-11-21T12:00:00Z', '2026-11-23T08:00:00.000Z'],
])('after %s support opens again at %s', (now, opening) => {
  expect(supportHours(new Date(now)).nextOpening.toISOString()).toBe(opening);
});
