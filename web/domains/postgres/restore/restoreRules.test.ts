import { restoredName, restoreProblems, type RestoreContext, type RestoreValues } from './restoreRules.ts';

const latest = new Date(2026, 10, 25, 14, 0, 0).getTime();
const window = { earliest: latest - 86_400_000, latest };
const values: RestoreValues = {
  sourceId: 'p1',
  mode: 'specific',
  day: '2026-11-25',
  time: '13:05:10',
  name: 'shop-restored',
};
const problems = (change: Partial<RestoreValues>, context: Partial<RestoreContext> = {}) =>
  restoreProblems({ ...values, ...change }, { window, takenName: undefined, ...context }).map(
    ({ path, message }) => `${path} ${message.split('.').at(-1)}`,
  );

describe('a restore', () => {
  it.each<[string, Partial<RestoreValues>, string[]]>([
    ['complete', {}, []],
    ['of the latest moment without a date', { mode: 'latest', day: '', time: '' }, []],
    ['without a source', { sourceId: '' }, ['sourceId fields']],
    ['without a name', { name: ' ' }, ['name fields']],
    ['with a name in capitals', { name: 'Shop' }, ['name name']],
    ['without a date', { day: '' }, ['day moment']],
    ['without a time', { time: '' }, ['time moment']],
    ['after the window', { time: '14:00:01' }, ['time outside']],
    ['before the window', { day: '2026-11-24', time: '13:59:59' }, ['time outside']],
  ])('%s', (_what, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it('to a name that is taken', () => {
    expect(problems({}, { takenName: 'shop-restored' })).toEqual(['name nameTaken']);
  });

  it('to any moment while the window is unknown', () => {
    expect(problems({ day: '2020-01-01' }, { window: undefined })).toEqual([]);
  });
});

it('proposes a name that is not too long', () => {
  expect(restoredName('shop')).toBe('shop-restored');
  expect(restoredName('x'.repeat(50))).toHaveLength(50);
});
