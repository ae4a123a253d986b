import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { toYaml11 } from './yaml11.ts';

it('YAML 1.1 is written so that strings and keys stay strings', () => {
  const strings = ['no', 'on', 'y', '1_000', '12:30', '1e3', '0o7', '~', '2026-01-01', 'two\nlines\n', ''];
  const value = { strings, number: 1_000, isOn: true, nothing: null, on: 'on', '1_0': { y: 'n' } };
  const written = toYaml11(value);
  expect(parse(written, { version: '1.1' })).toEqual(value);
  expect(parse(written)).toEqual(value);
  expect(written).toContain('  - "no"\n');
});
