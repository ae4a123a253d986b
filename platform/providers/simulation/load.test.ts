import { describe, expect, it } from 'vitest';
import { loadFactor } from './load.ts';

const at = (time: string) => new Date(`2026-01-15T${time}:00Z`);
const mean = (from: number) =>
  Array.from({ length: 60 }, (_, minute) =>
    loadFactor('node-1', new Date(at('00:00').getTime() + (from * 60 + minute) * 60_000)),
  ).reduce((sum, factor) => sum + factor / 60, 0);

describe('a simulated load', () => {
  it('is the same for a seed at a time, and different for another one', () => {
    expect(loadFactor('node-1', at('12:00'))).toBe(loadFactor('node-1', at('12:00')));
    expect(loadFactor('node-1', at('12:00'))).not.toBe(loadFactor('node-2', at('12:00')));
  });

  it('is higher in the afternoon than at night', () => {
    expect(mean(13)).toBeGreaterThan(mean(2) + 0.2);
  });

  it('stays between half and almost twice the usual load', () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const factor = loadFactor('node-1', new Date(at('00:00').getTime() + minute * 60_000));
      expect(factor).toBeGreaterThan(0.5);
      expect(factor).toBeLessThan(1.7);
    }
  });
});
