import { seededInt } from './chance.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The busiest time of the day. */
const PEAK_MS = 14 * 60 * MINUTE;
const DRIFT_PERIOD_MS = 20 * MINUTE;
const BURST_SLOT_MS = 30 * MINUTE;
const BURST_MS = 8 * MINUTE;

/** Between 0 and 1, the same for a seed. */
const share = (seed: string): number => (seededInt(seed) % 1_000) / 1_000;

const wave = (position: number): number => Math.cos(2 * Math.PI * position);

/** A short burst in about every tenth half hour. */
function burst(seed: string, time: number): number {
  const slot = Math.floor(time / BURST_SLOT_MS);
  return share(`${seed}/${slot}`) < 0.1 && time - slot * BURST_SLOT_MS < BURST_MS ? 0.3 : 0;
}

/** Factor of a simulated load, around 1: a daily wave, a slow drift and short bursts. Each seed has its own phase. */
export function loadFactor(seed: string, at: Date): number {
  const time = at.getTime();
  const daily = 0.2 * wave((time - PEAK_MS) / DAY + 0.1 * share(seed));
  const drift = 0.08 * wave(time / DRIFT_PERIOD_MS + share(seed));
  return 1 + daily + drift + burst(seed, time);
}
