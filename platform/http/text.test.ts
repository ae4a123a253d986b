import { describe, expect, it } from 'vitest';
import { line } from './text.ts';
import { inputText } from '../messages/messages.ts';

describe('a name', () => {
  const name = line('team_name', 10);

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
    expect(issues).toEqual([inputText('team_name_control')]);
  });

  it('names the other reasons why it is invalid', () => {
    expect(name.safeParse('').error?.issues[0]?.message).toBe(inputText('team_name_required'));
    const [long] = name.safeParse('x'.repeat(11)).error?.issues ?? [];
    expect(long?.message).toBe(inputText('team_name_length', { max: 10 }));
  });
});
