import { matchScore } from './matchScore.ts';

it.each([
  ['prod', 'Settings: Password', 0],
  ['prod', 'production', 1],
  ['word', 'Settings: Password', 0.5],
  ['pass sett', 'Settings: Password', 1],
  ['cluster', 'Clúster de prueba', 1],
  ['', 'Anything', 1],
])('%s in %s scores %d', (search, label, score) => {
  expect(matchScore('id', search, [label])).toBe(score);
});
