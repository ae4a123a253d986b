import { byteTicks } from './byteTicks.ts';

const MiB = 1024 ** 2;

it.each([
  [33.7 * MiB, [0, 10, 20, 30, 40].map((n) => n * MiB)],
  [144 * MiB, [0, 50, 100, 150].map((n) => n * MiB)],
  [3_000 * MiB, [0, 1024, 2048, 3072].map((n) => n * MiB)],
  [0, [0, 1]],
])('of a peak of %d bytes are round in binary units', (peak, ticks) => {
  expect(byteTicks(peak)).toEqual(ticks);
});
