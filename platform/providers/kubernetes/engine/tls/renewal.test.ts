import { createServer } from 'node:https';
import { expect, it } from 'vitest';
import { eventually } from '../../../../../process/testing.ts';
import { manualClock } from '../../../../clock.ts';
import { keepRenewed } from './renewal.ts';

const DAY = 86_400_000;

it('is tried again after a failure', async () => {
  const clock = manualClock();
  const problems: unknown[] = [];
  let signed = 0;
  const stop = keepRenewed(
    createServer(),
    async () => {
      signed += 1;
      if (signed === 1) throw new Error('the database is away');
      return { certificate: '', key: '' };
    },
    { clock, log: { error: (problem: unknown) => void problems.push(problem) } },
  );
  clock.advance(20 * DAY);
  await eventually(() => expect(problems).toHaveLength(1));
  // Until the loop sleeps again, an advanced clock would not wake it.
  await eventually(() => {
    clock.advance(3_600_000);
    expect(signed).toBeGreaterThan(1);
  });
  stop();
});
