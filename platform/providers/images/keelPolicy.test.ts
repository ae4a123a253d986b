import { describe, expect, it } from 'vitest';
import { compileRegexp, keelChoice } from './keelPolicy.ts';

const tags = ['1.0.0', '1.0.1', '1.1.0', '1.1.0-rc.1', '2.0.0', '2.1.0-beta', 'latest', 'v1.2'];
const next = (policy: string, current: string, among = tags) => keelChoice(policy, current, among).next;

describe('the choice of Keel', () => {
  it.each([
    ['all', '1.0.0', '2.1.0-beta'],
    ['major', '1.0.0', '2.0.0'],
    ['minor', '1.0.0', 'v1.2'],
    ['patch', '1.0.0', '1.0.1'],
    ['patch', '1.0.1', null],
    ['minor', '1.1.0-rc.1', null],
    ['major', 'latest', null],
    ['force', 'latest', 'latest'],
  ])('with policy %s on %s is %s', (policy, current, wanted) => {
    expect(next(policy, current)).toBe(wanted);
  });

  it('of a glob is the alphabetically highest match above the current tag', () => {
    const builds = ['build-9', 'build-10', 'build-11', 'other'];
    expect(next('glob:build-*', 'build-10', builds)).toBe('build-9');
    expect(next('glob:build-*', 'build-9', builds)).toBeNull();
  });

  it('of a regular expression is the highest match, even below the current tag', () => {
    const releases = ['main-3', 'main-4', 'dev-9'];
    expect(next('regexp:^main-', 'zzz', releases)).toBe('main-4');
    expect(next('regexp:^main-', 'main-4', releases)).toBeNull();
    expect(next('regexp:^main-(?P<compare>\\d)$', 'main-3', releases)).toBe('main-4');
  });

  it('of a pattern that backtracking engines need hours for takes no time', () => {
    const long = Array.from({ length: 100 }, (_, i) => `${'a'.repeat(120)}${i}`);
    expect(next('regexp:^(a+)+$', 'a', long)).toBeNull();
    expect(next(`glob:${'*a'.repeat(40)}!`, 'a', long)).toBeNull();
  });

  it('of a pattern that would block for minutes because of its repetitions is none', () => {
    const many = Array.from({ length: 100 }, (_, i) => `${'ab'.repeat(60)}${i}`);
    const repetitions = `(?:${'.{0,900}a.{0,900}b'.repeat(9)})*`;
    expect(keelChoice(`regexp:${repetitions}[!#]`, 'a', many)).toEqual({ candidates: [], next: null });
    // It would match: only its size rules it out.
    expect(next(`regexp:${repetitions}`, 'a', many)).toBeNull();
  });

  it('of a group that would take seconds to read is none', () => {
    const many = Array.from({ length: 100 }, (_, i) => `${'a'.repeat(120)}${i}`);
    expect(next(`regexp:(?P<compare>${'(?:.?){1000}'.repeat(3)})`, 'a', many)).toBeNull();
    expect(next(`regexp:(?P<compare>${'.?'.repeat(30)})`, 'a', many)).toBe(many[0]);
  });

  it.each([
    [String.raw`^main-(?P<compare>\d+)$`, true],
    [String.raw`^main-(?<compare>\d+)$`, true],
    ['(?i)release', true],
    ['^(?!dev)', false],
    [String.raw`(a)\1`, false],
    ['(', false],
  ])('reads patterns by the rules of Go: %s', (pattern, isValid) => {
    expect(compileRegexp(pattern) !== null).toBe(isValid);
    if (!isValid) expect(keelChoice(`regexp:${pattern}`, '1', tags)).toEqual({ candidates: [], next: null });
  });

  it('comes with everything else that fits, best first', () => {
    expect(keelChoice('minor', '1.0.0', tags).candidates).toEqual(['v1.2', '1.1.0', '1.0.1']);
  });
});
