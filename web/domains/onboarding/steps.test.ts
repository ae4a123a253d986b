import { pageIn, stepsFor } from './steps.ts';

it.each([
  ['OWNER', false, ['welcome', 'start']],
  ['ADMIN', false, ['welcome', 'start']],
  ['DEVELOPER', false, ['welcome']],
  ['VIEWER', true, ['duplicate', 'welcome']],
  ['OWNER', true, ['duplicate', 'welcome', 'start']],
] as const)('the tour of a %s (duplicate: %s) has %j', (role, isDuplicate, steps) => {
  expect(stepsFor({ role, isDuplicate })).toEqual(steps);
});

it.each([
  ['', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=9', 3],
  ['page=two', 1],
])('?%s is page %i of 3', (query, page) => {
  expect(pageIn(new URLSearchParams(query), 3)).toBe(page);
});
