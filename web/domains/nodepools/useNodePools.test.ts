import i18next from 'i18next';
import { freeName, newPool, type PoolValues } from './poolValues.ts';
import { nodePoolsSchema } from './poolSchema.ts';
import { restorePools, startingPools, toPoolInputs } from './useNodePools.ts';

const pool = (fields: Partial<PoolValues>): PoolValues => ({
  ...newPool('default', 'cpx11', 'fsn1'),
  ...fields,
});

const messages = (fields: Partial<PoolValues>): string[] => {
  const result = nodePoolsSchema.safeParse([pool(fields)]);
  return result.success ? [] : result.error.issues.map(({ message }) => i18next.t(message));
};

it.each<[Partial<PoolValues>, string]>([
  [{ instanceCount: 0 }, 'Instance count must be 1 to 10'],
  [{ instanceCount: 11 }, 'Instance count must be 1 to 10'],
  [{ isAutoscaling: true, minInstances: 10, maxInstances: 10 }, 'Minimum instances must be 0 to 9'],
  [{ isAutoscaling: true, minInstances: 1, maxInstances: 11 }, 'Maximum instances must be 1 to 10'],
  [
    { isAutoscaling: true, minInstances: 4, maxInstances: 3 },
    'Maximum instances must be at least equal to minimum instances',
  ],
  [
    { isAutoscaling: true, minInstances: 4, maxInstances: 4 },
    'Maximum instances must be greater than minimum instances',
  ],
  [{ name: ' ' }, 'Node pool name is required'],
  [{ instanceType: '' }, 'Server type is required'],
  [{ location: '' }, 'Location is required'],
])("refuses %o with the server's message", (fields, words) => {
  expect(messages(fields)).toContain(words);
});

it.each<Partial<PoolValues>>([
  { instanceCount: 10 },
  { isAutoscaling: true, minInstances: 0, maxInstances: 1 },
  { isAutoscaling: true, minInstances: 9, maxInstances: 10 },
])('accepts %o', (fields) => {
  expect(messages(fields)).toEqual([]);
});

it('sends limits only for autoscaling pools, and a count within them', () => {
  const [fixed, grown] = toPoolInputs([
    pool({ instanceCount: 2 }),
    pool({ isAutoscaling: true, minInstances: 3, maxInstances: 5 }),
  ]);
  expect(fixed).toMatchObject({ instanceCount: 2, minInstances: null, maxInstances: null });
  expect(grown).toMatchObject({ instanceCount: 3, minInstances: 3, maxInstances: 5 });
});

it('finds a free name', () => {
  expect(freeName('default', ['default'])).toBe('default-2');
  expect(freeName('default-2', ['default', 'default-2'])).toBe('default-3');
});

it('restores values of the right shape and adds defaults for the others', () => {
  const [restored] = restorePools([{ name: 'web', instanceCount: 'many', colour: 'red' }, 7]);
  expect(restored).toEqual(newPool('web', '', ''));
  expect(restorePools('nonsense')).toEqual([]);
  expect(startingPools('cpx11', 'fsn1')).toHaveLength(1);
});
