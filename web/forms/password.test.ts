import { metRules, passwordScore } from './password.ts';

it.each([
  ['', 0],
  ['abc', 0],
  ['abcdefgh', 1],
  ['abcdefghijkl', 2],
  ['Abcdefgh', 2],
  ['Abcdefg1', 3],
  ['Abcdefg1!', 4],
  ['Abcdefghijk1!', 4],
])('"%s" has strength %i', (password, score) => {
  expect(passwordScore(password)).toBe(score);
});

it('checks each of the five rules', () => {
  expect(metRules('aB1!')).toEqual({ length: false, upper: true, lower: true, digit: true, special: true });
  expect(metRules('abcdefgh-')).toMatchObject({ length: true, upper: false, special: false });
});
