import { isOutdated } from './isOutdated.ts';

it.each([
  ['1', '2', true],
  ['1', '1', false],
  [null, '2', false],
  ['1', null, false],
  [undefined, undefined, false],
])('%s installed and %s available is outdated: %s', (version, latest, expected) => {
  expect(isOutdated(version, latest)).toBe(expected);
});
