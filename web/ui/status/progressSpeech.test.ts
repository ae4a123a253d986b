import { isWorthSaying, stepOf } from './progressSpeech.ts';

it('rounds down to the five steps', () => {
  expect([0, 24, 25, 60, 99, 100].map(stepOf)).toEqual([0, 0, 25, 50, 75, 100]);
});

it('announces the first state, then steps and messages at most every five seconds', () => {
  const last = { step: 25, message: 'a', at: 0 };
  expect(isWorthSaying(undefined, last)).toBe(true);
  expect(isWorthSaying(last, { step: 25, message: 'a', at: 60_000 })).toBe(false);
  expect(isWorthSaying(last, { step: 25, message: 'b', at: 4_999 })).toBe(false);
  expect(isWorthSaying(last, { step: 25, message: 'b', at: 5_000 })).toBe(true);
  expect(isWorthSaying(last, { step: 50, message: 'a', at: 5_000 })).toBe(true);
});

it('always announces completion', () => {
  expect(isWorthSaying({ step: 75, message: 'a', at: 0 }, { step: 100, message: 'b', at: 10 })).toBe(true);
});
