import * as z from 'zod/mini';
import { newPool } from '../poolValues.ts';
import { editSchema } from './editSchema.ts';
import { hasEdits, mergeEdits, toFormPath, toInputs, type EditedPool } from './poolEdits.ts';

const pool = (name: string, changes: Partial<EditedPool> = {}): EditedPool => ({
  ...newPool(name, 'cx23', 'fsn1'),
  poolId: `id-${name}`,
  isRemoved: false,
  ...changes,
});
const added = (name: string) => pool(name, { poolId: null });
const base = [pool('default'), pool('web', { instanceCount: 2 })];

describe('edits of node pools', () => {
  it.each([
    ['nothing', base, false],
    ['a count', [pool('default'), pool('web', { instanceCount: 3 })], true],
    ['a removal', [pool('default'), pool('web', { instanceCount: 2, isRemoved: true })], true],
    ['a new pool', [...base, added('batch')], true],
    ['bounds that are not in force', [pool('default', { maxInstances: 9 }), base[1]!], false],
  ])('are detected against the saved pools: %s', (_what, now, expected) => {
    expect(hasEdits(base, now)).toBe(expected);
  });

  it('are sent with the ids of existing pools, without removed ones', () => {
    const sent = toInputs([
      pool('default', { isAutoscaling: true, instanceCount: 9 }),
      pool('web', { isRemoved: true }),
      added(' batch '),
    ]);
    expect(sent).toEqual([
      expect.objectContaining({ id: 'id-default', instanceCount: 3, minInstances: 1, maxInstances: 3 }),
      expect.objectContaining({ name: 'batch', instanceCount: 1, minInstances: null, maxInstances: null }),
    ]);
    expect(sent[1]).not.toHaveProperty('id');
  });

  it('get refusals at the right pools', () => {
    const pools = [pool('default'), pool('web', { isRemoved: true }), added('batch')];
    expect(toFormPath(pools, 'nodePools.1.name')).toBe('nodePools.2.name');
    expect(toFormPath(pools, 'nodePools.0.instanceType')).toBe('nodePools.0.instanceType');
    expect(toFormPath(pools, 'revision')).toBe('revision');
  });
});

describe("edits on top of another user's changes", () => {
  it('keep edited fields and follow the other user elsewhere', () => {
    const mine = [pool('default', { instanceCount: 4 }), base[1]!, added('batch')];
    const theirs = [
      pool('default', { instanceCount: 2, instanceType: 'cx33' }),
      pool('web', { instanceCount: 7 }),
      pool('gpu'),
    ];
    expect(mergeEdits(base, mine, theirs)).toEqual([
      pool('default', { instanceCount: 4, instanceType: 'cx33' }),
      pool('web', { instanceCount: 7 }),
      pool('gpu'),
      added('batch'),
    ]);
  });

  it('drop pools the other user removed, and keep own removals', () => {
    const mine = [pool('default', { isRemoved: false }), pool('web', { instanceCount: 5 })];
    expect(mergeEdits(base, mine, [pool('default')]).map(({ name }) => name)).toEqual(['default']);
    const theirs = [base[0]!, pool('web', { instanceCount: 2, isRemoved: true })];
    expect(mergeEdits(base, mine, theirs)[1]).toEqual(theirs[1]);
    const removed = [base[0]!, pool('web', { instanceCount: 2, isRemoved: true })];
    expect(mergeEdits(base, removed, base)[1]).toMatchObject({ name: 'web', isRemoved: true });
  });

  it('leave autoscaling on if the other user enabled it', () => {
    const mine = [pool('default', { instanceType: 'cx33' }), base[1]!];
    const theirs = [pool('default', { isAutoscaling: true, minInstances: 2, maxInstances: 6 }), base[1]!];
    expect(mergeEdits(base, mine, theirs)[0]).toMatchObject({
      instanceType: 'cx33',
      isAutoscaling: true,
      minInstances: 2,
      maxInstances: 6,
    });
  });
});

describe('the schema of the form', () => {
  const problems = (nodePools: EditedPool[]) =>
    (z.safeParse(editSchema, { nodePools }).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')} ${message}`,
    );

  it('validates the remaining pools only', () => {
    const wrong = { isAutoscaling: true, minInstances: 5, maxInstances: 2 };
    expect(problems([pool('default', wrong)])).toEqual([
      'nodePools.0.maxInstances nodepools:rules.maxBelowMin',
    ]);
    expect(problems([pool('default'), pool('web', { ...wrong, isRemoved: true })])).toEqual([]);
    expect(problems([added('')])).toContain('nodePools.0.name nodepools:rules.name');
  });

  it('requires unique names, ignoring removed pools', () => {
    expect(problems([pool('web'), added('web')])).toEqual(['nodePools.1.name nodepools:rules.nameTaken']);
    expect(problems([pool('web', { isRemoved: true }), added('web')])).toEqual([]);
  });
});
