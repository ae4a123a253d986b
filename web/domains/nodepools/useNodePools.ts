import { useFieldArray, useFormContext } from 'react-hook-form';
import { useRemovalUndo } from '../../forms/rows/useRemovalUndo.ts';
import { loadNamespaces } from '../../i18n/i18n.ts';
import { DEFAULT_POOL, freeName, newPool, startingCount, type PoolValues } from './poolValues.ts';

export type NodePools = PoolValues[];

/** The schema of a form's pools: each pool, and at least one. Unique names are checked by the form. */
export const loadPoolRules = async () => {
  const [rules] = await Promise.all([import('./poolSchema.ts'), loadNamespaces(['nodepools.rules'])]);
  return rules.nodePoolsSchema;
};
export type PoolRules = Awaited<ReturnType<typeof loadPoolRules>>;

/** A pool with initial values, for other nouns: they may import this hook file, but not poolValues.ts. */
export const blankPool = newPool;

/** The initial pools of a form: one, which cannot be removed. */
export const startingPools = (instanceType: string, location: string): NodePools => [
  newPool(DEFAULT_POOL, instanceType, location),
];

/** Number of nodes of all pools at the start. */
export const startingNodes = (pools: NodePools): number =>
  pools.reduce((sum, pool) => sum + startingCount(pool), 0);

/** The pools as input of mutations; limits only with autoscaling. */
export const toPoolInputs = (pools: NodePools) =>
  pools.map(({ isAutoscaling, minInstances, maxInstances, ...pool }) => ({
    ...pool,
    isAutoscaling,
    instanceCount: startingCount({ ...pool, isAutoscaling, minInstances, maxInstances }),
    minInstances: isAutoscaling ? minInstances : null,
    maxInstances: isAutoscaling ? maxInstances : null,
  }));

function restorePool(stored: unknown): PoolValues[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const blank = newPool('', '', '');
  const fitting = Object.entries(stored).filter(
    ([key, value]) => key in blank && typeof value === typeof blank[key as keyof PoolValues],
  );
  return [{ ...blank, ...Object.fromEntries(fitting) }];
}

/** Parses stored pools of any version; empty if there are none. */
export const restorePools = (stored: unknown): NodePools =>
  Array.isArray(stored) ? stored.flatMap(restorePool) : [];

interface PoolForm {
  nodePools: PoolValues[];
}

/** The pools at `nodePools` of the surrounding form: add, duplicate and remove pools. `unnamed` names one without a name. */
export function useNodePools(blank: { instanceType: string; location: string }, unnamed: string) {
  const { control, getValues, setFocus } = useFormContext<PoolForm>();
  const { fields, append, insert, remove } = useFieldArray<PoolForm>({ name: 'nodePools' });
  const offerUndo = useRemovalUndo(control, fields);
  const names = () => getValues('nodePools').map(({ name }) => name);

  /** Returns the name of the pool. */
  const add = (): string => {
    const name = freeName('pool', names());
    append(newPool(name, blank.instanceType, blank.location), {
      focusName: `nodePools.${fields.length}.name`,
    });
    return name;
  };
  /** Returns the name of the copy. */
  const duplicate = (index: number): string => {
    const source = getValues(`nodePools.${index}`);
    const name = freeName(source.name, names());
    insert(index + 1, { ...source, name }, { focusName: `nodePools.${index + 1}.name` });
    return name;
  };
  const drop = (index: number): void => {
    const pool = getValues(`nodePools.${index}`);
    // The focused button is removed with its pool.
    setFocus(`nodePools.${index === 0 ? 1 : index - 1}.name`);
    remove(index);
    offerUndo(pool.name || unnamed, () => {
      insert(index, pool, { shouldFocus: false });
      // The pool is rendered first; the form's own focus opens its tab.
      setTimeout(() => setFocus(`nodePools.${index}.name`));
    });
  };
  return { fields, add, duplicate, drop };
}
