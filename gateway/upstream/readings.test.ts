import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Reading } from './envelope.ts';
import { path } from './path.ts';
import { Readings } from './readings.ts';

const where = path`/api/things`;
const fail = () => undefined;
const things: Reading<{ id: string }[]> = { schema: z.array(z.object({ id: z.string() })), envelope: 'data' };
const text = (...ids: string[]) => JSON.stringify({ data: ids.map((id) => ({ id })) });

const readerOf =
  (readings: Readings) =>
  (body: string, how: Reading<unknown> = things) =>
    readings.read(body, how, where, fail);

describe('Readings', () => {
  it('reads a text that comes again once, and another one anew', () => {
    const read = readerOf(new Readings());
    read(text('a'));
    const second = read(text('a'));
    expect(read(text('a'))).toBe(second);
    expect(read(text('b'))).toEqual([{ id: 'b' }]);
    expect(read(text('a'))).toBe(second);
  });

  it('tells apart texts that differ in one character', () => {
    const read = readerOf(new Readings());
    const long = (place: number) => text('x'.repeat(place) + 'y' + 'x'.repeat(999 - place));
    const places = Array.from({ length: 100 }, (_one, place) => place);
    for (const again of [1, 2]) {
      for (const place of places)
        expect(read(long(place)), String(again)).toEqual([{ id: long(place).slice(16, -4) }]);
    }
  });

  it('keeps nothing of a text that came once', () => {
    const read = readerOf(new Readings());
    expect(read(text('a'))).not.toBe(read(text('a')));
  });

  it('keeps apart what is read by another schema or from another place', () => {
    const read = readerOf(new Readings());
    const wider: Reading<unknown> = { schema: z.array(z.looseObject({})), envelope: 'data' };
    const whole: Reading<unknown> = { schema: z.looseObject({}), envelope: 'none' };
    for (const again of [1, 2, 3]) {
      expect(read(text('a')), String(again)).toEqual([{ id: 'a' }]);
      expect(read(text('a'), wider)).toEqual([{ id: 'a' }]);
      expect(read(text('a'), whole)).toEqual({ data: [{ id: 'a' }] });
    }
    expect(read(text('a'), wider)).not.toBe(read(text('a')));
  });

  it('lets nobody change what everybody shares', () => {
    const read = readerOf(new Readings());
    read(text('a'));
    const shared = read(text('a')) as { id: string }[];
    expect(() => shared.push({ id: 'b' })).toThrow(TypeError);
    expect(() => Object.assign(shared[0] ?? {}, { id: 'b' })).toThrow(TypeError);
  });

  it('remembers no failure', () => {
    const problems: string[][] = [];
    const readings = new Readings();
    for (const body of ['{"data":[{}]}', '{"data":[{}]}', '<html>', '<html>']) {
      expect(() => readings.read(body, things, where, (told) => problems.push(told.problems))).toThrow();
    }
    expect(problems).toEqual([['0.id: invalid_type'], ['0.id: invalid_type'], ['not JSON'], ['not JSON']]);
  });

  it('keeps what is asked for again and again, and lets go of the rest', () => {
    const read = readerOf(new Readings());
    const long = (n: number) => text('x'.repeat(200_000) + String(n));
    read(text('a'));
    const kept = read(text('a'));
    read(long(-1));
    const dropped = read(long(-1));
    // Three times what a generation holds.
    for (let n = 0; n < 30; n += 1) {
      read(long(n));
      expect(read(text('a'))).toBe(kept);
    }
    expect(read(long(-1))).not.toBe(dropped);
  });
});
