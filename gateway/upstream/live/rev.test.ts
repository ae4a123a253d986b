import { describe, expect, it } from 'vitest';
import { CLOCK_SKEW_MS, compareRevs, Revs } from './rev.ts';

describe('revs', () => {
  it('increase although the clock stops or goes back', () => {
    let now = 1_800_000_000_000;
    const revs = new Revs(7, () => now);
    const taken = [revs.next(), revs.next()];
    now -= 60_000;
    for (let count = 0; count < 5000; count += 1) taken.push(revs.next());
    now += 120_000;
    taken.push(revs.next());
    const texts = taken.map((rev) => revs.format(rev));
    for (const [place, text] of texts.slice(1).entries())
      expect(compareRevs(text, texts[place] ?? '')).toBeGreaterThan(0);
    expect(texts.map((text) => revs.parse(text))).toEqual(taken);
    expect(taken.every(Number.isSafeInteger)).toBe(true);
  });

  it('of two gateways compare by the clock, and by the gateway at the same time', () => {
    const [one, two] = [1, 2].map((gateway) => new Revs(gateway, () => 1_800_000_000_000));
    const [a, b] = [one?.format(one.next()) ?? '', two?.format(two.next()) ?? ''];
    expect(compareRevs(b, a)).toBeGreaterThan(0);
    expect(compareRevs(two?.format(two.next()) ?? '', a)).toBeGreaterThan(0);
  });

  it('of another gateway count as older by the clock skew, and invalid ones as older than all', () => {
    const own = new Revs(1, () => 1_800_000_000_000);
    const text = new Revs(2, () => 1_800_000_000_000 + CLOCK_SKEW_MS).format(1_800_000_002_000 * 4096);
    expect(own.parse(text)).toBe(own.parse('1800000000000.0.1'));
    for (const nonsense of ['', 'x', '1.2.3.4', '-1.2.1', '1e9.1.1', `${'9'.repeat(30)}.1.1`])
      expect(own.parse(nonsense)).toBe(-1);
  });
});
