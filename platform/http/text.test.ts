import { describe, expect, it } from 'vitest';
import { line } from './text.ts';

describe('a name', () => {
  const name = line('Team name', 10);

  it.each(['Ada', 'Zoë & Søn', '開発', 'عائشة', '🚀 crew'])('may be %s', (text) => {
    expect(name.parse(` ${text} `)).toBe(text);
  });

  it.each([
    ['a line break', 'a\nb'],
    ['a NUL character', 'a\0b'],
    ['a right-to-left override', 'a\u202Eb'],
    ['a right-to-left isolate', 'a\u2067b'],
    ['a space without width', 'a\u200Bb'],
    ['a joiner without width', 'a\u200Db'],
    ['a soft hyphen', 'a\u00ADb'],
    ['a line separator', 'a\u2028b'],
    ['half a character', 'a\uD800b'],
  ])('may not contain %s', (_what, text) => {
    const issues = name.safeParse(text).error?.issues.map(({ message }) => message);
    expect(issues).toEqual(['Team name may not contain control or invisible characters.']);
  });

  it('says what else is wrong with it', () => {
    expect(name.safeParse('').error?.issues[0]?.message).toBe('Team name is required.');
    expect(name.safeParse('x'.repeat(11)).error?.issues[0]?.message).toMatch(/at most 10 characters/);
  });
});
